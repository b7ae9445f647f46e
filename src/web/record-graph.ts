import {
  CONTENT_TYPES,
  type ContentReference,
  type ContentType,
  findReferences,
  type PublicRecord,
} from '../index.ts'
import { describeReferenceLocation } from './place-of-reference.ts'
import type { SiteData } from './site.ts'

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
