import { canonicalJson } from '../core/canonical-json.ts'
import { type Sha256, sha256Digest } from '../core/digest.ts'

/** Digests by record: a record is read once, and often asked about. */
const digestCache = new WeakMap<object, string>()

/** The digest of a record as it is published. */
export function digestRecord(data: object, sha256?: Sha256): string {
  const known = digestCache.get(data) ?? sha256Digest(canonicalJson(data), sha256)
  digestCache.set(data, known)
  return known
}
