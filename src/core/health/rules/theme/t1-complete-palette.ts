import { toNearestPointer } from '../../../json/pointer.ts'
import { asArray, asObject, type JsonObject } from '../../../json/value.ts'
import {
  CHART_COLORS,
  getDefaultMode,
  getHexColor,
  MODES,
  PALETTE_COLORS,
} from '../../../theme/palette.ts'
import { type Finding, getColorPointer, type RecordRule } from '../../rule.ts'

/** Both modes of a theme have every colour. */
export const completePaletteRule: RecordRule<'themes'> = {
  id: 'T1',
  requirement:
    'A theme has the modes light and dark, every colour in both, and a seed taken from them.',
  severity: 'error',
  source: 'coverage',
  scope: 'record',
  types: ['themes'],
  check: ({ authored }) => [
    ...checkModes(authored),
    ...checkColors(authored),
    ...checkSeed(authored),
  ],
}

function checkModes(theme: JsonObject): Finding[] {
  const has = asArray(theme.modes)
  const isComplete = has.length === MODES.length && MODES.every((mode) => has.includes(mode))
  const isStated = MODES.some((mode) => mode === theme.default_mode)
  return [
    ...(isComplete ? [] : [modeFinding(theme, 'modes', 'Set "modes" to ["light", "dark"].')]),
    ...(isStated
      ? []
      : [modeFinding(theme, 'default_mode', 'Set "default_mode" to one of the modes.')]),
  ]
}

const modeFinding = (theme: JsonObject, key: string, remedy: string): Finding => ({
  pointer: toNearestPointer(theme, [key]),
  message: `"${key}" is missing, or names other modes than light and dark.`,
  remedy,
})

const checkColors = (theme: JsonObject): Finding[] =>
  [...PALETTE_COLORS, ...CHART_COLORS].flatMap((token) => {
    const missing = MODES.filter((mode) => getHexColor(theme, token, mode) === undefined)
    const [first] = missing
    if (first === undefined) return []
    return {
      pointer: getColorPointer(theme, token, first),
      message: `The colour "${token}" has no six-digit hex value in mode ${missing.join(' and ')}.`,
      remedy: `Give "${token}" a value such as "#1D4F7C" for each mode.`,
    }
  })

function checkSeed(theme: JsonObject): Finding[] {
  const mode = getDefaultMode(theme)
  return Object.entries(asObject(theme.seed)).flatMap(([token, value]) => {
    const color = getHexColor(theme, token, mode)
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
