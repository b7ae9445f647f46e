import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import type { Issue } from '../../issue.ts'
import { asNumber, asObject, asOneOf, asString, omitUndefined } from '../../json/value.ts'
import { nearest } from '../../nearest.ts'
import { DEFAULT_SHAPE, DNA_DEFAULTS, RADIUS_BY_SHAPE } from '../defaults.ts'
import { createSuggestion } from '../suggestions.ts'
import type { Constraints, Dna, Radius, Spacing, Theme } from '../version.ts'

/** A mode or shape that somebody asked for. */
export interface AppearanceRequest {
  readonly value: string
  readonly pointer: string
  /** True: a theme that lacks it is a fault. False: it was asked of another theme. */
  readonly isRequired: boolean
}

/** The mode and shape that a theme is used in. */
export interface Appearance {
  readonly mode: Theme['mode']
  readonly shape: Theme['shape']
  readonly issues: readonly Issue[]
}

const MODES = ['light', 'dark', 'auto'] as const
const SHAPES = ['sharp', 'rounded', 'pill'] as const

/** The look that was asked for where the theme has it, else the theme's own. */
export function chooseAppearance(
  theme: ThemeV1,
  mode?: AppearanceRequest,
  shape?: AppearanceRequest,
): Appearance {
  const modes = MODES.filter((name) => supportsMode(theme, name))
  const shapes = SHAPES.filter((name) => theme.shapes?.includes(name) ?? true)
  return {
    mode:
      findSupportedValue(mode, modes) ?? asOneOf(theme.default_mode, modes) ?? modes[0] ?? 'light',
    shape: findSupportedValue(shape, shapes),
    issues: [
      listUnsupportedIssues(theme, 'mode', mode, modes),
      listUnsupportedIssues(theme, 'shape', shape, shapes),
    ].flat(),
  }
}

const supportsMode = ({ modes }: ThemeV1, mode: (typeof MODES)[number]): boolean => {
  if (modes === undefined) return true
  return mode === 'auto' ? modes.includes('light') && modes.includes('dark') : modes.includes(mode)
}

const findSupportedValue = <T extends string>(
  wish: AppearanceRequest | undefined,
  offered: readonly T[],
): T | undefined => asOneOf(wish?.value, offered)

function listUnsupportedIssues(
  theme: ThemeV1,
  noun: string,
  wish: AppearanceRequest | undefined,
  offered: readonly string[],
): Issue[] {
  if (!wish?.isRequired || offered.includes(wish.value)) return []
  return [
    {
      code: `${noun}-unsupported`,
      severity: 'error',
      pointer: wish.pointer,
      message: `The theme "${theme.id}" has no ${noun} "${wish.value}".`,
      expected: `one of ${offered.map((name) => `"${name}"`).join(', ')}`,
      found: JSON.stringify(wish.value),
      ...createSuggestion(wish.value, nearest(wish.value, offered)),
    },
  ]
}

/** What the product itself adds to the look of its theme. */
export interface DnaInput {
  readonly appearance: Pick<Appearance, 'mode' | 'shape'>
  readonly density?: Spacing['density'] | undefined
  readonly personality: string[]
  readonly constraints?: Constraints | undefined
}

const DENSITIES = ['compact', 'comfortable', 'spacious'] as const

/** The DNA that a theme gives a product; what the theme leaves open has a plain default. */
export function createDna(theme: ThemeV1, character: DnaInput): Dna {
  const { appearance, personality, constraints } = character
  const type = asObject(theme.typography)
  const motion = asObject(theme.motion)
  return omitUndefined({
    theme: omitUndefined({ id: theme.id, mode: appearance.mode, shape: appearance.shape }),
    spacing: createSpacing(theme, character.density),
    typography: {
      scale: readTypeScale(type.scale),
      heading_weight:
        asNumber(type.heading_weight, 100, 900) ?? DNA_DEFAULTS.typography.heading_weight,
      body_weight: asNumber(type.body_weight, 100, 900) ?? DNA_DEFAULTS.typography.body_weight,
    },
    color: {
      palette: theme.id,
      ...DNA_DEFAULTS.color,
      ...(theme.status_shape === true ? { cvd_preference: 'status-shape' } : {}),
    },
    radius: createRadius(theme, appearance.shape),
    elevation: { ...DNA_DEFAULTS.elevation },
    motion: {
      ...DNA_DEFAULTS.motion,
      preference: asString(motion.preference) ?? DNA_DEFAULTS.motion.preference,
      reduce_motion: motion.reduce_motion !== false,
    },
    accessibility: { ...DNA_DEFAULTS.accessibility },
    personality,
    constraints,
  })
}

function createSpacing(theme: ThemeV1, density: Spacing['density'] | undefined): Spacing {
  const spatial = asObject(theme.spatial)
  const { spacing } = DNA_DEFAULTS
  return {
    base_unit: asNumber(spatial.base_unit, 1) ?? spacing.base_unit,
    scale: spacing.scale,
    density: density ?? asOneOf(spatial.density, DENSITIES) ?? spacing.density,
    content_gap: asString(spatial.content_gap) ?? spacing.content_gap,
  }
}

const readTypeScale = (scale: unknown): string =>
  asNumber(scale, 1)?.toString() ?? asString(scale) ?? DNA_DEFAULTS.typography.scale

/** The theme's corners, unless another shape was chosen: then corners that fit it. */
function createRadius({ radius }: ThemeV1, shape: Appearance['shape']): Radius {
  const philosophy = asString(radius?.philosophy)
  if (shape !== undefined && shape !== philosophy) {
    return { philosophy: shape, base: RADIUS_BY_SHAPE[shape] }
  }
  return {
    philosophy: philosophy ?? DEFAULT_SHAPE,
    base: asNumber(radius?.base, 0) ?? RADIUS_BY_SHAPE[DEFAULT_SHAPE],
  }
}

/** The limits of a product that an essence knows; absent when there are none. */
export function readConstraints(limits: unknown): Constraints | undefined {
  const fields = asObject(limits)
  const effects = Object.entries(asObject(fields.effects)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const constraints = omitUndefined({
    mode: asString(fields.mode),
    typography: asString(fields.typography),
    borders: asString(fields.borders),
    corners: asString(fields.corners),
    shadows: asString(fields.shadows),
    effects: effects.length > 0 ? Object.fromEntries(effects) : undefined,
  })
  return Object.keys(constraints).length > 0 ? constraints : undefined
}
