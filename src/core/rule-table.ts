import { isFields } from './content/fields.ts'
import { brokenBy } from './plain-rule.ts'
import { pointerOf } from './pointer.ts'
import type { Validator, ValidatorError } from './validator.ts'

// A table has a line for each definition: its name, then `property:rule`. A rule is
//   s s1 b n n0 i1-9   text, text with a character, a truth value, a number from 0, a whole one 1 to 9
//   # a|b =a           an id, one of these, exactly this
//   [s [1s {s          a list, a list of at least one, a map
//   @a s1/@a/@b        an object of a definition, the first of these that fits
// with `!` before it when the property must be there and `?` behind it when it may be null.

/** A rule that a value broke. */
export interface RuleError extends ValidatorError {
  /** Of an unknown property the definition of its object, of a union those of its forms. */
  readonly definition?: string
}

/** Which of the definitions the author of a value meant; undefined when nothing tells. */
export type ChooseForm = (value: unknown, forms: readonly string[]) => string | undefined

/** The rules of a kind of document. */
export interface RuleTable {
  /** The rules of a definition by property, in their order. */
  readonly rulesOf: (definition: string) => ReadonlyMap<string, string>
  /**
   * What a value breaks, as Ajv reports it. With `choose`, a union that nothing fits is told by the
   * errors of the form that was meant, else by one of its own.
   */
  readonly errorsOf: (value: unknown, choose?: ChooseForm) => readonly RuleError[]
}

/** The rules that a table says; its first definition is that of the document. */
export function createRuleTable(table: string): RuleTable {
  let read: ReturnType<typeof readTable> | undefined
  const rulesOf: RuleTable['rulesOf'] = (definition) => {
    read ??= readTable(table)
    return read.get(definition) ?? new Map()
  }
  return {
    rulesOf,
    errorsOf: (value, choose) => {
      const errors: RuleError[] = []
      createCheck({ rulesOf, errors, choose })('@document', value, '')
      return errors
    },
  }
}

const readTable = (table: string) =>
  new Map(
    table.split('\n').map((line) => {
      const [name = '', ...fields] = line.split(' ')
      return [name, new Map(fields.map((field) => field.split(':') as [string, string]))]
    }),
  )

/** The table as a validator. */
export function validatorOf<T>({ errorsOf }: RuleTable): Validator<T> {
  const validate: Validator<T> = (value): value is T => {
    const errors = errorsOf(value)
    validate.errors = errors.length === 0 ? null : errors
    return errors.length === 0
  }
  return validate
}

interface Run {
  readonly rulesOf: RuleTable['rulesOf']
  readonly errors: RuleError[]
  readonly choose: ChooseForm | undefined
}

type Check = (rule: string, value: unknown, path: string) => void

/** A check that adds what it finds to the errors of its run. */
function createCheck({ rulesOf, errors, choose }: Run): Check {
  const fail = (instancePath: string, keyword: string, params = {}, definition?: string): void => {
    errors.push({ instancePath, keyword, params, ...(definition ? { definition } : {}) })
  }

  const check: Check = (rule, value, path) => {
    const nested = NESTED[rule.charAt(0)] ?? (rule.includes('/') ? union : undefined)
    if (nested) nested(rule, value, path)
    else for (const [keyword, params] of brokenBy(rule, value)) fail(path, keyword, params)
  }

  const union: Check = (rule, value, path) => {
    const before = errors.length
    const fits = rule.split('/').some((form) => {
      const start = errors.length
      check(form, value, path)
      return errors.length === start
    })
    if (fits || choose) errors.length = before
    if (fits) return
    const forms = formsIn(rule)
    const meant = choose?.(value, forms)
    if (meant) check(`@${meant}`, value, path)
    else fail(path, 'anyOf', {}, forms.join())
  }

  const list: Check = (rule, value, path) => {
    const [, least, item = ''] = /^.(\d*)(.+)/.exec(rule) ?? []
    if (!Array.isArray(value)) return fail(path, 'type', { type: 'array' })
    if (value.length < Number(least)) fail(path, 'minItems', { limit: Number(least) })
    for (const [at, one] of value.entries()) check(item, one, `${path}/${at}`)
  }

  const map: Check = (rule, value, path) => {
    if (!isFields(value)) return fail(path, 'type', { type: 'object' })
    for (const key of Object.keys(value)) check(rule.slice(1), value[key], path + pointerOf([key]))
  }

  const object: Check = (rule, value, path) => {
    if (rule.includes('/')) return union(rule, value, path)
    if (!isFields(value)) return fail(path, 'type', { type: 'object' })
    const definition = rule.slice(1)
    const rules = rulesOf(definition)
    for (const [key, rule] of rules) {
      const isMissing = rule.startsWith('!') && value[key] === undefined
      if (isMissing) fail(path, 'required', { missingProperty: key })
    }
    for (const key of Object.keys(value)) {
      if (!rules.has(key))
        fail(path, 'additionalProperties', { additionalProperty: key }, definition)
    }
    for (const [key, rule] of rules) {
      if (value[key] !== undefined) check(rule, value[key], `${path}/${key}`)
    }
  }

  const NESTED: Readonly<Record<string, Check>> = {
    '!': (rule, ...place) => check(rule.slice(1), ...place),
    '[': list,
    '{': map,
    '@': object,
  }
  return check
}

/** The definitions that a rule names. */
export const formsIn = (rule: string): string[] =>
  [...rule.matchAll(/@(\w+)/g)].map(([, name = '']) => name)
