import type { ContentType } from '../core/content/content-types.ts'
import { type Sha256, sha256Digest } from '../core/hash.ts'
import { canonicalJson } from '../core/json/canonical.ts'

/** The digests of records by slug, by type. */
export type RecordDigests = Readonly<Record<ContentType, Readonly<Record<string, string>>>>

/** A release that was recorded. */
export interface ReleaseRecord {
  readonly release: string
  readonly version: string
  readonly generated_at: string
  /** The digests of its records; kept for the newest release only. */
  readonly records?: RecordDigests
}

/** Digests by record: a record is read once, and often asked about. */
const digestCache = new WeakMap<object, string>()

/** The digest of a record as it is published. */
export function digestRecord(data: object, sha256?: Sha256): string {
  const known = digestCache.get(data) ?? sha256Digest(canonicalJson(data), sha256)
  digestCache.set(data, known)
  return known
}
