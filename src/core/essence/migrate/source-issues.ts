import { sortByDocumentOrder } from '../../document-order.ts'
import type { Issue } from '../../issue.ts'
import { toPointer } from '../../pointer.ts'
import type { ValidatorError } from '../../validator.ts'
import { resolveUnionErrors } from './union-errors.ts'

/** What a value must do, by the keyword of the older schemas that it broke. */
const REQUIREMENTS_BY_KEYWORD: Readonly<
  Record<string, (params: ValidatorError['params']) => string>
> = {
  type: ({ type }) => `be of type ${[type].flat().join(' or ')}`,
  enum: ({ allowedValues }) => `be one of ${(allowedValues as string[]).join(', ')}`,
  required: ({ missingProperty }) => `have the property "${missingProperty}"`,
  additionalProperties: ({ additionalProperty }) => `not have the property "${additionalProperty}"`,
  minLength: () => 'not be empty',
  minItems: ({ limit }) => `have at least ${limit} item${limit === 1 ? '' : 's'}`,
  minimum: ({ limit }) => `be at least ${limit}`,
  maximum: ({ limit }) => `be at most ${limit}`,
  pattern: ({ pattern }) => `match ${pattern}`,
  anyOf: () => 'have one of the allowed forms',
}

/** The faults of a document by the schema of its own version, each once, in document order. */
export function toSourceIssues(
  version: string,
  document: unknown,
  errors: readonly ValidatorError[],
): Issue[] {
  const issues = resolveUnionErrors(document, errors).map((error) => toSourceIssue(version, error))
  const distinct = new Map(issues.map((issue) => [issue.pointer + issue.message, issue]))
  return sortByDocumentOrder(document, [...distinct.values()])
}

function toSourceIssue(version: string, { keyword, instancePath, params }: ValidatorError): Issue {
  const must = REQUIREMENTS_BY_KEYWORD[keyword]?.(params) ?? `keep the rule "${keyword}"`
  const { additionalProperty: key } = params
  return {
    code: 'migration-source-invalid',
    severity: 'error',
    pointer: instancePath + (typeof key === 'string' ? toPointer([key]) : ''),
    message: `${instancePath || 'The document'} must ${must}.`,
    hint: `Mend it by the schema of ${version} first, then migrate it.`,
  }
}
