import type { ContentType } from '../content/content-types.ts'
import type { PublishedRecord } from '../content/record.ts'
import { asString, asStrings, getOwn, isObject } from '../kernel/json/value.ts'
import type { BodyField } from './settings.ts'

/** The texts of a record, or of anything else, that the first index contains. */
export interface SearchCard<T extends string = ContentType> {
  /** The type in the plural. */
  readonly type: T
  readonly slug: string
  readonly name: string
  readonly tags: readonly string[]
  readonly synonyms: readonly string[]
  readonly description: string
}

/** Every searchable text of a record. */
export interface SearchDocument extends SearchCard {
  readonly rest: Readonly<Record<BodyField, readonly string[]>>
}

/** Extracts the searchable texts of a record, by field. */
export function toSearchDocument({ type, data }: PublishedRecord): SearchDocument {
  const entries = Object.entries(data)
  const collect = (isSelected: (key: string) => boolean): readonly string[] =>
    entries.filter(([key]) => isSelected(key)).flatMap(([key, value]) => collectTexts(key, value))
  return {
    type,
    slug: data.id,
    name: asString(data.name) ?? data.id,
    tags: asStrings(getOwn(data, 'tags')),
    synonyms: getSynonyms(data),
    description: asString(data.description) ?? '',
    rest: {
      body: collect((key) => BODY_KEYS.has(key)),
      details: collect((key) => !BODY_KEYS.has(key) && !UNSEARCHED_KEYS.has(key)),
    },
  }
}

/** Returns the other names of a record. Some corpora call them aliases or triggers. */
const getSynonyms = (data: object): string[] => [
  ...asStrings(getOwn(data, 'synonyms')),
  ...asStrings(getOwn(data, 'aliases')),
  ...asStrings(getOwn(getOwn(data, 'classification'), 'triggers')),
]

/**
 * The fields that say what a record is and what it is for. The others are details: they describe
 * its behavior, or, like `avoid_when`, other records.
 */
const BODY_KEYS: ReadonlySet<string> = new Set([
  'features',
  'category',
  'domain',
  'role',
  'modes',
  'shapes',
  'components',
  'presets',
  'use_when',
  'visual_brief',
  'copy',
  'states',
  'pages',
  'page_briefs',
  'directives',
  'guidance',
  'personality',
  'best_for',
  'compose',
])

/** The fields of the card, and fields that are no text for people. */
const UNSEARCHED_KEYS: ReadonlySet<string> = new Set([
  ...['id', 'name', 'tags', 'synonyms', 'aliases', 'description'],
  ...['$schema', 'version', 'created', 'updated', 'code', 'style', 'behavior'],
  ...['placement', 'roles', 'provides'],
])

/** The fields whose keys are names that an author chose. */
const NAMED_KEYS: ReadonlySet<string> = new Set(['presets', 'slots', 'states'])

/** Colors and dates, which are values rather than text. */
const VALUE_PATTERN = /^(#[\da-f]{3,8}|\d{4}-\d{2}-\d{2}(T[\d:.Z+-]*)?)$/i

/** Collects all texts in a field, except code, and the keys that are names. */
function collectTexts(key: string, value: unknown): readonly string[] {
  if (typeof value === 'string') return VALUE_PATTERN.test(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((item) => collectTexts(key, item))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, item]) => [
    ...(NAMED_KEYS.has(key) ? [name] : []),
    ...(name === 'code' ? [] : collectTexts(name, item)),
  ])
}
