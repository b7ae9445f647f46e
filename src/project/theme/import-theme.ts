import { humanize } from '../../internal.ts'
import { type Theme, type ThemeFromCss, themeFromCss } from '../../themes.ts'
import type { ProjectStylesheet } from '../detect/find-stylesheet.ts'
import type { ProjectFact } from '../detect/project-facts.ts'
import { OperationError } from '../errors.ts'
import { CUSTOM_FOLDER } from '../folder/project.ts'

/** A theme that was imported from a style sheet of the project. */
export interface ImportedTheme {
  readonly theme: Theme
  readonly facts: readonly ProjectFact[]
  /** The path of its file, relative to the root. */
  readonly file: string
  readonly text: string
}

/** Creates a theme from the custom properties of a style sheet. */
export function importTheme({ file, text }: ProjectStylesheet, id: string): ImportedTheme {
  const result = themeFromCss(text, { id, name: humanize(id) })
  if (result.importedValues.length === 0) {
    throw new OperationError(
      'theme-empty',
      `${file} has no custom properties that a theme can use.`,
      {
        hint: 'Supported names are, for example, --background, --primary and --color-background.',
      },
    )
  }
  const theme: Theme = { ...result.theme, source: file }
  return {
    theme,
    facts: toProjectFacts(result, file),
    file: `${CUSTOM_FOLDER}/themes/${id}.json`,
    text: `${JSON.stringify(theme, null, 2)}\n`,
  }
}

function toProjectFacts(
  { theme, importedValues, derivedValues, missingParts, contrast }: ThemeFromCss,
  file: string,
): ProjectFact[] {
  const failed = contrast.filter(({ passes }) => !passes).length
  const parts = [
    `${importedValues.length} values imported`,
    ...(derivedValues.length > 0 ? [describeDerived(derivedValues)] : []),
    ...(missingParts.length > 0 ? [`no ${missingParts.join(', ')}`] : []),
    ...(failed > 0 ? [`${failed} of ${contrast.length} color pairs with too little contrast`] : []),
  ]
  return [{ what: 'theme', value: `${theme.id}: ${parts.join('; ')}`, from: file }]
}

/** The derived colors that decide how an app looks. */
const MAIN_COLORS = ['primary', 'focus', 'surface']

/** Says how many values were derived, and from what the most visible ones. */
function describeDerived(values: ThemeFromCss['derivedValues']): string {
  const main = MAIN_COLORS.flatMap((color) => {
    const value = values.find(({ token }) => token === `--color-${color}`)
    return value ? [`${color} ${value.derivation}`] : []
  })
  return `${values.length} derived${main.length > 0 ? ` (${main.join(', ')})` : ''}`
}
