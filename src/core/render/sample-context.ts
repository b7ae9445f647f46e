/** A part of a sample that the example has no element for. */
export interface UnplacedSample {
  /** The keys and indexes that lead to it. */
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Receives the parts of a sample that do not fit the example. */
export type ReportUnplaced = (unplaced: UnplacedSample) => void

/** The position in a sample, and the receiver of what does not fit. */
export interface SampleContext {
  readonly path: readonly (string | number)[]
  readonly report: ReportUnplaced
  /** The ids of the example; the ids of copied items are added. */
  readonly usedIds: Set<string>
}

/** Returns the context of a part of a sample. */
export const enter = (context: SampleContext, key: string | number): SampleContext => ({
  ...context,
  path: [...context.path, key],
})
