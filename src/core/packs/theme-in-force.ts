import { fieldsOf, listOf, textOf } from '../content/fields.ts'
import type { Dna } from '../generated/types/essence.v4.ts'
import type { ThemeV1 } from '../generated/types/theme.v1.ts'

/** The theme of an app: the record, with the essence's word wherever both speak. */
export function themeInForce(dna: Dna, theme: ThemeV1): ThemeV1 {
  const { heading_weight, body_weight, scale } = dna.typography
  const palette = fieldsOf(theme.palette) as NonNullable<ThemeV1['palette']>
  return {
    ...theme,
    palette: dna.color.accent_count === 0 ? withoutAccent(palette) : palette,
    typography: { ...theme.typography, heading_weight, body_weight, scale },
    radius: { ...theme.radius, base: dna.radius.base },
    spatial: { ...theme.spatial, base_unit: dna.spacing.base_unit },
    elevation: { ...fieldsOf(theme.elevation), levels: levels(theme, dna.elevation.max_levels) },
    motion: { ...theme.motion, durations: durations(theme, dna.motion.duration_scale) },
  }
}

const withoutAccent = <T>(palette: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(palette).filter(([token]) => !/^(on-)?accent$/.test(token)))

/** The shadows up to the highest level that the essence allows. */
function levels(theme: ThemeV1, most: number): unknown {
  const { levels } = fieldsOf(theme.elevation)
  const allowed = (list: unknown): unknown => listOf(list).slice(0, Math.floor(most) + 1)
  if (Array.isArray(levels)) return allowed(levels)
  return Object.fromEntries(
    Object.entries(fieldsOf(levels)).map(([mode, list]) => [mode, allowed(list)]),
  )
}

function durations(theme: ThemeV1, scale: number): Record<string, unknown> {
  const given = Object.entries(fieldsOf(fieldsOf(theme.motion).durations))
  return Object.fromEntries(given.map(([name, duration]) => [name, scaled(duration, scale)]))
}

/** A duration times the scale; one in no known unit stays as it is. */
function scaled(duration: unknown, scale: number): unknown {
  if (typeof duration === 'number') return duration * scale
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(ms|s)$/.exec(textOf(duration) ?? '') ?? []
  return amount === undefined ? duration : `${Number((Number(amount) * scale).toFixed(2))}${unit}`
}
