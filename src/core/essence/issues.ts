import { inDocumentOrder } from '../document-order.ts'
import type { Issue } from '../issue.ts'
import type { ValidatorError } from '../validator.ts'
import { explain } from './explain.ts'
import { type PlacedError, resolveUnions } from './union.ts'

/** The errors of a validator as issues for the document's author: one a fault, in document order. */
export function issuesOf(document: unknown, errors: readonly ValidatorError[]): Issue[] {
  const told = withoutEchoes(resolveUnions(document, errors))
  const issues = told.map((error) => ({ error, issue: explain(document, error) }))
  const renamed = new Set(issues.flatMap(({ issue }) => issue.patch ?? []).map(({ path }) => path))
  const kept = issues.filter(({ error }) => !isMisspelt(error, renamed))
  return inDocumentOrder(
    document,
    kept.map(({ issue }) => issue),
  )
}

/** Without a wrong type where the list of allowed values says more about the same value. */
function withoutEchoes(errors: readonly PlacedError[]): PlacedError[] {
  const listed = new Set(errors.filter(isListed).map(({ instancePath }) => instancePath))
  return errors.filter(
    ({ keyword, instancePath }) => keyword !== 'type' || !listed.has(instancePath),
  )
}

const isListed = ({ keyword }: ValidatorError): boolean => keyword === 'enum' || keyword === 'const'

/** A property that is missing only because its name is misspelt is one fault, not two. */
const isMisspelt = ({ keyword, instancePath, params }: ValidatorError, renamed: Set<string>) =>
  keyword === 'required' && renamed.has(`${instancePath}/${params.missingProperty}`)
