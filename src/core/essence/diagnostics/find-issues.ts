import { sortByDocumentOrder } from '../../document-order.ts'
import type { Issue } from '../../issue.ts'
import type { EssenceFacts } from './facts.ts'
import type { DiagnosticRule } from './rule.ts'
import { getSeverity } from './severity.ts'

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
