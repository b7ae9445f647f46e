import { onceForEach } from '../once-for-each.ts'
import { blueprintReferences } from './blueprint-references.ts'
import { type Fields, listOf, own } from './fields.ts'
import { pageReferences } from './page-references.ts'
import { speakersOf } from './preset.ts'
import {
  type ContentReference,
  eachMember,
  nameAt,
  refer,
  referAll,
  referToPattern,
} from './reference.ts'
import { CONTENT_TYPES, type ContentType, contentTypeOf } from './type.ts'

const FIND: { readonly [T in ContentType]: (record: Fields) => ContentReference[] } = {
  patterns: (pattern) => [
    ...referAll('patterns', pattern.uses, ['uses']),
    ...speakersOf(pattern).flatMap(([path, { states, responsive }]) => [
      ...eachMember(states, (state, name) =>
        refer('patterns', own(state, 'pattern'), [...path, 'states', name, 'pattern']),
      ),
      ...eachMember(responsive, (rule, name) =>
        refer('patterns', own(rule, 'alternate_pattern_id'), [
          ...[...path, 'responsive', name, 'alternate_pattern_id'],
        ]),
      ),
    ]),
  ],
  themes: ({ pattern_preferences }) => preferences(pattern_preferences),
  blueprints: blueprintReferences,
  archetypes: ({ pages, suggested_theme }) => [
    ...listOf(pages).flatMap((page, at) => pageReferences(page, ['pages', at])),
    ...referAll('themes', own(suggested_theme, 'ids'), ['suggested_theme', 'ids']),
  ],
  shells: ({ regions }) =>
    listOf(regions).flatMap((region, at) =>
      listOf(own(region, 'patterns')).flatMap((item, index) =>
        referToPattern(item, ['regions', at, 'patterns', index]),
      ),
    ),
}

/** Every record that a record names in a field made for it, in whichever form it stands. */
export const referencesOf = (type: ContentType, record: object): readonly ContentReference[] =>
  REFERENCES[type](record)

/** A record is asked for its references by the reader, by rules and by what is known of its users. */
const REFERENCES = Object.fromEntries(
  CONTENT_TYPES.map((type) => [
    type,
    onceForEach((record: object) => [
      ...FIND[type](record as Fields),
      ...dependencies(record as Fields),
    ]),
  ]),
) as unknown as Readonly<Record<ContentType, (record: object) => readonly ContentReference[]>>

function preferences(value: unknown): ContentReference[] {
  const path = ['pattern_preferences']
  const presets = own(value, 'default_presets')
  return [
    ...referAll('patterns', own(value, 'prefer'), [...path, 'prefer']),
    ...referAll('patterns', own(value, 'avoid'), [...path, 'avoid']),
    ...eachMember(presets, (_preset, slug) => {
      const { [slug]: preset } = nameAt(slug, presets, [...path, 'default_presets'])
      const [reference] = refer('patterns', slug, [...path, 'default_presets', slug])
      if (reference === undefined) return []
      return [preset === undefined ? reference : { ...reference, preset }]
    }),
  ]
}

/** Third parties list what they need by group and id; a group that is no type names no record. */
const dependencies = ({ dependencies }: Fields): ContentReference[] =>
  eachMember(dependencies, (group, name) => {
    const type = contentTypeOf(name)
    if (type === undefined) return []
    return eachMember(group, (_version, slug) => refer(type, slug, ['dependencies', name, slug]))
  })
