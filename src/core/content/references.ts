import { type JsonPath, toPointer } from '../json/pointer.ts'
import { asArray, asObject, asString, getOwn, isObject, type JsonObject } from '../json/value.ts'
import { memoizeByObject } from '../memoize.ts'
import { CONTENT_TYPES, type ContentType, parseContentType } from './content-types.ts'
import { listPatternVariants } from './pattern-presets.ts'

/** A name and where it stands. */
export interface LocatedName {
  readonly name: string
  readonly pointer: string
}

/** One record that another names. */
export interface ContentReference {
  readonly type: ContentType
  readonly slug: string
  /** Where the slug stands. */
  readonly pointer: string
  /** The preset of the pattern that is meant. */
  readonly preset?: LocatedName
  /** The page of the archetype that is meant. */
  readonly page?: LocatedName
}

/** The text at a path as a reference; nothing where there is no text. */
export function toReferences(
  type: ContentType,
  value: unknown,
  path: JsonPath,
): ContentReference[] {
  const slug = asString(value)
  return slug === undefined ? [] : [{ type, slug, pointer: toPointer(path) }]
}

/** Every text of a list as a reference. */
export const listToReferences = (
  type: ContentType,
  value: unknown,
  path: JsonPath,
): ContentReference[] =>
  asArray(value).flatMap((item, at) => toReferences(type, item, [...path, at]))

/** The references of every member of an object. */
export const flatMapMembers = (
  value: unknown,
  find: (member: unknown, key: string) => ContentReference[],
): ContentReference[] =>
  Object.entries(asObject(value)).flatMap(([key, member]) => find(member, key))

/** The name that an object has under a key; nothing where it has none. */
export function locateName<K extends string>(
  key: K,
  object: unknown,
  path: JsonPath,
): { readonly [P in K]?: LocatedName } {
  const name = asString(getOwn(object, key))
  if (name === undefined) return {}
  return { [key]: { name, pointer: toPointer([...path, key]) } } as { [P in K]?: LocatedName }
}

/** A pattern as layouts name it: a plain slug, or an object with `pattern` and perhaps `preset`. */
export function toPatternReferences(item: unknown, path: JsonPath): ContentReference[] {
  if (typeof item === 'string') return toReferences('patterns', item, path)
  return toReferences('patterns', getOwn(item, 'pattern'), [...path, 'pattern']).map(
    (reference) => ({
      ...reference,
      ...locateName('preset', item, path),
    }),
  )
}

/** What a page of an archetype names: its shell, and each pattern with its preset. */
export function findPageReferences(page: unknown, path: JsonPath): ContentReference[] {
  if (!isObject(page)) return []
  const aliases = getAliases(page)
  // The published copy of a layout would tell the same references a second time.
  const key = Object.hasOwn(page, 'layout') ? 'layout' : 'default_layout'
  return [
    ...toShellReferences(page.shell, [...path, 'shell']),
    ...asArray(page[key])
      .flatMap((item, at) => findItemReferences(item, [...path, key, at]))
      .filter(({ slug }) => !aliases.has(slug)),
    ...asArray(page.patterns).flatMap((item, at) =>
      toPatternReferences(item, [...path, 'patterns', at]),
    ),
  ]
}

/** A shell by its slug; `inherit` names none. */
export const toShellReferences = (value: unknown, path: JsonPath): ContentReference[] =>
  value === 'inherit' ? [] : toReferences('shells', value, path)

function findItemReferences(item: unknown, path: JsonPath): ContentReference[] {
  const cols = getOwn(item, 'cols')
  if (!Array.isArray(cols)) return toPatternReferences(item, path)
  return cols.flatMap((entry, at) => toPatternReferences(entry, [...path, 'cols', at]))
}

/** Names that the page gives to patterns of its own list, and that its layout may use in their place. */
const getAliases = ({ patterns }: JsonObject): ReadonlySet<string> =>
  new Set(asArray(patterns).flatMap((item) => asString(getOwn(item, 'as')) ?? []))

/** What a blueprint names: archetypes, themes, the page and shell of each route, an alternative. */
export function findBlueprintReferences(blueprint: JsonObject): ContentReference[] {
  const { archetype, compose, theme, suggested_themes, routes, blueprint_portfolio } = blueprint
  return [
    ...toReferences('archetypes', archetype, ['archetype']),
    ...asArray(compose).flatMap((entry, at) => findComposeReferences(entry, ['compose', at])),
    ...toReferences('themes', getOwn(theme, 'id'), ['theme', 'id']),
    ...listToReferences('themes', suggested_themes, ['suggested_themes']),
    ...flatMapMembers(routes, (route, path) => findRouteReferences(route, ['routes', path])),
    ...toReferences('blueprints', getOwn(blueprint_portfolio, 'recommended_alternative'), [
      ...['blueprint_portfolio', 'recommended_alternative'],
    ]),
  ]
}

const findComposeReferences = (entry: unknown, path: JsonPath): ContentReference[] =>
  typeof entry === 'string'
    ? toReferences('archetypes', entry, path)
    : toReferences('archetypes', getOwn(entry, 'archetype'), [...path, 'archetype'])

const findRouteReferences = (route: unknown, path: JsonPath): ContentReference[] => [
  ...toReferences('archetypes', getOwn(route, 'archetype'), [...path, 'archetype']).map(
    (reference) => ({
      ...reference,
      ...locateName('page', route, path),
    }),
  ),
  ...toShellReferences(getOwn(route, 'shell'), [...path, 'shell']),
]

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
