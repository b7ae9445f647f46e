import { resolve } from 'node:path'
import { type Theme, type ThemeFromCss, themeFromCss } from '../../themes.ts'
import { CliError } from '../errors.ts'
import { requireText } from '../files.ts'
import { CUSTOM_FOLDER } from '../project.ts'
import type { ProjectFact } from './project-facts.ts'

/** A theme that was read from a project's own style sheet. */
export interface ImportedTheme {
  readonly theme: Theme
  readonly facts: readonly ProjectFact[]
  /** Its file, from the root. */
  readonly file: string
  readonly text: string
}

/** Reads the custom properties of a style sheet as a theme of the project. */
export async function importTheme(root: string, sheet: string, id: string): Promise<ImportedTheme> {
  const text = await requireText(resolve(root, sheet), sheet)
  const read = themeFromCss(text, { id, name: humanizeId(id) })
  if (read.importedValues.length === 0) {
    throw new CliError('theme-empty', `${sheet} has no custom property that a theme could use.`, {
      hint: 'Names such as --background and --primary, or --color-background, are known.',
    })
  }
  return {
    theme: read.theme,
    facts: toProjectFacts(read, sheet),
    file: `${CUSTOM_FOLDER}/themes/${id}.json`,
    text: `${JSON.stringify(read.theme, null, 2)}\n`,
  }
}

const humanizeId = (id: string): string =>
  `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll('-', ' ')

function toProjectFacts(
  { theme, importedValues, derivedValues, missingParts, contrast }: ThemeFromCss,
  sheet: string,
): ProjectFact[] {
  const low = contrast.filter(({ passes }) => !passes).length
  const parts = [
    `${importedValues.length} values taken`,
    ...(derivedValues.length > 0 ? [`${derivedValues.length} derived`] : []),
    ...(missingParts.length > 0 ? [`no ${missingParts.join(', ')}`] : []),
    ...(low > 0 ? [`${low} of ${contrast.length} pairs of colours too close`] : []),
  ]
  return [{ what: 'theme', value: `${theme.id}: ${parts.join('; ')}`, from: sheet }]
}
