/** One difference between the document that was given and the one that came out. */
export interface Change {
  /**
   * `moved`: the same value in another place; `converted`: a value that follows from another;
   * `defaulted`: a value that the document does not give; `dropped`: a value without a place.
   */
  readonly kind: 'moved' | 'converted' | 'defaulted' | 'dropped'
  /** JSON Pointer into the document that was given. */
  readonly from?: string
  /** JSON Pointer into the document that came out. */
  readonly to?: string
  /** What was written, unless it was moved; of a dropped value, what was lost. */
  readonly value?: unknown
  readonly note: string
}

/** A document after one step of a migration, and what the step did to it. */
export interface MigrationStep<T> {
  readonly document: T
  readonly changes: readonly Change[]
}

/** The change of a value that stays the same in another place. */
export const createMove = (from: string, to: string, note = 'Moved as it was.'): Change => ({
  kind: 'moved',
  from,
  to,
  note,
})

interface ChangeInput {
  readonly from?: string
  readonly to: string
  readonly value: unknown
  readonly note: string
}

/** The change of a value that follows from what stood at `from`. */
export const createConversion = (change: ChangeInput): Change => ({ kind: 'converted', ...change })

/** The change of a value that the document does not give; `from` is what it leans on. */
export const createDefault = (change: ChangeInput): Change => ({ kind: 'defaulted', ...change })

/** The change of a value that has no place any more. */
export const createDrop = (from: string, value: unknown, note: string): Change => ({
  kind: 'dropped',
  from,
  value,
  note,
})
