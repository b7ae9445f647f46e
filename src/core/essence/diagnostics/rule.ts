import type { Issue } from '../../issue.ts'
import type { EssenceFacts } from './facts.ts'

/** What a rule is about; `meta.guard` sets the severity of each but `info`. */
export type GuardLayer = 'dna' | 'blueprint' | 'interactions' | 'info'

/** What a rule found, before it has a code and a severity. */
export type DiagnosticFinding = Omit<Issue, 'code' | 'severity'>

/** One thing that a schema cannot say, with every place of a document where it does not hold. */
export interface DiagnosticRule {
  readonly code: string
  readonly layer: GuardLayer
  readonly check: (facts: EssenceFacts) => readonly DiagnosticFinding[]
}
