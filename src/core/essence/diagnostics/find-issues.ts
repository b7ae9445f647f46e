import { sortByDocumentOrder } from '../../document-order.ts'
import type { Issue } from '../../issue.ts'
import type { Facts } from './facts.ts'
import type { Rule } from './rule.ts'
import { severityOf } from './severity.ts'

/** What the rules find in a document, in its order; of a part of it when it says which. */
export function findIssues(
  facts: Facts,
  rules: readonly Rule[],
  concerns: (pointer: string) => boolean = () => true,
): Issue[] {
  const { essence } = facts
  const issues = rules.flatMap(({ code, layer, check }) => {
    const severity = severityOf(layer, essence.meta.guard)
    return check(facts)
      .filter(({ pointer }) => concerns(pointer))
      .map((finding) => ({ code, severity, ...finding }))
  })
  return sortByDocumentOrder(essence, issues)
}
