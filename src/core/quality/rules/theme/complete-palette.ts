import { toNearestPointer } from '../../../kernel/json/pointer.ts'
import { asArray, asObject, type JsonObject } from '../../../kernel/json/value.ts'
import {
  CHART_COLORS,
  getDefaultMode,
  getHexColor,
  MODES,
  PALETTE_COLORS,
} from '../../../theme/palette.ts'
import type { RecordDraft } from '../../finding.ts'
import { getColorPointer, type RecordRule } from '../../rule.ts'

/** Requires every color in both modes. */
export const completePaletteRule: RecordRule<'themes'> = {
  id: 'T1',
  requirement:
    'A theme has light and dark modes, every color in both, and a seed from its palette.',
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

function checkModes(theme: JsonObject): RecordDraft[] {
  const modes = asArray(theme.modes)
  const isComplete = modes.length === MODES.length && MODES.every((mode) => modes.includes(mode))
  const hasDefault = MODES.some((mode) => mode === theme.default_mode)
  return [
    ...(isComplete ? [] : [modeFinding(theme, 'modes', 'Set "modes" to ["light", "dark"].')]),
    ...(hasDefault
      ? []
      : [modeFinding(theme, 'default_mode', 'Set "default_mode" to one of the modes.')]),
  ]
}

const modeFinding = (theme: JsonObject, key: string, hint: string): RecordDraft => ({
  pointer: toNearestPointer(theme, [key]),
  message: `"${key}" is missing or names a mode other than light and dark.`,
  hint,
})

const checkColors = (theme: JsonObject): RecordDraft[] =>
  [...PALETTE_COLORS, ...CHART_COLORS].flatMap((token) => {
    const missing = MODES.filter((mode) => getHexColor(theme, token, mode) === undefined)
    const [first] = missing
    if (first === undefined) return []
    return {
      pointer: getColorPointer(theme, token, first),
      message: `The color "${token}" has no six-digit hex value in ${missing.join(' and ')} mode.`,
      hint: `Set "${token}" to a value such as "#1D4F7C" for each mode.`,
    }
  })

function checkSeed(theme: JsonObject): RecordDraft[] {
  const mode = getDefaultMode(theme)
  return Object.entries(asObject(theme.seed)).flatMap(([token, value]) => {
    const color = getHexColor(theme, token, mode)
    if (color !== undefined && color === value) return []
    return {
      pointer: toNearestPointer(theme, ['seed', token]),
      message: `The seed "${token}" differs from the palette in ${mode} mode.`,
      hint: color
        ? `Set it to "${color}".`
        : 'Remove it, or add a color with this name to the palette.',
    }
  })
}
