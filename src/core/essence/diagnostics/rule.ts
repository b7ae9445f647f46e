import type { Issue } from '../../issue.ts'
import type { Facts } from './facts.ts'

/** What a rule is about; `meta.guard` sets the severity of each but `info`. */
export type Layer = 'dna' | 'blueprint' | 'interactions' | 'info'

/** What a rule found, before it has a code and a severity. */
export type Finding = Omit<Issue, 'code' | 'severity'>

/** One thing that a schema cannot say, with every place of a document where it does not hold. */
export interface Rule {
  readonly code: string
  readonly layer: Layer
  readonly check: (facts: Facts) => readonly Finding[]
}
