import { type JsonPath, toPointer } from '../kernel/json/pointer.ts'
import {
  asArray,
  asObject,
  asString,
  getOwn,
  isObject,
  type JsonObject,
} from '../kernel/json/value.ts'
import { memoizeByObject } from '../kernel/memoize.ts'
import { CONTENT_TYPES, type ContentType, parseContentType } from './content-types.ts'
import { listPatternVariants } from './pattern-presets.ts'

/** A name and its location. */
export interface LocatedName {
  readonly name: string
  readonly pointer: string
}

/** A reference from one record to another. */
export interface ContentReference {
  readonly type: ContentType
  readonly slug: string
  /** The location of the slug. */
  readonly pointer: string
  /** The referenced preset of the pattern. */
  readonly preset?: LocatedName
  /** The referenced page of the archetype. */
  readonly page?: LocatedName
}

/**
 * Finds all references of a record in its authored or published form.
 *
 * @example
 * import { findReferences } from '@svc/content'
 *
 * const page = { id: 'list', shell: 'sidebar-main', default_layout: ['data-table'] }
 * const references = findReferences('archetypes', { pages: [page] })
 * references.map(({ type, slug }) => `${type}/${slug}`) // => ['shells/sidebar-main', 'patterns/data-table']
 */
export const findReferences = (type: ContentType, record: object): readonly ContentReference[] =>
  MEMOIZED_FINDERS[type](record)

/** Turns a value into a reference if it is a text. */
function toReferences(type: ContentType, value: unknown, path: JsonPath): ContentReference[] {
  const slug = asString(value)
  return slug === undefined ? [] : [{ type, slug, pointer: toPointer(path) }]
}

/** Turns every text of a list into a reference. */
const listToReferences = (type: ContentType, value: unknown, path: JsonPath): ContentReference[] =>
  asArray(value).flatMap((item, index) => toReferences(type, item, [...path, index]))

/** Collects the references of every member of an object. */
const flatMapMembers = (
  value: unknown,
  findIn: (member: unknown, key: string) => ContentReference[],
): ContentReference[] =>
  Object.entries(asObject(value)).flatMap(([key, member]) => findIn(member, key))

/** Returns the name under a key of an object with its location, or an empty object. */
function locateName<K extends string>(
  key: K,
  object: unknown,
  path: JsonPath,
): { readonly [P in K]?: LocatedName } {
  const name = asString(getOwn(object, key))
  if (name === undefined) return {}
  return { [key]: { name, pointer: toPointer([...path, key]) } } as { [P in K]?: LocatedName }
}

/** Turns a layout item into a reference: a slug, or an object with `pattern` and `preset`. */
function toPatternReferences(item: unknown, path: JsonPath): ContentReference[] {
  if (typeof item === 'string') return toReferences('patterns', item, path)
  return toReferences('patterns', getOwn(item, 'pattern'), [...path, 'pattern']).map(
    (reference) => ({
      ...reference,
      ...locateName('preset', item, path),
    }),
  )
}

/** Finds the references of an archetype's page: its shell, and its patterns with their presets. */
export function findPageReferences(page: unknown, path: JsonPath): ContentReference[] {
  if (!isObject(page)) return []
  const aliases = getAliases(page)
  // The published copy of a layout contains the same references a second time.
  const key = Object.hasOwn(page, 'layout') ? 'layout' : 'default_layout'
  return [
    ...toShellReferences(page.shell, [...path, 'shell']),
    ...asArray(page[key])
      .flatMap((item, index) => findItemReferences(item, [...path, key, index]))
      .filter(({ slug }) => !aliases.has(slug)),
    ...asArray(page.patterns).flatMap((item, index) =>
      toPatternReferences(item, [...path, 'patterns', index]),
    ),
  ]
}

/** Turns a slug into a reference to a shell; `inherit` refers to none. */
const toShellReferences = (value: unknown, path: JsonPath): ContentReference[] =>
  value === 'inherit' ? [] : toReferences('shells', value, path)

function findItemReferences(item: unknown, path: JsonPath): ContentReference[] {
  const cols = getOwn(item, 'cols')
  if (!Array.isArray(cols)) return toPatternReferences(item, path)
  return cols.flatMap((entry, index) => toPatternReferences(entry, [...path, 'cols', index]))
}

/** Returns the aliases of a page's own patterns, which its layout may use instead of slugs. */
const getAliases = ({ patterns }: JsonObject): ReadonlySet<string> =>
  new Set(asArray(patterns).flatMap((item) => asString(getOwn(item, 'as')) ?? []))

/** Finds the references of a blueprint. */
function findBlueprintReferences(blueprint: JsonObject): ContentReference[] {
  const { archetype, compose, theme, suggested_themes, routes, blueprint_portfolio } = blueprint
  return [
    ...toReferences('archetypes', archetype, ['archetype']),
    ...asArray(compose).flatMap((entry, index) => findComposeReferences(entry, ['compose', index])),
    ...toReferences('themes', getOwn(theme, 'id'), ['theme', 'id']),
    ...listToReferences('themes', suggested_themes, ['suggested_themes']),
    ...flatMapMembers(routes, (route, path) => findRouteReferences(route, ['routes', path])),
    ...toReferences('blueprints', getOwn(blueprint_portfolio, 'recommended_alternative'), [
      'blueprint_portfolio',
      'recommended_alternative',
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
          ...path,
          'responsive',
          name,
          'alternate_pattern_id',
        ]),
      ),
    ]),
  ],
  themes: ({ pattern_preferences }) => findPreferenceReferences(pattern_preferences),
  blueprints: findBlueprintReferences,
  archetypes: ({ pages, suggested_theme }) => [
    ...asArray(pages).flatMap((page, index) => findPageReferences(page, ['pages', index])),
    ...listToReferences('themes', getOwn(suggested_theme, 'ids'), ['suggested_theme', 'ids']),
  ],
  shells: ({ regions }) =>
    asArray(regions).flatMap((region, regionIndex) =>
      asArray(getOwn(region, 'patterns')).flatMap((item, index) =>
        toPatternReferences(item, ['regions', regionIndex, 'patterns', index]),
      ),
    ),
}

/** Cached per record because reading, rules and intelligence all need it; records never change. */
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

/** Finds the `dependencies` of a third-party record; groups that are not a type are skipped. */
const findDependencyReferences = ({ dependencies }: JsonObject): ContentReference[] =>
  flatMapMembers(dependencies, (group, name) => {
    const type = parseContentType(name)
    if (type === undefined) return []
    return flatMapMembers(group, (_version, slug) =>
      toReferences(type, slug, ['dependencies', name, slug]),
    )
  })
