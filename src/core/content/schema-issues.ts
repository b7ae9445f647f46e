import type { Issue } from '../issue.ts'
import { parsePointer, resolvePointer, sortByDocumentOrder, toPointer } from '../json/pointer.ts'
import { nearest } from '../nearest.ts'
import type { Validator, ValidatorError } from '../schema/ajv.ts'
import { getTypeLabel } from '../schema/compact-validator.ts'

/** The errors without those of the forms that the author of a value did not mean. */
export function resolveUnions(errors: readonly ValidatorError[]): ValidatorError[] {
  const unions = new Set(
    errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath),
  )
  const above = getAncestorPaths(errors)
  const atUnion = new Map<string, ValidatorError[]>()
  const kept: ValidatorError[] = []
  for (const error of errors) {
    const { instancePath } = error
    if (!unions.has(instancePath)) kept.push(error)
    // An error further down can only be one of the form that was meant.
    else if (!above.has(instancePath)) {
      const group = atUnion.get(instancePath)
      if (group) group.push(error)
      else atUnion.set(instancePath, [error])
    }
  }
  return [...kept, ...[...atUnion.values()].flatMap(getNearestFormErrors)]
}

function getAncestorPaths(errors: readonly ValidatorError[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { instancePath } of errors) {
    let end = instancePath.lastIndexOf('/')
    while (end !== -1 && !found.has(instancePath.slice(0, end))) {
      found.add(instancePath.slice(0, end))
      end = instancePath.lastIndexOf('/', end - 1)
    }
  }
  return found
}

/** The errors of the form with the fewest; the union itself when the value is of no form's type. */
function getNearestFormErrors(errors: readonly ValidatorError[]): ValidatorError[] {
  const [nearest] = splitErrorsByForm(errors).sort((a, b) => a.length - b.length)
  return nearest ?? errors.filter(({ keyword }) => keyword === 'anyOf').slice(0, 1)
}

/**
 * The errors of each form that the value has the type of. Errors do not say which form they are of,
 * but forms report one after the other, and a wrong type or the end of a union stands between them.
 */
function splitErrorsByForm(errors: readonly ValidatorError[]): ValidatorError[][] {
  const forms: ValidatorError[][] = [[]]
  for (const error of errors) {
    if (error.keyword === 'type' || error.keyword === 'anyOf') forms.push([])
    else forms.at(-1)?.push(error)
  }
  return forms.filter(({ length }) => length > 0)
}

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
