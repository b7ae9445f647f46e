import { getLightness } from '../../../color/color.ts'
import type { JsonObject } from '../../../json/value.ts'
import { BACKGROUND_COLORS, getHexColor, MODES } from '../../../theme/palette.ts'
import { type Finding, getColorPointer, type RecordRule } from '../../rule.ts'

/** The modes of a theme are what they are called, and hovering shows. */
export const lightnessRule: RecordRule<'themes'> = {
  id: 'T4',
  requirement:
    'Grounds are lighter in mode light than in dark, and a hovered action changes by 3 in L*.',
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

const findSwappedModes = (theme: JsonObject): Finding[] =>
  BACKGROUND_COLORS.flatMap((token) => {
    const [light, dark] = MODES.map((mode) => getTokenLightness(theme, token, mode))
    if (light === undefined || dark === undefined || light > dark) return []
    return {
      pointer: getColorPointer(theme, token, 'light'),
      message: `"${token}" is no lighter in mode light than in mode dark.`,
      remedy: 'Exchange the two values, or make the light one lighter.',
    }
  })

/** The least change in L* that a pointer's arrival shows. */
const MIN_HOVER_DIFFERENCE = 3

const checkHoverColor = (theme: JsonObject): Finding[] =>
  MODES.flatMap((mode) => {
    const base = getTokenLightness(theme, 'primary', mode)
    const hover = getTokenLightness(theme, 'primary-hover', mode)
    if (base === undefined || hover === undefined || Math.abs(hover - base) >= MIN_HOVER_DIFFERENCE)
      return []
    return {
      pointer: getColorPointer(theme, 'primary-hover', mode),
      message: `"primary-hover" differs from "primary" by less than ${MIN_HOVER_DIFFERENCE} in L* in mode ${mode}.`,
      remedy: 'Make the hovered colour clearly lighter or darker.',
    }
  })
