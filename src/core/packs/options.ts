import type { Diagnostic } from '../generated/types/execution-pack.common.v1.ts'

/** What a compilation depends on beside the essence and the records. */
export interface CompileOptions {
  /** Content release that the records come from. */
  readonly release?: string
  /** Time of that release (RFC 3339). */
  readonly generatedAt?: string
  /** Import of each component primitive in this project, by the name of the primitive. */
  readonly bindings?: Readonly<Record<string, string>>
  /** What the caller wants to have noted among the diagnostics. */
  readonly notes?: readonly Diagnostic[]
}

/** The options with what stands for those that are not given. */
export const withDefaults = (options: CompileOptions): Required<CompileOptions> => ({
  release: options.release ?? 'unreleased',
  generatedAt: options.generatedAt ?? '1970-01-01T00:00:00.000Z',
  bindings: options.bindings ?? {},
  notes: options.notes ?? [],
})
