import { asArray, asObject, type JsonObject } from '../../content/fields.ts'
import { CHARTS, COLORS, defaultMode, hexOf, MODES } from '../../theme/palette.ts'
import { colorPointer } from '../color-pointer.ts'
import { toNearestPointer } from '../pointer-into.ts'
import type { Finding, RecordRule } from '../rule.ts'

/** Both modes of a theme have every colour. */
export const paletteComplete: RecordRule<'themes'> = {
  id: 'T1',
  asks: 'A theme has the modes light and dark, every colour in both, and a seed taken from them.',
  severity: 'error',
  source: 'coverage',
  types: ['themes'],
  check: ({ authored }) => [...modes(authored), ...colors(authored), ...seed(authored)],
}

function modes(theme: JsonObject): Finding[] {
  const has = asArray(theme.modes)
  const isComplete = has.length === MODES.length && MODES.every((mode) => has.includes(mode))
  const isStated = MODES.some((mode) => mode === theme.default_mode)
  return [
    ...(isComplete ? [] : [wrong(theme, 'modes', 'Set "modes" to ["light", "dark"].')]),
    ...(isStated ? [] : [wrong(theme, 'default_mode', 'Set "default_mode" to one of the modes.')]),
  ]
}

const wrong = (theme: JsonObject, key: string, remedy: string): Finding => ({
  pointer: toNearestPointer(theme, [key]),
  message: `"${key}" is missing, or names other modes than light and dark.`,
  remedy,
})

const colors = (theme: JsonObject): Finding[] =>
  [...COLORS, ...CHARTS].flatMap((token) => {
    const missing = MODES.filter((mode) => hexOf(theme, token, mode) === undefined)
    const [first] = missing
    if (first === undefined) return []
    return {
      pointer: colorPointer(theme, token, first),
      message: `The colour "${token}" has no six-digit hex value in mode ${missing.join(' and ')}.`,
      remedy: `Give "${token}" a value such as "#1D4F7C" for each mode.`,
    }
  })

function seed(theme: JsonObject): Finding[] {
  const mode = defaultMode(theme)
  return Object.entries(asObject(theme.seed)).flatMap(([token, value]) => {
    const color = hexOf(theme, token, mode)
    if (color !== undefined && color === value) return []
    return {
      pointer: toNearestPointer(theme, ['seed', token]),
      message: `The seed "${token}" is not the colour that the palette has in mode ${mode}.`,
      remedy: color
        ? `Set it to "${color}".`
        : 'Take it out, or give the palette a colour of that name.',
    }
  })
}
