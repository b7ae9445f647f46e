import {
  asSchema,
  getAlternatives,
  type ResolveRef,
  type Schema,
  type SchemaPart,
} from './json-schema.ts'

/** A piece of a sentence: plain text, code, or a link. */
export type PhrasePart =
  | string
  | { readonly code: string }
  | { readonly label: string; href: string }

/** A sentence or part of one as data, for views and tests. */
export type Phrase = readonly PhrasePart[]

/** Formats a JSON value as code. */
export const toCode = (value: unknown): PhrasePart => ({ code: JSON.stringify(value) })

/** Joins phrases with a separator, and optionally another one before the last. */
export const joinPhrases = (
  phrases: readonly Phrase[],
  separator: string,
  last = separator,
): Phrase =>
  phrases.flatMap((phrase, index) => {
    if (index === 0) return phrase
    return [index === phrases.length - 1 ? last : separator, ...phrase]
  })

/** Returns a phrase as plain text. */
export const phraseToText = (phrase: Phrase): string =>
  phrase
    .map((word) => (typeof word === 'string' ? word : 'code' in word ? word.code : word.label))
    .join('')

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

/** Describes the rule of each keyword in words. */
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

/** Describes the rule of a keyword; returns undefined for a keyword that is no rule. */
export const rulePhrase = (keyword: string, value: unknown): Phrase | undefined =>
  KEYWORD_PHRASES.get(keyword)?.(value)

/** Keywords that the phrase of the type already includes. */
const KEYWORDS_IN_TYPE = new Set(['const', 'enum'])

/** Describes the rules of a schema apart from its type, in the order of the schema. */
export function rulePhrases(schema: Schema): Phrase[] {
  const isRange = schema.minimum !== undefined && schema.maximum !== undefined
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (KEYWORDS_IN_TYPE.has(keyword)) return []
    if (isRange && (keyword === 'minimum' || keyword === 'maximum')) return []
    const rule = rulePhrase(keyword, value)
    return rule ? [rule] : []
  })
}

/** Describes the type of a value: `string`, `list of pages`, `number 0 to 100`, `one of ...`. */
export function typePhrase(part: SchemaPart, resolveRef: ResolveRef): Phrase {
  if (part === false) return ['nothing']
  const schema = asSchema(part)
  if (schema.$ref !== undefined) return refPhrase(schema.$ref, resolveRef)
  for (const keyword of ['const', 'enum']) {
    const rule = keyword in schema ? rulePhrase(keyword, schema[keyword]) : undefined
    if (rule) return rule
  }
  const forms = getAlternatives(schema).filter((form) => !isOnlyRequired(form))
  if (forms.length > 0) return joinWithOr(forms.map((form) => typePhrase(form, resolveRef)))
  const names = getTypeNames(schema)
  if (names.length === 0) return [schema.properties ? 'object' : 'any value']
  return joinWithOr(names.map((name) => singleTypePhrase(name, schema, resolveRef)))
}

/** True if a branch only lists required properties. */
export const isOnlyRequired = (part: SchemaPart): boolean =>
  typeof part === 'object' && Object.keys(part).join() === 'required'

/** True if an object is a map: any key is allowed, and one rule applies to every value. */
export const isMap = ({ type, properties, additionalProperties }: Schema): boolean =>
  [type].flat().includes('object') && !properties && additionalProperties !== false

const joinWithOr = (phrases: readonly Phrase[]): Phrase => joinPhrases(phrases, ', ', ' or ')

const getTypeNames = ({ type }: Schema): readonly string[] =>
  type === undefined ? [] : [type].flat()

function refPhrase(ref: string, resolveRef: ResolveRef): Phrase {
  const { label, href, schema } = resolveRef(ref)
  const names = schema ? getTypeNames(schema) : []
  return [
    { label, href },
    ...(names.length > 0 ? [` (${names.map(toPlainTypeName).join(' or ')})`] : []),
  ]
}

const PLAIN_TYPE_NAMES: Readonly<Record<string, string>> = { array: 'list' }

const toPlainTypeName = (name: string): string => PLAIN_TYPE_NAMES[name] ?? name

function singleTypePhrase(name: string, schema: Schema, resolveRef: ResolveRef): Phrase {
  if (name === 'array') return ['list', ...memberTypePhrase(schema.items, resolveRef)]
  if (name === 'object' && isMap(schema)) {
    return ['map', ...memberTypePhrase(schema.additionalProperties, resolveRef)]
  }
  const { minimum, maximum } = schema
  const isNumber = name === 'number' || name === 'integer'
  if (isNumber && minimum !== undefined && maximum !== undefined) {
    return [`${name} ${minimum} to ${maximum}`]
  }
  return [name]
}

const PLURALIZABLE = /^(string|object|boolean|number|integer|list|map|any value)(.*)$/s

/** Describes the members of a list or map: ` of strings`, ` of X`, or `, each ...`. */
function memberTypePhrase(part: SchemaPart = true, resolveRef: ResolveRef): Phrase {
  const schema = asSchema(part)
  const [first = '', ...others] = typePhrase(part, resolveRef)
  if (schema.$ref !== undefined) return [' of ', first, ...others]
  const isUnion = getAlternatives(schema).length > 0 || getTypeNames(schema).length > 1
  const [, noun, tail] = (!isUnion && PLURALIZABLE.exec(String(first))) || []
  return noun ? [` of ${noun}s${tail}`, ...others] : [', each ', first, ...others]
}
