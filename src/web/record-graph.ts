import {
  CONTENT_TYPES,
  type ContentReference,
  type ContentType,
  findReferences,
  type PublicRecord,
} from '../index.ts'
import { placeOf } from './place-of-reference.ts'
import type { Site } from './site.ts'

/** A record that names another, and where it does so, in words. */
export interface User {
  readonly type: ContentType
  readonly record: PublicRecord
  readonly places: readonly string[]
}

/** The records of a site, and how they hang together. */
export interface RecordGraph {
  readonly site: Site
  /** The record of a type and slug, where it has a page. */
  find(type: ContentType, slug: string): PublicRecord | undefined
  /** The records that name a record. */
  users(type: ContentType, slug: string): readonly User[]
}

/** Follows every reference between the records of a site once. */
export function createRecordGraph(site: Site): RecordGraph {
  const bySlug = new Map(
    CONTENT_TYPES.map((type) => [
      type,
      new Map<string, PublicRecord>(site.records[type].map((record) => [record.slug, record])),
    ]),
  )
  const users = usersIn(site)
  return {
    site,
    find: (type, slug) => bySlug.get(type)?.get(slug),
    users: (type, slug) => users.get(`${type}/${slug}`) ?? [],
  }
}

function usersIn({ records }: Site): ReadonlyMap<string, readonly User[]> {
  const users = new Map<string, User[]>()
  for (const type of CONTENT_TYPES) {
    for (const record of records[type]) {
      for (const [key, places] of namedBy(type, record)) {
        if (key === `${type}/${record.slug}`) continue
        users.set(key, [...(users.get(key) ?? []), { type, record, places: [...places] }])
      }
    }
  }
  return users
}

/** What a record names, each once, with the places where it does. */
function namedBy(
  type: ContentType,
  { data }: PublicRecord,
): ReadonlyMap<string, ReadonlySet<string>> {
  const named = new Map<string, Set<string>>()
  for (const reference of findReferences(type, data)) {
    const place = placeOf(type, data, reference)
    const places = named.get(keyOf(reference)) ?? new Set()
    named.set(keyOf(reference), place === undefined ? places : places.add(place))
  }
  return named
}

const keyOf = ({ type, slug }: ContentReference): string => `${type}/${slug}`
