import { joinPhrases, type Phrase, toCode } from './phrase.ts'
import type { Schema } from './schema.ts'

const pluralize = (value: unknown, noun: string): string =>
  `${value} ${noun}${value === 1 ? '' : 's'}`

const FORMAT_DESCRIPTIONS: Readonly<Record<string, string>> = {
  'date-time': 'a date and time as in RFC 3339',
}

const valueList = (list: unknown): Phrase =>
  joinPhrases(
    (list as unknown[]).map((value) => [toCode(value)]),
    ', ',
  )

/** What each keyword asks of a value, in words. The tree and the issues read the same table. */
const KEYWORD_PHRASES = new Map<string, (value: unknown) => Phrase>([
  ['const', (value) => ['always ', toCode(value)]],
  ['enum', (list) => ['one of ', ...valueList(list)]],
  ['minLength', (limit) => [`at least ${pluralize(limit, 'character')}`]],
  ['maxLength', (limit) => [`at most ${pluralize(limit, 'character')}`]],
  ['minimum', (limit) => [`at least ${limit}`]],
  ['maximum', (limit) => [`at most ${limit}`]],
  ['minItems', (limit) => [`at least ${pluralize(limit, 'item')}`]],
  ['maxItems', (limit) => [limit === 0 ? 'no items' : `at most ${pluralize(limit, 'item')}`]],
  ['uniqueItems', () => ['no item twice']],
  ['minProperties', (limit) => [limit === 1 ? 'at least one entry' : `at least ${limit} entries`]],
  ['pattern', (pattern) => ['matches ', { code: String(pattern) }]],
  ['format', (format) => [FORMAT_DESCRIPTIONS[String(format)] ?? `format ${format}`]],
])

/** What one keyword with this value asks for, or undefined for a keyword that is not a rule. */
export const rulePhrase = (keyword: string, value: unknown): Phrase | undefined =>
  KEYWORD_PHRASES.get(keyword)?.(value)

/** Keywords that the type of a value already says in words. */
const KEYWORDS_IN_TYPE = new Set(['const', 'enum'])

/** The rules of a schema beside its type, in the order in which it writes them. */
export function rulePhrases(schema: Schema): Phrase[] {
  const isRange = schema.minimum !== undefined && schema.maximum !== undefined
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (KEYWORDS_IN_TYPE.has(keyword)) return []
    if (isRange && (keyword === 'minimum' || keyword === 'maximum')) return []
    const rule = rulePhrase(keyword, value)
    return rule ? [rule] : []
  })
}
