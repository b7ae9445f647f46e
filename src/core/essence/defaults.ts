import type { Guard } from './version.ts'

/** What the DNA says where neither a document nor a theme does. */
export const DNA_DEFAULTS = {
  spacing: { base_unit: 4, scale: 'linear', density: 'comfortable', content_gap: '1rem' },
  typography: { scale: '1.25', heading_weight: 600, body_weight: 400 },
  color: { accent_count: 1, cvd_preference: 'none' },
  elevation: { system: 'levels', max_levels: 4 },
  motion: { preference: 'subtle', duration_scale: 1, reduce_motion: true },
  accessibility: { wcag_level: 'AA', focus_visible: true, skip_nav: true },
} as const

/** The shape of corners where none is given. */
export const DEFAULT_SHAPE = 'rounded'

/** Corner radius in CSS pixels for each shape. */
export const RADIUS_BY_SHAPE = { sharp: 0, rounded: 8, pill: 16 } as const

type EnforcementLevel = NonNullable<Guard['interactions_enforcement']>

interface GuardEnforcement {
  readonly dna: Guard['dna_enforcement']
  readonly blueprint: Guard['blueprint_enforcement']
}

/** What each mode of the guard enforces where a document does not say more. */
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

/** How firmly navigation, hotkeys and palette bind: as written, else by the guard's mode. */
export const getInteractionsEnforcement = (guard: Guard): EnforcementLevel =>
  guard.interactions_enforcement ?? INTERACTIONS_ENFORCEMENT_BY_MODE[guard.mode]
