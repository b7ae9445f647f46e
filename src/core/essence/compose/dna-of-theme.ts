import type { Constraints, Dna, Radius, Spacing } from '../../generated/types/essence.v4.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import type { Look } from './choose-look.ts'
import { choiceOf, numberOf, present, recordOf, textOf } from './fields.ts'

/** What the product itself adds to the look of its theme. */
export interface Character {
  readonly look: Pick<Look, 'mode' | 'shape'>
  readonly density?: Spacing['density'] | undefined
  readonly personality: string[]
  readonly constraints?: Constraints | undefined
}

const DENSITIES = ['compact', 'comfortable', 'spacious'] as const

/** The DNA that a theme gives a product; what the theme leaves open has a plain default. */
export function dnaOfTheme(theme: ThemeV1, character: Character): Dna {
  const { look, personality, constraints } = character
  const type = recordOf(theme.typography)
  const motion = recordOf(theme.motion)
  return present({
    theme: present({ id: theme.id, mode: look.mode, shape: look.shape }),
    spacing: spacingOf(theme, character.density),
    typography: {
      scale: ratioOf(type.scale),
      heading_weight: numberOf(type.heading_weight, 100, 900) ?? 600,
      body_weight: numberOf(type.body_weight, 100, 900) ?? 400,
    },
    color: {
      palette: theme.id,
      accent_count: 1,
      cvd_preference: theme.status_shape === true ? 'status-shape' : 'none',
    },
    radius: radiusOf(theme, look.shape),
    elevation: { system: 'levels', max_levels: 4 },
    motion: {
      preference: textOf(motion.preference) ?? 'subtle',
      duration_scale: 1,
      reduce_motion: motion.reduce_motion !== false,
    },
    accessibility: { wcag_level: 'AA' as const, focus_visible: true, skip_nav: true },
    personality,
    constraints,
  })
}

function spacingOf(theme: ThemeV1, density: Spacing['density'] | undefined): Spacing {
  const spatial = recordOf(theme.spatial)
  return {
    base_unit: numberOf(spatial.base_unit, 1) ?? 4,
    scale: 'linear',
    density: density ?? choiceOf(spatial.density, DENSITIES) ?? 'comfortable',
    content_gap: textOf(spatial.content_gap) ?? '1rem',
  }
}

const ratioOf = (scale: unknown): string =>
  numberOf(scale, 1)?.toString() ?? textOf(scale) ?? '1.25'

/** Base radius in pixels of a shape that is not the theme's own. */
const BASE = { sharp: 0, rounded: 8, pill: 16 } as const

/** The theme's corners, unless another shape was chosen: then corners that fit it. */
function radiusOf({ radius }: ThemeV1, shape: Look['shape']): Radius {
  const philosophy = textOf(radius?.philosophy)
  if (shape !== undefined && shape !== philosophy) return { philosophy: shape, base: BASE[shape] }
  return { philosophy: philosophy ?? 'rounded', base: numberOf(radius?.base, 0) ?? BASE.rounded }
}

/** The limits of a product that an essence knows; absent when there are none. */
export function constraintsOf(limits: unknown): Constraints | undefined {
  const fields = recordOf(limits)
  const effects = Object.entries(recordOf(fields.effects)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const constraints = present({
    mode: textOf(fields.mode),
    typography: textOf(fields.typography),
    borders: textOf(fields.borders),
    corners: textOf(fields.corners),
    shadows: textOf(fields.shadows),
    effects: effects.length > 0 ? Object.fromEntries(effects) : undefined,
  })
  return Object.keys(constraints).length > 0 ? constraints : undefined
}
