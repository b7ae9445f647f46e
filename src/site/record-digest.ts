import { type Sha256, sha256Digest } from '../core/hash.ts'
import { canonicalJson } from '../core/json/canonical.ts'

/** Digests by record: a record is read once, and often asked about. */
const digestCache = new WeakMap<object, string>()

/** The digest of a record as it is published. */
export function digestRecord(data: object, sha256?: Sha256): string {
  const known = digestCache.get(data) ?? sha256Digest(canonicalJson(data), sha256)
  digestCache.set(data, known)
  return known
}
