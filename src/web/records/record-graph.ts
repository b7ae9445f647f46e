import {
  CONTENT_TYPES,
  type ContentReference,
  type ContentType,
  findReferences,
  type PublicRecord,
} from '../../index.ts'
import { asArray, asObject, asString, parsePointer } from '../../internal.ts'
import type { SiteData } from '../site-data.ts'

type LocationFormatter = (data: unknown, keys: readonly string[]) => string | undefined

const getListItem = (data: unknown, [list = '', index = '']: readonly string[]) =>
  asObject(asArray(asObject(data)[list])[Number(index)])

/** Labels for locations in a record, by the first segment of the pointer. */
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

/** Describes where a record references another one; undefined if there is no label for it. */
function describeReferenceLocation(
  type: ContentType,
  data: unknown,
  { pointer }: Pick<ContentReference, 'pointer'>,
): string | undefined {
  const keys = parsePointer(pointer)
  const [first = ''] = keys
  return Object.hasOwn(LOCATION_FORMATTERS[type], first)
    ? LOCATION_FORMATTERS[type][first]?.(data, keys)
    : undefined
}

/** A record that references another one, with descriptions of the locations. */
export interface RecordUsage {
  readonly type: ContentType
  readonly record: PublicRecord
  readonly locations: readonly string[]
}

/** The records of a site and the references between them. */
export interface RecordGraph {
  readonly site: SiteData
  /** Returns a record by type and slug, if it has a page. */
  find(type: ContentType, slug: string): PublicRecord | undefined
  /** Returns the records that reference a record. */
  usedBy(type: ContentType, slug: string): readonly RecordUsage[]
}

/** Collects all references between the records of a site. */
export function createRecordGraph(site: SiteData): RecordGraph {
  const bySlug = new Map(
    CONTENT_TYPES.map((type) => [
      type,
      new Map<string, PublicRecord>(site.records[type].map((record) => [record.slug, record])),
    ]),
  )
  const usages = collectUsages(site)
  return {
    site,
    find: (type, slug) => bySlug.get(type)?.get(slug),
    usedBy: (type, slug) => usages.get(`${type}/${slug}`) ?? [],
  }
}

function collectUsages({ records }: SiteData): ReadonlyMap<string, readonly RecordUsage[]> {
  const usages = new Map<string, RecordUsage[]>()
  for (const type of CONTENT_TYPES) {
    for (const record of records[type]) {
      for (const [key, locations] of collectReferences(type, record)) {
        if (key === `${type}/${record.slug}`) continue
        usages.set(key, [...(usages.get(key) ?? []), { type, record, locations: [...locations] }])
      }
    }
  }
  return usages
}

/** Returns the records that a record references, with the locations of the references. */
function collectReferences(
  type: ContentType,
  { data }: PublicRecord,
): ReadonlyMap<string, ReadonlySet<string>> {
  const references = new Map<string, Set<string>>()
  for (const reference of findReferences(type, data)) {
    const key = toReferenceKey(reference)
    const location = describeReferenceLocation(type, data, reference)
    const locations = references.get(key) ?? new Set()
    references.set(key, location === undefined ? locations : locations.add(location))
  }
  return references
}

const toReferenceKey = ({ type, slug }: ContentReference): string => `${type}/${slug}`
