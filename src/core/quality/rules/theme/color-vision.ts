import {
  type ColorVisionDeficiency,
  deltaE,
  simulateDeficiency,
} from '../../../kernel/color/color.ts'
import { getHexColor, MODES } from '../../../theme/palette.ts'
import { getColorPointer, type RecordRule } from '../../rule.ts'

const DEFICIENCIES: readonly ColorVisionDeficiency[] = ['deuteranopia', 'protanopia']

/** The minimum difference (CIEDE2000) at which two colors are easy to distinguish. */
const MIN_DIFFERENCE = 12

/** Requires success and danger to differ for people with red-green color blindness. */
export const colorVisionRule: RecordRule<'themes'> = {
  id: 'T5',
  requirement:
    'Success and danger differ under deuteranopia and protanopia, or each status has a shape.',
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
        message: `"success" and "danger" look alike under ${name} in ${mode} mode.`,
        hint: 'Increase their difference in lightness, or set "status_shape" to true.',
        evidence: [
          `ΔE ${simulatedDifference(success, danger, name).toFixed(2)}, minimum ${MIN_DIFFERENCE}`,
        ],
      }))
    })
  },
}

function simulatedDifference(a: string, b: string, deficiency: ColorVisionDeficiency): number {
  const [first, second] = [simulateDeficiency(a, deficiency), simulateDeficiency(b, deficiency)]
  return (first && second && deltaE(first, second)) || 0
}
