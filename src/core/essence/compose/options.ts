import type { Guard, Spacing, Theme } from '../version.ts'

/** The options for composing an essence; everything else comes from the records. */
export interface EssenceOptions {
  /** Slug of a theme that replaces the proposed one. */
  readonly theme?: string | undefined
  readonly mode?: Theme['mode'] | undefined
  readonly shape?: NonNullable<Theme['shape']> | undefined
  /** Framework and build tool; `react-vite` by default. */
  readonly target?: string | undefined
  readonly density?: Spacing['density'] | undefined
  /** How strictly the document is enforced; `guided` by default. */
  readonly guard?: Guard['mode'] | undefined
}
