import type { DiagnosticRule } from '../essence/diagnostics/rule.ts'
import type { Diagnostic } from '../generated/types/execution-pack.common.v1.ts'
import type { Sha256 } from '../hash.ts'

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
  /** SHA-256 of the host, where it has a faster one: it changes no answer. */
  readonly sha256?: Sha256
  /**
   * What to hold the essence against. Absent: ids, routes and names of columns and records that lead
   * nowhere or to more than one thing, which packs mark or decide themselves. `DIAGNOSTICS` of the essence module are all there
   * are; the client, the routes and the command line ask for them.
   */
  readonly rules?: readonly DiagnosticRule[]
}
