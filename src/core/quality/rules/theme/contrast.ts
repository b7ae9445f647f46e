import { deltaE } from '../../../kernel/color/color.ts'
import { contrastRatio } from '../../../kernel/color/contrast.ts'
import type { JsonObject } from '../../../kernel/json/value.ts'
import {
  CONTRAST_PAIRS,
  type ContrastPair,
  describeBackground,
  getBackgroundColor,
} from '../../../theme/contrast-report.ts'
import { CHART_COLORS, getHexColor, MODES, type Mode } from '../../../theme/palette.ts'
import type { RecordDraft } from '../../finding.ts'
import { getColorPointer, type RecordRule } from '../../rule.ts'

/** Requires sufficient contrast between all colors that pages combine. */
export const contrastRule: RecordRule<'themes'> = {
  id: 'T2',
  requirement: 'Text, controls and charts have enough contrast in both modes, on all backgrounds.',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['themes'],
  check: ({ authored }) =>
    MODES.flatMap((mode) => [
      ...CONTRAST_PAIRS.flatMap((pair) => checkPair(authored, pair, mode)),
      ...checkCharts(authored, mode),
    ]),
}

function checkPair(theme: JsonObject, pair: ContrastPair, mode: Mode): RecordDraft[] {
  const foreground = getHexColor(theme, pair.foreground, mode)
  const background = getBackgroundColor(theme, pair, mode)
  const ratio = foreground && background && contrastRatio(foreground, background)
  if (!ratio || ratio >= pair.minRatio) return []
  const subject = `"${pair.foreground}" on ${describeBackground(pair)} in ${mode} mode`
  return [
    {
      pointer: getColorPointer(theme, pair.foreground, mode),
      message: `${subject} has contrast ${formatTruncated(ratio)}, less than ${pair.minRatio}.`,
      hint: `Change the lightness of "${pair.foreground}" or "${pair.tint ?? pair.background}".`,
      evidence: [`${foreground} on ${background}: ${formatTruncated(ratio)}`],
    },
  ]
}

/** Truncates to two decimals, because a failing value that is rounded could look like a pass. */
const formatTruncated = (value: number): string => (Math.floor(value * 100) / 100).toFixed(2)

/** The minimum difference of two chart colors (CIEDE2000). */
const MIN_CHART_DIFFERENCE = 15

function checkCharts(theme: JsonObject, mode: Mode): RecordDraft[] {
  return CHART_COLORS.flatMap((token, index) =>
    CHART_COLORS.slice(0, index).flatMap((otherToken) => {
      const color = getHexColor(theme, token, mode)
      const other = getHexColor(theme, otherToken, mode)
      const difference = color && other && deltaE(color, other)
      if (typeof difference !== 'number' || difference >= MIN_CHART_DIFFERENCE) return []
      const amount = formatTruncated(difference)
      const pair = `"${token}" and "${otherToken}"`
      return {
        pointer: getColorPointer(theme, token, mode),
        message: `${pair} differ by ${amount} in ${mode} mode, less than ${MIN_CHART_DIFFERENCE}.`,
        hint: 'Change the hue or the lightness of one of the two.',
        evidence: [`${color} and ${other}: ${amount}`],
      }
    }),
  )
}
