import { deltaE } from '../../../color/color.ts'
import { contrastRatio } from '../../../color/contrast.ts'
import type { JsonObject } from '../../../json/value.ts'
import {
  CONTRAST_PAIRS,
  type ContrastPair,
  describeBackground,
  getBackgroundColor,
} from '../../../theme/contrast-report.ts'
import { CHART_COLORS, getHexColor, MODES, type Mode } from '../../../theme/palette.ts'
import { type Finding, getColorPointer, type RecordRule } from '../../rule.ts'

/** The colours of a theme can be told apart wherever a page puts them together. */
export const contrastRule: RecordRule<'themes'> = {
  id: 'T2',
  requirement:
    'Text, controls and charts keep their contrast in both modes, on plain and tinted grounds.',
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

function checkPair(theme: JsonObject, pair: ContrastPair, mode: Mode): Finding[] {
  const ink = getHexColor(theme, pair.foreground, mode)
  const ground = getBackgroundColor(theme, pair, mode)
  const ratio = ink && ground && contrastRatio(ink, ground)
  if (!ratio || ratio >= pair.minRatio) return []
  const where = `on ${describeBackground(pair)} in mode ${mode}`
  return [
    {
      pointer: getColorPointer(theme, pair.foreground, mode),
      message: `"${pair.foreground}" ${where} has contrast ${formatTruncated(ratio)}, less than ${pair.minRatio}.`,
      remedy: `Move "${pair.foreground}" or "${pair.tint ?? pair.background}" apart in lightness.`,
      evidence: [`${ink} on ${ground}: ${formatTruncated(ratio)}`],
    },
  ]
}

/** Two places, cut and not rounded, so that a value that fails never looks like one that passes. */
const formatTruncated = (value: number): string => (Math.floor(value * 100) / 100).toFixed(2)

/** How far apart two series must be (CIEDE2000). */
const MIN_CHART_DIFFERENCE = 15

function checkCharts(theme: JsonObject, mode: Mode): Finding[] {
  return CHART_COLORS.flatMap((token, at) =>
    CHART_COLORS.slice(0, at).flatMap((other) => {
      const [color, near] = [getHexColor(theme, token, mode), getHexColor(theme, other, mode)]
      const difference = color && near && deltaE(color, near)
      if (typeof difference !== 'number' || difference >= MIN_CHART_DIFFERENCE) return []
      const apart = formatTruncated(difference)
      const pair = `"${token}" and "${other}"`
      return {
        pointer: getColorPointer(theme, token, mode),
        message: `${pair} differ by ${apart} in mode ${mode}, less than ${MIN_CHART_DIFFERENCE}.`,
        remedy: 'Change the hue or the lightness of one of the two.',
        evidence: [`${color} and ${near}: ${apart}`],
      }
    }),
  )
}
