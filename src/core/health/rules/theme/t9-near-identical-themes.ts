import { deltaE } from '../../../color/color.ts'
import type { ContentRecord } from '../../../content/assemble-content.ts'
import { getDefaultMode, getHexColor } from '../../../theme/palette.ts'
import type { CorpusFinding, CorpusRule } from '../../rule.ts'

/** The colours that a theme is recognised by: its grounds, lines, text and actions. */
const KEY_COLORS = [
  ...['background', 'surface', 'border', 'text'],
  ...['primary', 'secondary', 'accent', 'link'],
]

/** The least mean difference (CIEDE2000) of two themes. */
const MIN_MEAN_DIFFERENCE = 8

/** No theme is the copy of another. */
export const nearIdenticalThemesRule: CorpusRule = {
  id: 'T9',
  requirement:
    'The key colours of any two themes differ by at least 8 on average in their default modes.',
  severity: 'warn',
  source: 'quality',
  scope: 'corpus',
  isPairwise: true,
  check({ records: { themes } }) {
    const looks = themes.flatMap(getKeyColors)
    return looks.flatMap((look, at) =>
      looks.slice(0, at).flatMap((other) => compareThemes(look, other)),
    )
  },
}

interface KeyColors {
  readonly record: ContentRecord<'themes'>
  readonly colors: readonly string[]
}

/** The key colours of a theme; nothing for one that lacks any. */
function getKeyColors(record: ContentRecord<'themes'>): KeyColors[] {
  const mode = getDefaultMode(record.authored)
  const colors = KEY_COLORS.flatMap((token) => getHexColor(record.authored, token, mode) ?? [])
  return colors.length === KEY_COLORS.length ? [{ record, colors }] : []
}

function compareThemes({ record, colors }: KeyColors, other: KeyColors): CorpusFinding[] {
  const sum = colors.reduce(
    (all, color, at) => all + (deltaE(color, other.colors[at] ?? '') ?? 0),
    0,
  )
  const mean = sum / colors.length
  if (mean >= MIN_MEAN_DIFFERENCE) return []
  const { slug } = other.record
  return [
    {
      record,
      pointer: '/palette',
      message: `The theme is hard to tell from "${slug}".`,
      remedy: `Give it a look of its own, or drop one of the two.`,
      evidence: [`mean ΔE ${mean.toFixed(2)} to "${slug}", at least ${MIN_MEAN_DIFFERENCE} asked`],
    },
  ]
}
