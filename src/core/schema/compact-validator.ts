import type { JsonPath } from '../json/pointer.ts'
import { toPointer } from '../json/pointer.ts'
import { isObject, type JsonObject } from '../json/value.ts'
import { memoizeByString } from '../memoize.ts'
import type { Validator, ValidatorError } from './ajv.ts'

/** What an id looks like. */
export const ID_PATTERN = /^[a-z][a-z0-9-]*$/

/** The types that a rule can ask for, as a person would call them, and what is of each. */
export const TYPE_CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  'true or false': (value) => typeof value === 'boolean',
  'a number': Number.isFinite,
  'a whole number': Number.isInteger,
}

const TYPE_BY_SIGN: Readonly<Record<string, string>> = {
  b: 'true or false',
  n: 'a number',
  i: 'a whole number',
}

/** A rule of `rule-table.ts` that is about no other value, read. */
const parseRule = memoizeByString((rule) => {
  const [, sign, least, most] = /^([sbni#?]?)(\d*)-?(\d*)$/.exec(rule) ?? []
  return {
    sign,
    type: TYPE_BY_SIGN[sign ?? ''] ?? 'text',
    least: Number(least || Number.NEGATIVE_INFINITY),
    most: Number(most || Number.POSITIVE_INFINITY),
    values: rule.replace('=', '').split(' '),
  }
})

/** JSON Schema's name for a rule about a value and no other. */
export type PlainKeyword =
  | 'type'
  | 'enum'
  | 'const'
  | 'pattern'
  | 'minLength'
  | 'minimum'
  | 'maximum'

type Violation = readonly [keyword: PlainKeyword, wanted: unknown]

/** What a value breaks of a rule. */
export function findViolations(rule: string, value: unknown): readonly Violation[] {
  const { sign, type, least, most, values } = parseRule(rule)
  if (sign === undefined) {
    if (values.includes(value as string)) return []
    return [[values.length > 1 ? 'enum' : 'const', values]]
  }
  if (sign === '?' && value === null) return []
  const broken: Violation[] = []
  if (!TYPE_CHECKS[type]?.(value)) broken.push(['type', sign === '?' ? [type, 'null'] : [type]])
  // A number may be out of bounds and a fraction where none may be, both at once.
  if (typeof value === 'number') {
    if (value < least) broken.push(['minimum', least])
    if (value > most) broken.push(['maximum', most])
  }
  if (typeof value === 'string') {
    if (sign === '#' && !ID_PATTERN.test(value)) broken.push(['pattern', ID_PATTERN.source])
    if (value === '' && (sign === '' || sign === '?')) broken.push(['minLength', 1])
  }
  return broken
}

// A table has a line for each definition: its name, then `property:rule`, or `property!rule` when the
// property must be there. A rule is
//   s ? b n n0 i1-9   text, text or null, a truth value, a number, one from 0, a whole one 1 to 9
//   # a b =a          an id, one of these, exactly this
//   [s [1s {s         a list, a list of at least one, a map
//   @a @ /b/@a        an object of a definition, of that with the property's name, what first fits
// and none at all, which most are, text. Without `s` a text has at least one character.

/** JSON Schema's name for a rule. */
export type Keyword = PlainKeyword | 'required' | 'additionalProperties' | 'minItems' | 'anyOf'

/** A rule that a value broke. */
export interface RuleError {
  readonly keyword: Keyword
  /** Where the value stands, or would stand if it were not missing. */
  readonly path: JsonPath
  readonly value: unknown
  /** What the rule asks for: types in words, values, a limit, forms; the properties that the owner may have. */
  readonly expected?: unknown
  /** The object or list that the value stands in. */
  readonly owner?: unknown
}

/** Which of the definitions the author of a value meant; undefined when nothing tells. */
export type ChooseForm = (value: unknown, forms: readonly string[]) => string | undefined

/** The rules of a kind of document. */
export interface RuleTable {
  /** The rules of a definition by property, in their order, each behind its `:` or `!`. */
  readonly rulesOf: (definition: string) => ReadonlyMap<string, string>
  /**
   * What a value breaks. With `choose`, a union is the form that was meant, and one error where
   * nothing tells; without, what fits no form has the errors of all forms and one more.
   */
  readonly errorsOf: (value: unknown, choose?: ChooseForm) => RuleError[]
}

function parseField(field: string): [property: string, rule: string] {
  const [property = '', rule = ':'] = field.split(/(?=[:!])/)
  return [property, rule.replace(/@$/, `@${property}`)]
}

/** The rules that a table says; its first definition is that of the document. */
export function createRuleTable(table: string): RuleTable {
  const definitions = new Map(
    table.split('\n').map((line) => {
      const [name = '', ...fields] = line.split(',')
      return [name, new Map(fields.map(parseField))]
    }),
  )
  const rulesOf = (definition: string) => definitions.get(definition) as Map<string, string>
  return {
    rulesOf,
    errorsOf: (value, choose) => {
      const errors: RuleError[] = []
      createCheck({ rulesOf, errors, choose })('@document', { key: '', value })
      return errors
    },
  }
}

interface CheckRun {
  readonly rulesOf: RuleTable['rulesOf']
  readonly errors: RuleError[]
  readonly choose: ChooseForm | undefined
}

/** A value, and where it stands in another. */
interface ValueLocation {
  readonly key: string | number
  readonly value: unknown
  readonly owner?: ValueLocation
}

type Check = (rule: string, place: ValueLocation) => void

/** A check that adds what it finds to the errors of its run. */
function createCheck({ rulesOf, errors, choose }: CheckRun): Check {
  const fail = (place: ValueLocation, keyword: Keyword, wanted?: unknown): void => {
    const { value, owner } = place
    errors.push({ keyword, path: toPath(place), value, expected: wanted, owner: owner?.value })
  }

  const check: Check = (rule, place) => {
    const nested = NESTED[rule.charAt(0)]
    if (nested) nested(rule.slice(1), place)
    else for (const broken of findViolations(rule, place.value)) fail(place, ...broken)
  }

  const union: Check = (rule, place) => {
    const before = errors.length
    const fits = rule.split('/').some((form) => {
      const start = errors.length
      check(form, place)
      return errors.length === start
    })
    if (fits || choose) errors.length = before
    if (fits) return
    const forms = listDefinitions(rule)
    const meant = choose?.(place.value, forms)
    if (meant) check(`@${meant}`, place)
    else fail(place, 'anyOf', forms.join())
  }

  const list: Check = (rule, place) => {
    const [, least, item = ''] = /(\d*)(.*)/.exec(rule) ?? []
    const { value } = place
    if (!Array.isArray(value)) return fail(place, 'type', ['a list'])
    if (value.length < Number(least)) fail(place, 'minItems', Number(least))
    for (const key of value.keys()) check(item, childLocation(place, key))
  }

  const map: Check = (rule, place) => {
    if (!isObject(place.value)) return fail(place, 'type', ['an object'])
    for (const key of Object.keys(place.value)) check(rule, childLocation(place, key))
  }

  const object: Check = (definition, place) => {
    const { value } = place
    if (!isObject(value)) return fail(place, 'type', ['an object'])
    const rules = rulesOf(definition)
    for (const [key, rule] of rules) {
      const isMissing = rule.startsWith('!') && value[key] === undefined
      if (isMissing) fail(childLocation(place, key), 'required')
    }
    for (const key of Object.keys(value)) {
      if (!rules.has(key))
        fail(childLocation(place, key), 'additionalProperties', [...rules.keys()])
    }
    for (const [key, rule] of rules) {
      if (value[key] !== undefined) check(rule.slice(1), childLocation(place, key))
    }
  }

  const NESTED: Readonly<Record<string, Check>> = { '/': union, '[': list, '{': map, '@': object }
  return check
}

const childLocation = (owner: ValueLocation, key: string | number): ValueLocation => ({
  key,
  value: (owner.value as JsonObject)[key],
  owner,
})

const toPath = ({ key, owner }: ValueLocation): JsonPath => (owner ? [...toPath(owner), key] : [])

/** The definitions that a rule names. */
export const listDefinitions = (rule: string): string[] =>
  [...rule.matchAll(/@(\w+)/g)].map(([, name = '']) => name)

const TYPE_LABELS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** A JSON Schema type as a person would call it. */
export const getTypeLabel = (type: unknown): string => TYPE_LABELS[String(type)] ?? String(type)

/** The JSON Schema type that a person would call so. */
export const getTypeForLabel = (words: string): string =>
  Object.keys(TYPE_LABELS).find((type) => TYPE_LABELS[type] === words) ?? words

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
