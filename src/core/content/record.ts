import type { ContentIntelligenceV1 } from '../generated/types/content-intelligence.v1.ts'
import type { PublicContentRecordV1 } from '../generated/types/public-content-record.v1.ts'
import { asString } from './fields.ts'
import type { Content } from './lookup.ts'
import { type ContentType, toSingular } from './type.ts'

/** The namespace of every record that is served. */
export const NAMESPACE = '@official'

/** The corpus of every record that names no other. */
export const OFFICIAL_SOURCE = 'official'

/** The version of a record that states none. */
export const DEFAULT_VERSION = '1.0.0'

/** The shape of the answer has dates that a record need not have; this one sorts before all others. */
const UNKNOWN_DATE = '1970-01-01'

/** A published record and what is computed about it. */
export interface PublishedRecord<T extends ContentType = ContentType> {
  readonly type: T
  readonly data: Content[T]
  readonly intelligence?: ContentIntelligenceV1 | null
  /** The corpus that it comes from; the official one when absent. */
  readonly source?: string | undefined
}

/** The answer to a request for one record. */
export function toPublicRecord(published: PublishedRecord): PublicContentRecordV1 {
  const { type, data, intelligence = null, source = OFFICIAL_SOURCE } = published
  const created = asString(data.created)
  const updated = asString(data.updated)
  return {
    id: data.id,
    slug: data.id,
    namespace: NAMESPACE,
    type: toSingular(type),
    version: asString(data.version) ?? DEFAULT_VERSION,
    data: { ...data },
    visibility: 'public',
    status: 'published',
    created_at: created ?? updated ?? UNKNOWN_DATE,
    updated_at: updated ?? created ?? UNKNOWN_DATE,
    ...(created === undefined ? {} : { published_at: created }),
    owner_name: null,
    owner_username: null,
    thumbnail_url: null,
    intelligence,
    source,
  }
}
