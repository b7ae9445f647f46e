import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { asArray, asObject, asString, mapObject } from '../../kernel/json/value.ts'
import type { Dna } from '../version.ts'

/** Returns the theme of an app: the record, overridden by the decisions of the essence. */
export function getEffectiveTheme(dna: Dna, theme: ThemeV1): ThemeV1 {
  const { heading_weight, body_weight, scale } = dna.typography
  const { accent, 'on-accent': onAccent, ...palette } = theme.palette ?? {}
  const elevation = asObject(theme.elevation)
  const limitLevels = (list: unknown) => asArray(list).slice(0, dna.elevation.max_levels + 1)
  const { levels } = elevation
  const { base } = dna.radius
  // All corners change with the base; a pill stays round unless all corners are square.
  const shiftRadius = (value: unknown): unknown => {
    if (typeof value !== 'number') return value
    return (
      base && (value > 99 ? value : Math.max(0, value + base - Number(theme.radius?.base ?? base)))
    )
  }
  return {
    ...theme,
    palette: dna.color.accent_count === 0 ? palette : (theme.palette ?? {}),
    typography: { ...theme.typography, heading_weight, body_weight, scale },
    radius: { ...mapObject(theme.radius, shiftRadius), ...dna.radius },
    spatial: { ...theme.spatial, base_unit: dna.spacing.base_unit },
    // Only the shadows up to the highest level that the essence allows.
    elevation: {
      ...elevation,
      levels: Array.isArray(levels) ? limitLevels(levels) : mapObject(levels, limitLevels),
    },
    motion: {
      ...theme.motion,
      durations: mapObject(theme.motion?.durations, (duration) =>
        scaleDuration(duration, dna.motion.duration_scale),
      ),
    },
  }
}

/** Scales a duration; a value in an unknown unit stays unchanged. */
function scaleDuration(duration: unknown, scale: number): unknown {
  if (typeof duration === 'number') return duration * scale
  const scaleAmount = (amount: string): string =>
    String(Number((Number(amount) * scale).toFixed(2)))
  return asString(duration)?.replace(/^\d+(\.\d+)?(?=m?s$)/, scaleAmount) ?? duration
}
