import { sortByDocumentOrder } from '../document-order.ts'
import { groupBy } from '../group-by.ts'
import type { Issue } from '../issue.ts'
import type { RuleError } from '../rule-table.ts'
import { toPropertyIssue } from './explain.ts'

/** The errors of a document as issues for its author: one a fault, in document order. */
export function toIssues(document: unknown, errors: readonly RuleError[]): Issue[] {
  const byProperty = groupBy(errors.map(toPropertyIssue), ({ property }) => property)
  const kept = [...byProperty.values()].flatMap((explained) => {
    const issues = explained.map(({ issue }) => issue)
    const misspelt = issues.filter(({ code }) => code === 'property-unknown')
    // A property that is missing only because its name is misspelt is one fault, not two. Where two
    // unknown names may mean one property, neither is surely it.
    if (misspelt.length === 1) return misspelt
    return misspelt.length === 0 ? issues : issues.map(removePatch)
  })
  return sortByDocumentOrder(document, kept)
}

function removePatch({ patch: _patch, ...issue }: Issue): Issue {
  return issue
}
