import { deltaE } from '../../color.ts'
import type { JsonObject } from '../../content/fields.ts'
import { contrastRatio } from '../../contrast.ts'
import {
  CONTRAST_PAIRS,
  type ContrastPair,
  groundName,
  groundOf,
} from '../../theme/contrast-pairs.ts'
import { CHARTS, hexOf, MODES, type Mode } from '../../theme/palette.ts'
import { getColorPointer } from '../color-pointer.ts'
import type { Finding, RecordRule } from '../rule.ts'

/** The colours of a theme can be told apart wherever a page puts them together. */
export const contrastRule: RecordRule<'themes'> = {
  id: 'T2',
  requirement:
    'Text, controls and charts keep their contrast in both modes, on plain and tinted grounds.',
  severity: 'error',
  source: 'quality',
  types: ['themes'],
  check: ({ authored }) =>
    MODES.flatMap((mode) => [
      ...CONTRAST_PAIRS.flatMap((pair) => checkPair(authored, pair, mode)),
      ...checkCharts(authored, mode),
    ]),
}

function checkPair(theme: JsonObject, pair: ContrastPair, mode: Mode): Finding[] {
  const ink = hexOf(theme, pair.ink, mode)
  const ground = groundOf(theme, pair, mode)
  const ratio = ink && ground && contrastRatio(ink, ground)
  if (!ratio || ratio >= pair.least) return []
  const where = `on ${groundName(pair)} in mode ${mode}`
  return [
    {
      pointer: getColorPointer(theme, pair.ink, mode),
      message: `"${pair.ink}" ${where} has contrast ${formatTruncated(ratio)}, less than ${pair.least}.`,
      remedy: `Move "${pair.ink}" or "${pair.tint ?? pair.ground}" apart in lightness.`,
      evidence: [`${ink} on ${ground}: ${formatTruncated(ratio)}`],
    },
  ]
}

/** Two places, cut and not rounded, so that a value that fails never looks like one that passes. */
const formatTruncated = (value: number): string => (Math.floor(value * 100) / 100).toFixed(2)

/** How far apart two series must be (CIEDE2000). */
const MIN_CHART_DIFFERENCE = 15

function checkCharts(theme: JsonObject, mode: Mode): Finding[] {
  return CHARTS.flatMap((token, at) =>
    CHARTS.slice(0, at).flatMap((other) => {
      const [color, near] = [hexOf(theme, token, mode), hexOf(theme, other, mode)]
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
