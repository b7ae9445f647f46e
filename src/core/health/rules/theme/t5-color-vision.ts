import { type ColorVisionDeficiency, deltaE, simulateDeficiency } from '../../../color/color.ts'
import { getHexColor, MODES } from '../../../theme/palette.ts'
import { getColorPointer, type RecordRule } from '../../rule.ts'

const DEFICIENCIES: readonly ColorVisionDeficiency[] = ['deuteranopia', 'protanopia']

/** The least difference (CIEDE2000) by which two colours are told apart at a glance. */
const MIN_DIFFERENCE = 12

/** Success and danger stay apart for people who do not see red or green. */
export const colorVisionRule: RecordRule<'themes'> = {
  id: 'T5',
  requirement:
    'Success and danger differ under deuteranopia and protanopia, or statuses have a shape.',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['themes'],
  check({ authored }) {
    if (authored.status_shape === true) return []
    return MODES.flatMap((mode) => {
      const [success, danger] = ['success', 'danger'].map((token) =>
        getHexColor(authored, token, mode),
      )
      if (success === undefined || danger === undefined) return []
      return DEFICIENCIES.filter(
        (name) => simulatedDifference(success, danger, name) < MIN_DIFFERENCE,
      ).map((name) => ({
        pointer: getColorPointer(authored, 'success', mode),
        message: `"success" and "danger" look alike under ${name} in mode ${mode}.`,
        remedy: 'Move the two apart in lightness, or set "status_shape" and give each a shape.',
        evidence: [
          `ΔE ${simulatedDifference(success, danger, name).toFixed(2)}, at least ${MIN_DIFFERENCE} asked`,
        ],
      }))
    })
  },
}

function simulatedDifference(a: string, b: string, deficiency: ColorVisionDeficiency): number {
  const [first, second] = [simulateDeficiency(a, deficiency), simulateDeficiency(b, deficiency)]
  return (first && second && deltaE(first, second)) || 0
}
