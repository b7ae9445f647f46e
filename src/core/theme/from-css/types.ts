import type { Mode } from '../palette.ts'

/** A value of the theme that comes from the style sheet. */
export interface ImportedValue {
  /** The custom property of the theme's exports, or a field of the record. */
  readonly token: string
  readonly mode?: Mode
  /** The custom property of the style sheet. */
  readonly from: string
  /** The selector or at-rule around its declaration. */
  readonly selector: string
  /** How the value was changed to fit a theme. */
  readonly note?: string
}

/** A value of the theme that the style sheet lacks, and how it was derived. */
export interface DerivedValue {
  readonly token: string
  readonly mode?: Mode
  readonly derivation: string
}
