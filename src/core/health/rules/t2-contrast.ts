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
import { colorPointer } from '../color-pointer.ts'
import type { Finding, RecordRule } from '../rule.ts'

/** The colours of a theme can be told apart wherever a page puts them together. */
export const contrastKept: RecordRule<'themes'> = {
  id: 'T2',
  asks: 'Text, controls and charts keep their contrast in both modes, on plain and tinted grounds.',
  severity: 'error',
  source: 'quality',
  types: ['themes'],
  check: ({ authored }) =>
    MODES.flatMap((mode) => [
      ...CONTRAST_PAIRS.flatMap((pair) => weak(authored, pair, mode)),
      ...charts(authored, mode),
    ]),
}

function weak(theme: JsonObject, pair: ContrastPair, mode: Mode): Finding[] {
  const ink = hexOf(theme, pair.ink, mode)
  const ground = groundOf(theme, pair, mode)
  const ratio = ink && ground && contrastRatio(ink, ground)
  if (!ratio || ratio >= pair.least) return []
  const where = `on ${groundName(pair)} in mode ${mode}`
  return [
    {
      pointer: colorPointer(theme, pair.ink, mode),
      message: `"${pair.ink}" ${where} has contrast ${shown(ratio)}, less than ${pair.least}.`,
      remedy: `Move "${pair.ink}" or "${pair.tint ?? pair.ground}" apart in lightness.`,
      evidence: [`${ink} on ${ground}: ${shown(ratio)}`],
    },
  ]
}

/** Two places, cut and not rounded, so that a value that fails never looks like one that passes. */
const shown = (value: number): string => (Math.floor(value * 100) / 100).toFixed(2)

/** How far apart two series must be (CIEDE2000). */
const APART = 15

function charts(theme: JsonObject, mode: Mode): Finding[] {
  return CHARTS.flatMap((token, at) =>
    CHARTS.slice(0, at).flatMap((other) => {
      const [color, near] = [hexOf(theme, token, mode), hexOf(theme, other, mode)]
      const difference = color && near && deltaE(color, near)
      if (typeof difference !== 'number' || difference >= APART) return []
      const apart = shown(difference)
      const pair = `"${token}" and "${other}"`
      return {
        pointer: colorPointer(theme, token, mode),
        message: `${pair} differ by ${apart} in mode ${mode}, less than ${APART}.`,
        remedy: 'Change the hue or the lightness of one of the two.',
        evidence: [`${color} and ${near}: ${apart}`],
      }
    }),
  )
}
