import type { Guard, Spacing, Theme } from '../version.ts'

/** What may be chosen when an essence is made; the rest comes from the records. */
export interface EssenceOptions {
  /** Slug of the theme in place of the proposed one. */
  readonly theme?: string | undefined
  readonly mode?: Theme['mode'] | undefined
  readonly shape?: NonNullable<Theme['shape']> | undefined
  /** Framework and build tool; `react-vite` unless given. */
  readonly target?: string | undefined
  readonly density?: Spacing['density'] | undefined
  /** How firmly the document binds; `guided` unless given. */
  readonly guard?: Guard['mode'] | undefined
}
