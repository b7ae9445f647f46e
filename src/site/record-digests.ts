import type { ContentType } from '../core/content/content-types.ts'
import { type Sha256, sha256Digest } from '../core/kernel/hash.ts'
import { canonicalJson } from '../core/kernel/json/canonical.ts'

/** The digests of records by slug, by type. */
export type RecordDigests = Readonly<Record<ContentType, Readonly<Record<string, string>>>>

/** A recorded release. */
export interface ReleaseRecord {
  readonly release: string
  readonly version: string
  readonly generated_at: string
  /** The digests of its records; only in the newest release. */
  readonly records?: RecordDigests
}

/** Caches digests by record object. Safe because records are immutable, and freed with them. */
const digestCache = new WeakMap<object, string>()

/** Returns the digest of a record as it is published. */
export function digestRecord(data: object, sha256?: Sha256): string {
  const digest = digestCache.get(data) ?? sha256Digest(canonicalJson(data), sha256)
  digestCache.set(data, digest)
  return digest
}
