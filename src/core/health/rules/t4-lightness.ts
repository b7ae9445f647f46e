import { getLightness } from '../../color.ts'
import type { JsonObject } from '../../content/fields.ts'
import { GROUNDS, hexOf, MODES } from '../../theme/palette.ts'
import { colorPointer } from '../color-pointer.ts'
import type { Finding, RecordRule } from '../rule.ts'

/** The modes of a theme are what they are called, and hovering shows. */
export const lightnessOrder: RecordRule<'themes'> = {
  id: 'T4',
  asks: 'Grounds are lighter in mode light than in dark, and a hovered action changes by 3 in L*.',
  severity: 'error',
  source: 'quality',
  types: ['themes'],
  check: ({ authored }) => [...swapped(authored), ...unmoved(authored)],
}

const lightnessOf = (theme: JsonObject, token: string, mode: string): number | undefined => {
  const color = hexOf(theme, token, mode)
  return color === undefined ? undefined : getLightness(color)
}

const swapped = (theme: JsonObject): Finding[] =>
  GROUNDS.flatMap((token) => {
    const [light, dark] = MODES.map((mode) => lightnessOf(theme, token, mode))
    if (light === undefined || dark === undefined || light > dark) return []
    return {
      pointer: colorPointer(theme, token, 'light'),
      message: `"${token}" is no lighter in mode light than in mode dark.`,
      remedy: 'Exchange the two values, or make the light one lighter.',
    }
  })

/** The least change in L* that a pointer's arrival shows. */
const STEP = 3

const unmoved = (theme: JsonObject): Finding[] =>
  MODES.flatMap((mode) => {
    const base = lightnessOf(theme, 'primary', mode)
    const hover = lightnessOf(theme, 'primary-hover', mode)
    if (base === undefined || hover === undefined || Math.abs(hover - base) >= STEP) return []
    return {
      pointer: colorPointer(theme, 'primary-hover', mode),
      message: `"primary-hover" differs from "primary" by less than ${STEP} in L* in mode ${mode}.`,
      remedy: 'Make the hovered colour clearly lighter or darker.',
    }
  })
