import { inDocumentOrder } from '../document-order.ts'
import type { Issue } from '../issue.ts'
import { nearest } from '../nearest.ts'
import { pointerOf, segmentsOf, valueAt } from '../pointer.ts'
import { typeInWords } from '../type-in-words.ts'
import type { Validator, ValidatorError } from '../validator.ts'
import { resolveUnions } from './resolve-unions.ts'

type Params = ValidatorError['params']

/** What a value must be for each rule that it can break. */
const MUST: Readonly<Record<string, (params: Params) => string>> = {
  type: ({ type }) => `be ${[type].flat().map(typeInWords).join(' or ')}`,
  const: ({ allowedValue }) => `be ${JSON.stringify(allowedValue)}`,
  enum: ({ allowedValues }) => `be one of ${(allowedValues as unknown[]).map(quote).join(', ')}`,
  required: ({ missingProperty }) => `have "${missingProperty}"`,
  additionalProperties: ({ additionalProperty }) => `not have "${additionalProperty}"`,
  minLength: () => 'not be empty',
  minProperties: ({ limit }) => `have at least ${limit} ${limit === 1 ? 'entry' : 'entries'}`,
  uniqueItems: () => 'not have an item twice',
  minimum: ({ limit }) => `be at least ${limit}`,
  maximum: ({ limit }) => `be at most ${limit}`,
  anyOf: () => 'have one of the allowed forms',
}

/** Where the author of a record finds what stands at a pointer of its published form. */
export type PointTo = (pointer: string) => string

/** The errors of a record's validator as issues: one a fault, in document order. */
export function schemaIssues(
  record: unknown,
  errors: readonly ValidatorError[],
  pointTo: PointTo = (pointer) => pointer,
): Issue[] {
  const issues = resolveUnions(errors).map((error) => issueOf(record, error, pointTo))
  // A generated copy repeats the faults of what it was copied from.
  const told = new Map(issues.map((issue) => [`${issue.pointer} ${issue.message}`, issue]))
  return inDocumentOrder(record, [...told.values()])
}

/** What a record's validator has just found wrong with it. */
export const faultsOf = (record: unknown, { errors }: Validator<unknown>): Issue[] =>
  schemaIssues(record, errors ?? [])

function issueOf(record: unknown, error: ValidatorError, pointTo: PointTo): Issue {
  const { keyword, params, instancePath } = error
  const must = MUST[keyword]?.(params) ?? `keep the rule "${keyword}"`
  const stranger = keyword === 'additionalProperties' ? [String(params.additionalProperty)] : []
  const near = nearestTo(valueAt(record, instancePath), params)
  const pointer = pointTo(instancePath)
  return {
    code: 'schema-validation-failed',
    severity: 'error',
    pointer: pointer + pointerOf(stranger),
    message: `${nameOf(pointer)} must ${must}.`,
    ...(near === undefined ? {} : { hint: `Did you mean ${quote(near)}?`, suggestion: near }),
  }
}

const nearestTo = (value: unknown, { allowedValues }: Params): string | undefined =>
  typeof value === 'string' && Array.isArray(allowedValues)
    ? nearest(value, allowedValues)[0]
    : undefined

const quote = (value: unknown): string => JSON.stringify(value)

function nameOf(pointer: string): string {
  const [last, before] = segmentsOf(pointer).reverse()
  if (last === undefined) return 'The record'
  return /^\d+$/.test(last) && before ? `Item ${Number(last) + 1} of "${before}"` : `"${last}"`
}
