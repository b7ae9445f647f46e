import { fieldsOf, listOf, own, textOf, textsOf } from '../content/fields.ts'
import type { Published } from '../content/record.ts'
import type { ContentType } from '../content/type.ts'
import { type BodyField, DESCRIPTION_CHARACTERS } from './settings.ts'

/** What can be searched of a record. */
export interface SearchDocument {
  readonly type: ContentType
  readonly slug: string
  readonly name: string
  readonly tags: readonly string[]
  readonly synonyms: readonly string[]
  readonly description: string
  readonly rest: Readonly<Record<BodyField, readonly string[]>>
}

/** What a record says about itself, apart by how much it counts. */
export function searchDocument({ type, data }: Published): SearchDocument {
  const description = textOf(data.description) ?? ''
  const cut = cutAt(description)
  return {
    type,
    slug: data.id,
    name: textOf(data.name) ?? data.id,
    tags: textsOf(own(data, 'tags')),
    synonyms: textsOf(own(data, 'synonyms')),
    description: description.slice(0, cut),
    rest: {
      description: [description.slice(cut)],
      presets: presetsOf(data),
      features: [
        ...wordsIn(own(data, 'features')),
        ...GROUPS.flatMap((key) => wordsIn(own(data, key))),
      ],
      components: wordsIn(own(data, 'components')),
      body: BODY.flatMap((key) => wordsIn(own(data, key))).concat(slotsOf(data)),
    },
  }
}

/** The members that sort records into groups. */
const GROUPS = ['category', 'domain', 'role', 'modes', 'shapes'] as const

/**
 * The members whose texts describe the record itself. What to avoid it for is left out: it names
 * the cases of other records.
 */
const BODY = [
  'use_when',
  'visual_brief',
  'states',
  'page_briefs',
  'directives',
  'guidance',
  'personality',
  'best_for',
  'compose',
] as const

/** Where a long description is cut: before the word that no longer fits. */
function cutAt(description: string): number {
  if (description.length <= DESCRIPTION_CHARACTERS) return description.length
  const space = description.lastIndexOf(' ', DESCRIPTION_CHARACTERS)
  return space > 0 ? space : DESCRIPTION_CHARACTERS
}

/** Every text in a value, however deep; the keys of objects are no texts. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(wordsIn)
}

const presetsOf = (data: object): string[] =>
  Object.entries(fieldsOf(own(data, 'presets'))).flatMap(([name, preset]) => [
    name,
    ...wordsIn(own(preset, 'description')),
  ])

/** What the slots of the presets and the pages of an archetype are called and hold. */
const slotsOf = (data: object): string[] => [
  ...Object.values(fieldsOf(own(data, 'presets'))).flatMap((preset) =>
    Object.entries(fieldsOf(own(own(preset, 'layout'), 'slots')))
      .flat()
      .flatMap(wordsIn),
  ),
  ...listOf(own(data, 'pages')).flatMap((page) => wordsIn(own(page, 'name'))),
]
