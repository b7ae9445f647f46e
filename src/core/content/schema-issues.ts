import { sortByDocumentOrder } from '../document-order.ts'
import type { Issue } from '../issue.ts'
import { nearest } from '../nearest.ts'
import { parsePointer, resolvePointer, toPointer } from '../pointer.ts'
import { getTypeLabel } from '../type-in-words.ts'
import type { Validator, ValidatorError } from '../validator.ts'
import { resolveUnions } from './resolve-unions.ts'

type Params = ValidatorError['params']

/** What a value must be for each rule that it can break. */
const REQUIREMENTS: Readonly<Record<string, (params: Params) => string>> = {
  type: ({ type }) => `be ${[type].flat().map(getTypeLabel).join(' or ')}`,
  const: ({ allowedValue }) => `be ${JSON.stringify(allowedValue)}`,
  enum: ({ allowedValues }) =>
    `be one of ${(allowedValues as unknown[]).map(quoteJson).join(', ')}`,
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
export type MapPointer = (pointer: string) => string

/** The errors of a record's validator as issues: one a fault, in document order. */
export function toSchemaIssues(
  record: unknown,
  errors: readonly ValidatorError[],
  pointTo: MapPointer = (pointer) => pointer,
): Issue[] {
  const issues = resolveUnions(errors).map((error) => toIssue(record, error, pointTo))
  // A generated copy repeats the faults of what it was copied from.
  const told = new Map(issues.map((issue) => [`${issue.pointer} ${issue.message}`, issue]))
  return sortByDocumentOrder(record, [...told.values()])
}

/** What a record's validator has just found wrong with it. */
export const getValidatorIssues = (record: unknown, { errors }: Validator<unknown>): Issue[] =>
  toSchemaIssues(record, errors ?? [])

function toIssue(record: unknown, error: ValidatorError, pointTo: MapPointer): Issue {
  const { keyword, params, instancePath } = error
  const must = REQUIREMENTS[keyword]?.(params) ?? `keep the rule "${keyword}"`
  const stranger = keyword === 'additionalProperties' ? [String(params.additionalProperty)] : []
  const near = suggestValue(resolvePointer(record, instancePath), params)
  const pointer = pointTo(instancePath)
  return {
    code: 'schema-validation-failed',
    severity: 'error',
    pointer: pointer + toPointer(stranger),
    message: `${describePointer(pointer)} must ${must}.`,
    ...(near === undefined ? {} : { hint: `Did you mean ${quoteJson(near)}?`, suggestion: near }),
  }
}

const suggestValue = (value: unknown, { allowedValues }: Params): string | undefined =>
  typeof value === 'string' && Array.isArray(allowedValues)
    ? nearest(value, allowedValues)[0]
    : undefined

const quoteJson = (value: unknown): string => JSON.stringify(value)

function describePointer(pointer: string): string {
  const [last, before] = parsePointer(pointer).reverse()
  if (last === undefined) return 'The record'
  return /^\d+$/.test(last) && before ? `Item ${Number(last) + 1} of "${before}"` : `"${last}"`
}
