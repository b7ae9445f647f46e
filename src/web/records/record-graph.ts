import {
  CONTENT_TYPES,
  type ContentReference,
  type ContentType,
  findReferences,
  type PublicRecord,
} from '../../index.ts'
import type { SiteData } from '../site-data.ts'
import { asArray, asObject, asString } from './json-values.ts'

type LocationFormatter = (data: unknown, keys: readonly string[]) => string | undefined

const getListItem = (data: unknown, [list = '', at = '']: readonly string[]) =>
  asObject(asArray(asObject(data)[list])[Number(at)])

/** What a place in a record is called, by the first key on the way to it. */
const LOCATION_FORMATTERS: Readonly<
  Record<ContentType, Readonly<Record<string, LocationFormatter>>>
> = {
  patterns: {
    uses: () => 'as a part',
    states: (_data, [, state]) => `when ${state}`,
    responsive: (_data, [, width]) => `on ${width}`,
  },
  themes: {
    pattern_preferences: (_data, [, kind = '']) =>
      ({ prefer: 'prefers it', avoid: 'avoids it' })[kind] ?? 'chooses its preset',
  },
  blueprints: {
    compose: () => 'as a section',
    theme: () => 'as its theme',
    suggested_themes: () => 'as another theme',
    routes: (_data, [, path]) => path,
  },
  archetypes: {
    pages: (data, keys) =>
      asString(getListItem(data, keys).name) ?? asString(getListItem(data, keys).id),
    suggested_theme: () => 'as a theme that suits it',
  },
  shells: { regions: (data, keys) => asString(getListItem(data, keys).id) },
}

/** Where a record names another, in words; undefined where there are none for it. */
export function describeReferenceLocation(
  type: ContentType,
  data: unknown,
  { pointer }: Pick<ContentReference, 'pointer'>,
): string | undefined {
  const keys = pointer.split('/').slice(1).map(unescapePointerSegment)
  const [first = ''] = keys
  return Object.hasOwn(LOCATION_FORMATTERS[type], first)
    ? LOCATION_FORMATTERS[type][first]?.(data, keys)
    : undefined
}

/** RFC 6901, 4: a key as it was before it stood in a pointer. */
const unescapePointerSegment = (key: string): string =>
  key.replaceAll('~1', '/').replaceAll('~0', '~')

/** A record that names another, and where it does so, in words. */
export interface RecordUsage {
  readonly type: ContentType
  readonly record: PublicRecord
  readonly locations: readonly string[]
}

/** The records of a site, and how they hang together. */
export interface RecordGraph {
  readonly site: SiteData
  /** The record of a type and slug, where it has a page. */
  find(type: ContentType, slug: string): PublicRecord | undefined
  /** The records that name a record. */
  usedBy(type: ContentType, slug: string): readonly RecordUsage[]
}

/** Follows every reference between the records of a site once. */
export function createRecordGraph(site: SiteData): RecordGraph {
  const bySlug = new Map(
    CONTENT_TYPES.map((type) => [
      type,
      new Map<string, PublicRecord>(site.records[type].map((record) => [record.slug, record])),
    ]),
  )
  const users = collectUsages(site)
  return {
    site,
    find: (type, slug) => bySlug.get(type)?.get(slug),
    usedBy: (type, slug) => users.get(`${type}/${slug}`) ?? [],
  }
}

function collectUsages({ records }: SiteData): ReadonlyMap<string, readonly RecordUsage[]> {
  const users = new Map<string, RecordUsage[]>()
  for (const type of CONTENT_TYPES) {
    for (const record of records[type]) {
      for (const [key, places] of collectReferences(type, record)) {
        if (key === `${type}/${record.slug}`) continue
        users.set(key, [...(users.get(key) ?? []), { type, record, locations: [...places] }])
      }
    }
  }
  return users
}

/** What a record names, each once, with the places where it does. */
function collectReferences(
  type: ContentType,
  { data }: PublicRecord,
): ReadonlyMap<string, ReadonlySet<string>> {
  const named = new Map<string, Set<string>>()
  for (const reference of findReferences(type, data)) {
    const place = describeReferenceLocation(type, data, reference)
    const places = named.get(toReferenceKey(reference)) ?? new Set()
    named.set(toReferenceKey(reference), place === undefined ? places : places.add(place))
  }
  return named
}

const toReferenceKey = ({ type, slug }: ContentReference): string => `${type}/${slug}`
