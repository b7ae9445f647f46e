import { inDocumentOrder } from '../document-order.ts'
import type { Issue } from '../issue.ts'
import { pointerOf } from '../pointer.ts'
import type { RuleError } from '../rule-table.ts'
import { explain } from './explain.ts'

/** The errors of a validator as issues for the document's author: one a fault, in document order. */
export function issuesOf(document: unknown, errors: readonly RuleError[]): Issue[] {
  const told = withoutEchoes(errors)
  const issues = told.map((error) => explain(document, error))
  const meant = countMeant(issues)
  const kept = issues
    .filter((_issue, at) => meant.get(missingAt(told[at] as RuleError)) !== 1)
    .map((issue) => ((meant.get(meantBy(issue)) ?? 0) > 1 ? withoutPatch(issue) : issue))
  return inDocumentOrder(document, kept)
}

/** Without a wrong type where the list of allowed values says more about the same value. */
function withoutEchoes(errors: readonly RuleError[]): RuleError[] {
  const listed = new Set(errors.filter(isListed).map(({ instancePath }) => instancePath))
  return errors.filter(
    ({ keyword, instancePath }) => keyword !== 'type' || !listed.has(instancePath),
  )
}

const isListed = ({ keyword }: RuleError): boolean => keyword === 'enum' || keyword === 'const'

// A property that is missing only because its name is misspelt is one fault, not two. Where two
// unknown names may mean one property, neither is surely it.

/** How many unknown properties may mean each known one, by the pointer of the known one. */
function countMeant(issues: readonly Issue[]): ReadonlyMap<string | undefined, number> {
  const counts = new Map<string | undefined, number>()
  for (const target of issues.map(meantBy).filter((place) => place !== undefined)) {
    counts.set(target, (counts.get(target) ?? 0) + 1)
  }
  return counts
}

const meantBy = ({ code, pointer, suggestion }: Issue): string | undefined =>
  code === 'property-unknown' && typeof suggestion === 'string'
    ? pointer.slice(0, pointer.lastIndexOf('/')) + pointerOf([suggestion])
    : undefined

const missingAt = ({ keyword, instancePath, params }: RuleError): string | undefined =>
  keyword === 'required' ? instancePath + pointerOf([String(params.missingProperty)]) : undefined

function withoutPatch({ patch: _patch, ...issue }: Issue): Issue {
  return issue
}
