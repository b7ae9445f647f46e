import { onceForText } from './once-for-each.ts'

/** What an id looks like. */
export const ID = /^[a-z][a-z0-9-]*$/

const TYPES: Readonly<Record<string, string>> = { b: 'boolean', n: 'number', i: 'integer' }

/** A rule of `rule-table.ts` that is about no other value, read. */
const read = onceForText((rule) => {
  const [, sign, least, most, orNull] = /^([sbni#]?)(\d*)-?(\d*)(\??)$/.exec(rule) ?? []
  const values = sign === undefined ? rule.replace('=', '').split('|') : undefined
  return { type: TYPES[sign ?? ''] ?? 'string', sign, least, most, orNull, values }
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

type Broken = readonly [keyword: PlainKeyword, wanted: unknown]

/** What a value breaks of a rule. */
export function brokenBy(rule: string, value: unknown): readonly Broken[] {
  const { type, sign, least, most, orNull, values } = read(rule)
  if (values?.includes(value as string) || (orNull && value === null)) return []
  if (values) return [values[1] ? ['enum', values] : ['const', values[0]]]
  const wrong: Broken[] = isOf(type, value) ? [] : [['type', orNull ? [type, 'null'] : [type]]]
  // A number may be out of bounds and a fraction where none may be, both at once.
  if (type !== 'string' && typeof value === 'number') {
    if (least && value < Number(least)) return [...wrong, ['minimum', Number(least)]]
    return most && value > Number(most) ? [...wrong, ['maximum', Number(most)]] : wrong
  }
  if (wrong.length > 0) return wrong
  if (sign === '#') return ID.test(value as string) ? [] : [['pattern', ID.source]]
  return sign === '' && value === '' ? [['minLength', 1]] : []
}

/** Whether a value is of a type that JSON Schema names. */
export function isOf(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type && (type !== 'number' || Number.isFinite(value))
}
