import { resolve } from 'node:path'
import { humanize } from '../../index.ts'
import { type Theme, type ThemeFromCss, themeFromCss } from '../../themes.ts'
import { OperationError } from '../errors.ts'
import { requireText } from '../files.ts'
import { CUSTOM_FOLDER } from '../project.ts'
import type { ProjectFact } from './project-facts.ts'

/** A theme that was imported from a style sheet of the project. */
export interface ImportedTheme {
  readonly theme: Theme
  readonly facts: readonly ProjectFact[]
  /** The path of its file, relative to the root. */
  readonly file: string
  readonly text: string
}

/** Creates a theme from the custom properties of a style sheet. */
export async function importTheme(root: string, file: string, id: string): Promise<ImportedTheme> {
  const text = await requireText(resolve(root, file), file)
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
  return {
    theme: result.theme,
    facts: toProjectFacts(result, file),
    file: `${CUSTOM_FOLDER}/themes/${id}.json`,
    text: `${JSON.stringify(result.theme, null, 2)}\n`,
  }
}

function toProjectFacts(
  { theme, importedValues, derivedValues, missingParts, contrast }: ThemeFromCss,
  file: string,
): ProjectFact[] {
  const failed = contrast.filter(({ passes }) => !passes).length
  const parts = [
    `${importedValues.length} values imported`,
    ...(derivedValues.length > 0 ? [`${derivedValues.length} derived`] : []),
    ...(missingParts.length > 0 ? [`no ${missingParts.join(', ')}`] : []),
    ...(failed > 0 ? [`${failed} of ${contrast.length} color pairs with too little contrast`] : []),
  ]
  return [{ what: 'theme', value: `${theme.id}: ${parts.join('; ')}`, from: file }]
}
