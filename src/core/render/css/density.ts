import { getVocabularyNumbers } from '../../essence/vocabulary.ts'
import { SPACING_DENSITY } from '../../generated/vocabulary.ts'
import { asNumber } from '../../kernel/json/value.ts'

/** The padding and gap of each density in spacing units, and the text size of its controls. */
const SPACES = {
  compact: { pad: 4, gap: 3, text: 'sm' },
  comfortable: { pad: 5, gap: 4, text: 'base' },
  spacious: { pad: 6, gap: 4, text: 'base' },
} as const

export type Density = keyof typeof SPACES

const DENSITIES = Object.keys(SPACES) as readonly Density[]

export const isDensity = (value: unknown): value is Density => DENSITIES.includes(value as Density)

/** Returns the custom properties of a density; the vocabulary defines its heights. */
export function densityProperties(density: Density): string {
  const { pad, gap, text } = SPACES[density]
  const { control_rem, row_rem } = getVocabularyNumbers(SPACING_DENSITY, density)
  return [
    `--control: ${asNumber(control_rem, 0) ?? 2.5}rem`,
    `--row: ${asNumber(row_rem, 0) ?? 3}rem`,
    `--pad: calc(var(--unit) * ${pad})`,
    `--gap: calc(var(--unit) * ${gap})`,
    `--text-ui: var(--text-${text})`,
  ]
    .map((line) => `  ${line};\n`)
    .join('')
}

/** Returns the default spacing of a page, and the rules for each `data-density` value. */
export const densityCss = (): string =>
  [
    `:root {\n${ROOT_SPACING}${densityProperties('comfortable')}}`,
    ...DENSITIES.map(
      (density) => `:root[data-density="${density}"] {\n${densityProperties(density)}}`,
    ),
  ].join('\n\n')

const ROOT_SPACING = `  --unit: 0.25rem;
  --content-gap: 1.5rem;
  --section-padding: 3rem;
  --radius-field: min(var(--radius-control), 0.75rem);
`
