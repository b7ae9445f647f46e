import type { Mode } from '../palette.ts'

/** A value of the theme that the style sheet has. */
export interface ImportedValue {
  /** The custom property that the theme's exports have it under, or a field of the record. */
  readonly token: string
  readonly mode?: Mode
  /** The custom property of the style sheet. */
  readonly from: string
  /** The selector that it stands under. */
  readonly selector: string
  /** What was done to it on the way. */
  readonly note?: string
}

/** A value of the theme that the style sheet does not have, and how it was made. */
export interface DerivedValue {
  readonly token: string
  readonly mode?: Mode
  readonly derivation: string
}
