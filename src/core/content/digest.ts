import { type Sha256, sha256Digest } from '../kernel/hash.ts'
import { canonicalJson } from '../kernel/json/canonical.ts'
import { type JsonObject, mapObject } from '../kernel/json/value.ts'

/** Top-level keys that identify a record or describe its transport, but not its content. */
const TRANSPORT_KEYS =
  /^(\$schema|id|namespace|slug|type|version|transport|path|(file|source)(P|_p)ath|(created|updated|published|fetched|loaded|generated)(A|_a)t)$/

/** Returns the digest of the content of a published record, without its identity and transport. */
export const payloadDigest = (record: JsonObject, sha256?: Sha256): string =>
  sha256Digest(
    canonicalJson(
      mapObject(record, (value, key) => (TRANSPORT_KEYS.test(key) ? undefined : value)),
    ),
    sha256,
  )
