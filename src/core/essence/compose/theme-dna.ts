import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import type { Issue } from '../../kernel/finding.ts'
import { asNumber, asObject, asOneOf, asString, omitUndefined } from '../../kernel/json/value.ts'
import { nearest } from '../../kernel/nearest.ts'
import { quoteList } from '../../kernel/text.ts'
import {
  COLOR_MODES,
  DEFAULT_SHAPE,
  DENSITIES,
  DNA_DEFAULTS,
  RADIUS_BY_SHAPE,
  SHAPES,
} from '../defaults.ts'
import { createSuggestion } from '../suggestions.ts'
import type { Constraints, Dna, Radius, Spacing, Theme } from '../version.ts'

/** A mode or shape that an option, a blueprint or an archetype requests. */
export interface AppearanceRequest {
  readonly value: string
  readonly pointer: string
  /** True: it is an error if the theme does not support it. False: it is only a preference. */
  readonly isRequired: boolean
}

/** The mode and shape in which a theme is used. */
export interface Appearance {
  readonly mode: Theme['mode']
  readonly shape: Theme['shape']
  readonly issues: readonly Issue[]
}

/** Chooses the requested mode and shape if the theme supports them, else the theme's own. */
export function chooseAppearance(
  theme: ThemeV1,
  mode?: AppearanceRequest,
  shape?: AppearanceRequest,
): Appearance {
  const modes = COLOR_MODES.filter((name) => supportsMode(theme, name))
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

const supportsMode = ({ modes }: ThemeV1, mode: Theme['mode']): boolean => {
  if (modes === undefined) return true
  return mode === 'auto' ? modes.includes('light') && modes.includes('dark') : modes.includes(mode)
}

const findSupportedValue = <T extends string>(
  request: AppearanceRequest | undefined,
  supported: readonly T[],
): T | undefined => asOneOf(request?.value, supported)

function listUnsupportedIssues(
  theme: ThemeV1,
  noun: string,
  request: AppearanceRequest | undefined,
  supported: readonly string[],
): Issue[] {
  if (!request?.isRequired || supported.includes(request.value)) return []
  return [
    {
      code: `${noun}-unsupported`,
      severity: 'error',
      pointer: request.pointer,
      message: `The theme "${theme.id}" does not support the ${noun} "${request.value}".`,
      expected: `one of ${quoteList(supported)}`,
      found: JSON.stringify(request.value),
      ...createSuggestion(request.value, nearest(request.value, supported)),
    },
  ]
}

/** The choices of the product that complete the DNA of its theme. */
export interface DnaInput {
  readonly appearance: Pick<Appearance, 'mode' | 'shape'>
  readonly density?: Spacing['density'] | undefined
  readonly personality: string[]
  readonly constraints?: Constraints | undefined
}

/** Creates the DNA of a product from its theme, with defaults for what the theme leaves open. */
export function createDna(theme: ThemeV1, input: DnaInput): Dna {
  const { appearance, personality, constraints } = input
  const type = asObject(theme.typography)
  const motion = asObject(theme.motion)
  return omitUndefined({
    theme: omitUndefined({ id: theme.id, mode: appearance.mode, shape: appearance.shape }),
    spacing: createSpacing(theme, input.density),
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

/**
 * Returns the DNA of a product with another theme: what follows from the theme changes, and what the
 * product has decided stays.
 */
export function changeTheme(dna: Dna, theme: ThemeV1): Dna {
  const { mode } = chooseAppearance(theme, {
    value: dna.theme.mode,
    pointer: '/dna/theme/mode',
    isRequired: false,
  })
  const { personality, constraints } = dna
  const created = createDna(theme, {
    appearance: { mode, shape: undefined },
    personality,
    constraints,
  })
  return {
    ...dna,
    theme: created.theme,
    spacing: { ...created.spacing, scale: dna.spacing.scale },
    typography: created.typography,
    color: { ...dna.color, palette: created.color.palette },
    radius: created.radius,
    motion: { ...dna.motion, preference: created.motion.preference },
  }
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

/** Creates the radius of the chosen shape, else of the theme. */
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

/** Reads the design constraints that an essence supports; undefined if there are none. */
export function readConstraints(value: unknown): Constraints | undefined {
  const fields = asObject(value)
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
