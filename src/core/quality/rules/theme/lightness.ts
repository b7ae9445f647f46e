import { getLightness } from '../../../kernel/color/color.ts'
import type { JsonObject } from '../../../kernel/json/value.ts'
import { BACKGROUND_COLORS, getHexColor, MODES } from '../../../theme/palette.ts'
import type { RecordDraft } from '../../finding.ts'
import { getColorPointer, type RecordRule } from '../../rule.ts'

/** Requires light backgrounds in light mode, and a visible hover color. */
export const lightnessRule: RecordRule<'themes'> = {
  id: 'T4',
  requirement:
    'Backgrounds are lighter in light mode than in dark mode, and hovering changes L* by 3.',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['themes'],
  check: ({ authored }) => [...findSwappedModes(authored), ...checkHoverColor(authored)],
}

const getTokenLightness = (theme: JsonObject, token: string, mode: string): number | undefined => {
  const color = getHexColor(theme, token, mode)
  return color === undefined ? undefined : getLightness(color)
}

const findSwappedModes = (theme: JsonObject): RecordDraft[] =>
  BACKGROUND_COLORS.flatMap((token) => {
    const [light, dark] = MODES.map((mode) => getTokenLightness(theme, token, mode))
    if (light === undefined || dark === undefined || light > dark) return []
    return {
      pointer: getColorPointer(theme, token, 'light'),
      message: `"${token}" is not lighter in light mode than in dark mode.`,
      hint: 'Swap the two values, or make the light one lighter.',
    }
  })

/** The minimum visible difference in L*. */
const MIN_HOVER_DIFFERENCE = 3

const checkHoverColor = (theme: JsonObject): RecordDraft[] =>
  MODES.flatMap((mode) => {
    const base = getTokenLightness(theme, 'primary', mode)
    const hover = getTokenLightness(theme, 'primary-hover', mode)
    if (base === undefined || hover === undefined || Math.abs(hover - base) >= MIN_HOVER_DIFFERENCE)
      return []
    return {
      pointer: getColorPointer(theme, 'primary-hover', mode),
      message: `"primary-hover" is too similar to "primary" in ${mode} mode.`,
      evidence: [`L* difference below ${MIN_HOVER_DIFFERENCE}`],
      hint: 'Make the hover color clearly lighter or darker.',
    }
  })
