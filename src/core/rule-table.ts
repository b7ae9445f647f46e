import { isObject, type JsonObject } from './content/fields.ts'
import { findViolations, type PlainKeyword } from './plain-rule.ts'

// A table has a line for each definition: its name, then `property:rule`, or `property!rule` when the
// property must be there. A rule is
//   s ? b n n0 i1-9   text, text or null, a truth value, a number, one from 0, a whole one 1 to 9
//   # a b =a          an id, one of these, exactly this
//   [s [1s {s         a list, a list of at least one, a map
//   @a @ /b/@a        an object of a definition, of that with the property's name, what first fits
// and none at all, which most are, text. Without `s` a text has at least one character.

/** The way to a value: keys of objects are texts, places in lists are numbers. */
export type JsonPath = readonly (string | number)[]

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
