import type { Draft, Issue, Severity } from '../../kernel/finding.ts'
import { sortByDocumentOrder } from '../../kernel/json/pointer.ts'
import { getInteractionsEnforcement } from '../defaults.ts'
import type { EssenceFacts } from '../model/facts.ts'
import type { Guard } from '../version.ts'

/**
 * The part of a document that a rule checks, for which `meta.guard` sets the severity; or a fixed
 * severity. A name that leads nowhere, or that two things share, is always an error: the guard
 * decides how far a project may differ from its essence, not whether the essence makes sense.
 */
export type GuardLayer = 'dna' | 'blueprint' | 'interactions' | 'info' | 'error'

/** An issue before it has the code and the severity of its rule. */
export type DiagnosticFinding = Draft<Issue>

/** A requirement that a schema cannot express. */
export interface DiagnosticRule {
  readonly code: string
  readonly layer: GuardLayer
  readonly check: (facts: EssenceFacts) => readonly DiagnosticFinding[]
}

/** Returns the severity of a layer's issues; `off` lowers it to info and hides nothing. */
export function getSeverity(layer: GuardLayer, guard: Guard): Severity {
  if (layer === 'info' || layer === 'error') return layer
  const enforcement = guard[`${layer}_enforcement`] ?? getInteractionsEnforcement(guard)
  return enforcement === 'off' ? 'info' : enforcement
}

/** Runs rules and returns their issues in document order, optionally for some pointers only. */
export function runRules(
  facts: EssenceFacts,
  rules: readonly DiagnosticRule[],
  includesPointer: (pointer: string) => boolean = () => true,
): Issue[] {
  const { essence } = facts
  const issues = rules.flatMap(({ code, layer, check }) => {
    const severity = getSeverity(layer, essence.meta.guard)
    return check(facts)
      .filter(({ pointer }) => includesPointer(pointer))
      .map((finding) => ({ code, severity, ...finding }))
  })
  return sortByDocumentOrder(essence, issues)
}
