import { deltaE } from '../../../kernel/color/color.ts'
import { asStrings } from '../../../kernel/json/value.ts'
import { getHexColor, MODES } from '../../../theme/palette.ts'
import { getColorPointer, type RecordRule } from '../../rule.ts'

/** Colors whose meanings must not be confused. */
const COLORS = ['primary', 'accent', 'success', 'danger'] as const

/** The minimum difference (CIEDE2000) at which two colors are easy to distinguish. */
const MIN_DIFFERENCE = 12

/** Requires colors with different meanings to look different. */
export const distinctColorsRule: RecordRule<'themes'> = {
  id: 'T11',
  requirement:
    'Primary, accent, success and danger differ from each other, except for pairs in "equal_on_purpose".',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['themes'],
  check({ authored }) {
    const equal = new Set(asStrings(authored.equal_on_purpose).map(toPairKey))
    return MODES.flatMap((mode) =>
      COLOR_PAIRS.filter((pair) => !equal.has(toPairKey(pair.join(' ')))).flatMap(
        ([first, second]) => {
          const a = getHexColor(authored, first, mode)
          const b = getHexColor(authored, second, mode)
          const difference = a && b ? deltaE(a, b) : undefined
          if (difference === undefined || difference >= MIN_DIFFERENCE) return []
          // Truncated, because a failing value that is rounded could look like a pass.
          const amount = (Math.floor(difference * 100) / 100).toFixed(2)
          return {
            pointer: getColorPointer(authored, second, mode),
            message: `"${first}" and "${second}" differ by ${amount} in ${mode} mode, less than ${MIN_DIFFERENCE}.`,
            hint: `Change the hue or the lightness of one of the two, or add "${first} ${second}" to "equal_on_purpose".`,
            evidence: [`${a} and ${b}: ${amount}`],
          }
        },
      ),
    )
  },
}

const COLOR_PAIRS = COLORS.flatMap((second, index) =>
  COLORS.slice(0, index).map((first) => [first, second] as const),
)

const toPairKey = (pair: string): string => pair.split(' ').sort().join(' ')
