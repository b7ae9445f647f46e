import { memoizeByString } from './once-for-each.ts'

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
