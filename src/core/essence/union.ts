import {
  columnLayout,
  commandPalette,
  patternReference,
} from '../generated/validators/essence.v4.ts'
import { nearest } from '../nearest.ts'
import { valueAt } from '../pointer.ts'
import type { Validator, ValidatorError } from '../validator.ts'
import { definitionAt, formsOf, propertiesOf } from './definition.ts'

/** An error at its place in the whole document, with the definition of the value where it matters. */
export interface PlacedError extends ValidatorError {
  readonly definition?: string | undefined
}

const VALIDATORS = { patternReference, columnLayout, commandPalette }

type Form = keyof typeof VALIDATORS

/**
 * The errors of a document without those of the forms that its author did not mean. A validator
 * tries every form of a union and reports them all, then the union itself; what belongs to a
 * failed union is thus the run of errors at or below its place, just before its own.
 */
export function resolveUnions(
  document: unknown,
  errors: readonly ValidatorError[],
  from = 'document',
): PlacedError[] {
  const resolved: PlacedError[] = []
  for (const error of errors) {
    const { keyword, instancePath } = error
    if (keyword === 'anyOf') {
      while (isWithin(resolved.at(-1)?.instancePath, instancePath)) resolved.pop()
      const union = { ...error, definition: definitionAt(from, instancePath) }
      resolved.push(...errorsOfForm(valueAt(document, instancePath), union))
    } else if (keyword === 'additionalProperties') {
      resolved.push({ ...error, definition: definitionAt(from, instancePath) })
    } else resolved.push(error)
  }
  return resolved
}

const isWithin = (path: string | undefined, place: string): boolean =>
  path !== undefined && (path === place || path.startsWith(`${place}/`))

function errorsOfForm(value: unknown, union: PlacedError): PlacedError[] {
  if (value === '') return [{ ...union, keyword: 'minLength', params: { limit: 1 } }]
  const form = isObject(value)
    ? formOf(value, formsOf(union.definition ?? '') as Form[])
    : undefined
  if (form === undefined) return [union]
  const validate: Validator<unknown> = VALIDATORS[form]
  validate(value)
  return resolveUnions(value, validate.errors ?? [], form).map((error) => ({
    ...error,
    instancePath: union.instancePath + error.instancePath,
  }))
}

/** The key that says which form of a layout item it is. */
const TELLING: Readonly<Record<string, Form>> = {
  cols: 'columnLayout',
  pattern: 'patternReference',
}

/** The form that the author meant, by its telling key, else by any key, else by a misspelt one. */
function formOf(value: object, forms: readonly Form[]): Form | undefined {
  if (forms.includes('commandPalette')) return 'commandPalette'
  const keys = Object.keys(value)
  const told = Object.keys(TELLING).find((key) => keys.includes(key))
  if (told !== undefined) return forms.find((form) => form === TELLING[told])
  const owns = (form: Form) => keys.some((key) => propertiesOf(form).includes(key))
  const resembles = (form: Form) => keys.some((key) => nearest(key, propertiesOf(form)).length > 0)
  return forms.find(owns) ?? forms.find(resembles)
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
