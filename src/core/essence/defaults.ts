import type { Guard, Spacing, Theme } from './version.ts'

/** The color modes of an essence, in the order in which they are offered. */
export const COLOR_MODES = ['light', 'dark', 'auto'] as const satisfies readonly Theme['mode'][]

/** The shapes of corners, from square to round. */
export const SHAPES = ['sharp', 'rounded', 'pill'] as const satisfies readonly Theme['shape'][]

/** The densities, from tight to loose. */
export const DENSITIES = [
  'compact',
  'comfortable',
  'spacious',
] as const satisfies readonly Spacing['density'][]

/** The values of the DNA that neither a document nor a theme sets. */
export const DNA_DEFAULTS = {
  spacing: { base_unit: 4, scale: 'linear', density: 'comfortable', content_gap: '1rem' },
  typography: { scale: '1.25', heading_weight: 600, body_weight: 400 },
  color: { accent_count: 1, cvd_preference: 'none' },
  elevation: { system: 'levels', max_levels: 4 },
  motion: { preference: 'subtle', duration_scale: 1, reduce_motion: true },
  accessibility: { wcag_level: 'AA', focus_visible: true, skip_nav: true },
} as const

/** The shape of corners if neither a document nor a theme sets one. */
export const DEFAULT_SHAPE = 'rounded'

/** The corner radius of each shape in CSS pixels. */
export const RADIUS_BY_SHAPE = { sharp: 0, rounded: 8, pill: 16 } as const

type EnforcementLevel = NonNullable<Guard['interactions_enforcement']>

interface GuardEnforcement {
  readonly dna: Guard['dna_enforcement']
  readonly blueprint: Guard['blueprint_enforcement']
}

/** The enforcement that each mode of the guard starts with. */
export const GUARD_DEFAULTS: Readonly<Record<Guard['mode'], GuardEnforcement>> = {
  creative: { dna: 'off', blueprint: 'off' },
  guided: { dna: 'warn', blueprint: 'warn' },
  strict: { dna: 'error', blueprint: 'warn' },
}

const INTERACTIONS_ENFORCEMENT_BY_MODE: Readonly<Record<Guard['mode'], EnforcementLevel>> = {
  creative: 'off',
  guided: 'warn',
  strict: 'error',
}

/** Returns the enforcement of navigation, hotkeys and palette: explicit, else by the mode. */
export const getInteractionsEnforcement = (guard: Guard): EnforcementLevel =>
  guard.interactions_enforcement ?? INTERACTIONS_ENFORCEMENT_BY_MODE[guard.mode]

/** The character of a product that has not decided on one; packs leave it out. */
export const NEUTRAL_PERSONALITY: string[] = ['plain']

/** The mode of a product that has not decided on one: that of the system. */
export const NEUTRAL_MODE = 'auto'
