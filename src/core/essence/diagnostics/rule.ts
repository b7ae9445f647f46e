import type { Issue, Severity } from '../../issue.ts'
import { sortByDocumentOrder } from '../../json/pointer.ts'
import { getInteractionsEnforcement } from '../defaults.ts'
import type { EssenceFacts } from '../model/facts.ts'
import type { Guard } from '../version.ts'

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

/** The severity of a layer's issues under a guard; `off` lowers to info and removes nothing. */
export function getSeverity(layer: GuardLayer, guard: Guard): Severity {
  if (layer === 'info') return layer
  const enforcement = guard[`${layer}_enforcement`] ?? getInteractionsEnforcement(guard)
  return enforcement === 'off' ? 'info' : enforcement
}

/** What the rules find in a document, in its order; of a part of it when it says which. */
export function runRules(
  facts: EssenceFacts,
  rules: readonly DiagnosticRule[],
  concerns: (pointer: string) => boolean = () => true,
): Issue[] {
  const { essence } = facts
  const issues = rules.flatMap(({ code, layer, check }) => {
    const severity = getSeverity(layer, essence.meta.guard)
    return check(facts)
      .filter(({ pointer }) => concerns(pointer))
      .map((finding) => ({ code, severity, ...finding }))
  })
  return sortByDocumentOrder(essence, issues)
}
