import type { ContentType } from '../content/content-types.ts'
import type { PublishedRecord } from '../content/record.ts'
import { asArray, asObject, asString, asStrings, getOwn } from '../json/value.ts'
import { type BodyField, MAX_HEAD_DESCRIPTION_LENGTH } from './settings.ts'

/** The searchable texts of a record. */
export interface SearchDocument {
  readonly type: ContentType
  readonly slug: string
  readonly name: string
  readonly tags: readonly string[]
  readonly synonyms: readonly string[]
  readonly description: string
  readonly rest: Readonly<Record<BodyField, readonly string[]>>
}

/** Extracts the searchable texts of a record, by field. */
export function toSearchDocument({ type, data }: PublishedRecord): SearchDocument {
  const description = asString(data.description) ?? ''
  const end = findCutPosition(description)
  return {
    type,
    slug: data.id,
    name: asString(data.name) ?? data.id,
    tags: asStrings(getOwn(data, 'tags')),
    synonyms: asStrings(getOwn(data, 'synonyms')),
    description: description.slice(0, end),
    rest: {
      description: [description.slice(end)],
      presets: getPresetTexts(data),
      features: [
        ...collectTexts(getOwn(data, 'features')),
        ...GROUP_KEYS.flatMap((key) => collectTexts(getOwn(data, key))),
      ],
      components: collectTexts(getOwn(data, 'components')),
      body: BODY_KEYS.flatMap((key) => collectTexts(getOwn(data, key))).concat(getSlotTexts(data)),
    },
  }
}

/** The fields that classify records. */
const GROUP_KEYS = ['category', 'domain', 'role', 'modes', 'shapes'] as const

/**
 * The fields whose texts describe the record itself. `avoid_when` and `avoid_for` are left out
 * because they describe when to use other records.
 */
const BODY_KEYS = [
  'use_when',
  'visual_brief',
  'copy',
  'states',
  'page_briefs',
  'directives',
  'guidance',
  'personality',
  'best_for',
  'compose',
] as const

/** Returns the position to cut a long description at: before the first word that does not fit. */
function findCutPosition(description: string): number {
  if (description.length <= MAX_HEAD_DESCRIPTION_LENGTH) return description.length
  const space = description.lastIndexOf(' ', MAX_HEAD_DESCRIPTION_LENGTH)
  return space > 0 ? space : MAX_HEAD_DESCRIPTION_LENGTH
}

/** Collects all strings in a value, without the keys of objects. */
function collectTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(collectTexts)
}

const getPresetTexts = (data: object): string[] =>
  Object.entries(asObject(getOwn(data, 'presets'))).flatMap(([name, preset]) => [
    name,
    ...collectTexts(getOwn(preset, 'description')),
  ])

/** Returns the names and descriptions of slots, and the names of pages. */
const getSlotTexts = (data: object): string[] => [
  ...Object.values(asObject(getOwn(data, 'presets'))).flatMap((preset) =>
    Object.entries(asObject(getOwn(getOwn(preset, 'layout'), 'slots')))
      .flat()
      .flatMap(collectTexts),
  ),
  ...asArray(getOwn(data, 'pages')).flatMap((page) => collectTexts(getOwn(page, 'name'))),
]
