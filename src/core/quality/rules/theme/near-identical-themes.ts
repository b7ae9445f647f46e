import type { ContentRecord } from '../../../content/assemble-content.ts'
import { deltaE } from '../../../kernel/color/color.ts'
import { getDefaultMode, getHexColor } from '../../../theme/palette.ts'
import type { CorpusFinding, CorpusRule } from '../../rule.ts'

/** The colors that define the appearance of a theme. */
const KEY_COLORS = [
  'background',
  'surface',
  'border',
  'text',
  'primary',
  'secondary',
  'accent',
  'link',
]

/** The minimum mean difference (CIEDE2000) of two themes. */
const MIN_MEAN_DIFFERENCE = 8

/** Forbids themes that are nearly identical. */
export const nearIdenticalThemesRule: CorpusRule = {
  id: 'T9',
  requirement:
    'The key colors of any two themes differ by at least 8 on average in their default modes.',
  severity: 'warn',
  source: 'quality',
  scope: 'corpus',
  isPairwise: true,
  check({ records: { themes } }) {
    const palettes = themes.flatMap(getKeyColors)
    return palettes.flatMap((palette, index) =>
      palettes.slice(0, index).flatMap((other) => compareThemes(palette, other)),
    )
  },
}

interface KeyColors {
  readonly record: ContentRecord<'themes'>
  readonly colors: readonly string[]
}

/** Returns the key colors of a theme, or nothing if any is missing. */
function getKeyColors(record: ContentRecord<'themes'>): KeyColors[] {
  const mode = getDefaultMode(record.authored)
  const colors = KEY_COLORS.flatMap((token) => getHexColor(record.authored, token, mode) ?? [])
  return colors.length === KEY_COLORS.length ? [{ record, colors }] : []
}

function compareThemes({ record, colors }: KeyColors, other: KeyColors): CorpusFinding[] {
  const sum = colors.reduce(
    (total, color, index) => total + (deltaE(color, other.colors[index] ?? '') ?? 0),
    0,
  )
  const mean = sum / colors.length
  if (mean >= MIN_MEAN_DIFFERENCE) return []
  const { slug } = other.record
  return [
    {
      record,
      pointer: '/palette',
      message: `The theme is hard to distinguish from "${slug}".`,
      hint: 'Change its key colors, or remove one of the two themes.',
      evidence: [`mean ΔE ${mean.toFixed(2)} to "${slug}", minimum ${MIN_MEAN_DIFFERENCE}`],
    },
  ]
}
