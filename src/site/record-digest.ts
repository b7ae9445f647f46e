import { canonicalJson } from '../core/canonical-json.ts'
import { type Sha256, sha256Digest } from '../core/digest.ts'

/** Digests by record: a record is read once, and often asked about. */
const digests = new WeakMap<object, string>()

/** The digest of a record as it is published. */
export function digestOf(data: object, sha256?: Sha256): string {
  const known = digests.get(data) ?? sha256Digest(canonicalJson(data), sha256)
  digests.set(data, known)
  return known
}
