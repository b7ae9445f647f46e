import { codeOf, join, type Phrase } from './phrase.ts'
import type { Schema } from './schema.ts'

const count = (value: unknown, noun: string): string => `${value} ${noun}${value === 1 ? '' : 's'}`

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'a date and time as in RFC 3339',
}

const values = (list: unknown): Phrase =>
  join(
    (list as unknown[]).map((value) => [codeOf(value)]),
    ', ',
  )

/** What each keyword asks of a value, in words. The tree and the issues read the same table. */
const WORDS = new Map<string, (value: unknown) => Phrase>([
  ['const', (value) => ['always ', codeOf(value)]],
  ['enum', (list) => ['one of ', ...values(list)]],
  ['minLength', (limit) => [`at least ${count(limit, 'character')}`]],
  ['maxLength', (limit) => [`at most ${count(limit, 'character')}`]],
  ['minimum', (limit) => [`at least ${limit}`]],
  ['maximum', (limit) => [`at most ${limit}`]],
  ['minItems', (limit) => [`at least ${count(limit, 'item')}`]],
  ['maxItems', (limit) => [limit === 0 ? 'no items' : `at most ${count(limit, 'item')}`]],
  ['uniqueItems', () => ['no item twice']],
  ['minProperties', (limit) => [limit === 1 ? 'at least one entry' : `at least ${limit} entries`]],
  ['pattern', (pattern) => ['matches ', { code: String(pattern) }]],
  ['format', (format) => [FORMATS[String(format)] ?? `format ${format}`]],
])

/** What one keyword with this value asks for, or undefined for a keyword that is not a rule. */
export const ruleOf = (keyword: string, value: unknown): Phrase | undefined =>
  WORDS.get(keyword)?.(value)

/** Keywords that the type of a value already says in words. */
const IN_TYPE = new Set(['const', 'enum'])

/** The rules of a schema beside its type, in the order in which it writes them. */
export function rulesOf(schema: Schema): Phrase[] {
  const isRange = schema.minimum !== undefined && schema.maximum !== undefined
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (IN_TYPE.has(keyword)) return []
    if (isRange && (keyword === 'minimum' || keyword === 'maximum')) return []
    const rule = ruleOf(keyword, value)
    return rule ? [rule] : []
  })
}
