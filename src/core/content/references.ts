import { memoizeByObject } from '../once-for-each.ts'
import { findBlueprintReferences } from './blueprint-references.ts'
import { asArray, getOwn, type JsonObject } from './fields.ts'
import { findPageReferences } from './page-references.ts'
import { listPatternVariants } from './preset.ts'
import {
  type ContentReference,
  flatMapMembers,
  listToReferences,
  locateName,
  toPatternReferences,
  toReferences,
} from './reference.ts'
import { CONTENT_TYPES, type ContentType, parseContentType } from './type.ts'

const FINDERS: { readonly [T in ContentType]: (record: JsonObject) => ContentReference[] } = {
  patterns: (pattern) => [
    ...listToReferences('patterns', pattern.uses, ['uses']),
    ...listPatternVariants(pattern).flatMap(([path, { states, responsive }]) => [
      ...flatMapMembers(states, (state, name) =>
        toReferences('patterns', getOwn(state, 'pattern'), [...path, 'states', name, 'pattern']),
      ),
      ...flatMapMembers(responsive, (rule, name) =>
        toReferences('patterns', getOwn(rule, 'alternate_pattern_id'), [
          ...[...path, 'responsive', name, 'alternate_pattern_id'],
        ]),
      ),
    ]),
  ],
  themes: ({ pattern_preferences }) => findPreferenceReferences(pattern_preferences),
  blueprints: findBlueprintReferences,
  archetypes: ({ pages, suggested_theme }) => [
    ...asArray(pages).flatMap((page, at) => findPageReferences(page, ['pages', at])),
    ...listToReferences('themes', getOwn(suggested_theme, 'ids'), ['suggested_theme', 'ids']),
  ],
  shells: ({ regions }) =>
    asArray(regions).flatMap((region, at) =>
      asArray(getOwn(region, 'patterns')).flatMap((item, index) =>
        toPatternReferences(item, ['regions', at, 'patterns', index]),
      ),
    ),
}

/** Every record that a record names in a field made for it, in whichever form it stands. */
export const findReferences = (type: ContentType, record: object): readonly ContentReference[] =>
  MEMOIZED_FINDERS[type](record)

/** A record is asked for its references by the reader, by rules and by what is known of its users. */
const MEMOIZED_FINDERS = Object.fromEntries(
  CONTENT_TYPES.map((type) => [
    type,
    memoizeByObject((record: object) => [
      ...FINDERS[type](record as JsonObject),
      ...findDependencyReferences(record as JsonObject),
    ]),
  ]),
) as unknown as Readonly<Record<ContentType, (record: object) => readonly ContentReference[]>>

function findPreferenceReferences(value: unknown): ContentReference[] {
  const path = ['pattern_preferences']
  const presets = getOwn(value, 'default_presets')
  return [
    ...listToReferences('patterns', getOwn(value, 'prefer'), [...path, 'prefer']),
    ...listToReferences('patterns', getOwn(value, 'avoid'), [...path, 'avoid']),
    ...flatMapMembers(presets, (_preset, slug) => {
      const { [slug]: preset } = locateName(slug, presets, [...path, 'default_presets'])
      const [reference] = toReferences('patterns', slug, [...path, 'default_presets', slug])
      if (reference === undefined) return []
      return [preset === undefined ? reference : { ...reference, preset }]
    }),
  ]
}

/** Third parties list what they need by group and id; a group that is no type names no record. */
const findDependencyReferences = ({ dependencies }: JsonObject): ContentReference[] =>
  flatMapMembers(dependencies, (group, name) => {
    const type = parseContentType(name)
    if (type === undefined) return []
    return flatMapMembers(group, (_version, slug) =>
      toReferences(type, slug, ['dependencies', name, slug]),
    )
  })
