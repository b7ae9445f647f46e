import { toPointer } from './pointer.ts'
import type { Keyword, RuleError, RuleTable } from './rule-table.ts'
import { getTypeForLabel } from './type-in-words.ts'
import type { Validator, ValidatorError } from './validator.ts'

/** A rule table as a validator whose errors are those of Ajv. */
export function validatorOf<T>({ errorsOf }: RuleTable): Validator<T> {
  const validate: Validator<T> = (value): value is T => {
    const errors = errorsOf(value).flatMap(toAjvErrors)
    validate.errors = errors.length === 0 ? null : errors
    return errors.length === 0
  }
  return validate
}

/** What Ajv tells about a broken rule, by its keyword. */
const AJV_PARAMS: Readonly<Record<Keyword, (wanted: unknown, key: unknown) => object>> = {
  type: (words) => {
    const types = (words as string[]).map(getTypeForLabel)
    return { type: types.length > 1 ? types : types[0] }
  },
  enum: (allowedValues) => ({ allowedValues }),
  const: (values) => ({ allowedValue: String(values) }),
  required: (_, missingProperty) => ({ missingProperty }),
  additionalProperties: (_, additionalProperty) => ({ additionalProperty }),
  pattern: (pattern) => ({ pattern }),
  minLength: (limit) => ({ limit }),
  minItems: (limit) => ({ limit }),
  minimum: (limit) => ({ comparison: '>=', limit }),
  maximum: (limit) => ({ comparison: '<=', limit }),
  anyOf: () => ({}),
}

/** Rules about what an object has; Ajv points to the object. */
const OWNER_KEYWORDS: readonly Keyword[] = ['required', 'additionalProperties']

/** Rules that list texts. Ajv says also of anything else that it is no text. */
const LIST_KEYWORDS: readonly Keyword[] = ['enum', 'const']

function toAjvErrors({ keyword, path, value, expected }: RuleError): ValidatorError[] {
  const instancePath = toPointer(OWNER_KEYWORDS.includes(keyword) ? path.slice(0, -1) : path)
  const params = { ...AJV_PARAMS[keyword](expected, path.at(-1)) }
  const isNoText = LIST_KEYWORDS.includes(keyword) && typeof value !== 'string'
  return [
    ...(isNoText ? [{ instancePath, keyword: 'type', params: { type: 'string' } }] : []),
    { instancePath, keyword, params },
  ]
}
