import type { ContentRefV1 } from '../generated/types/content-ref.v1.ts'
import { type Sha256, sha256Digest } from '../hash.ts'
import { canonicalJson } from '../json/canonical.ts'
import { type JsonObject, mapObject } from '../json/value.ts'

/** Top-level keys that say which record this is and how it came here, not what it says. */
const TRANSPORT_KEYS =
  /^(\$schema|id|namespace|slug|type|version|transport|path|(file|source)(P|_p)ath|(created|updated|published|fetched|loaded|generated)(A|_a)t)$/

/** The digest of what a published record says, whatever its name, version and way here. */
export const payloadDigest = (record: JsonObject, sha256?: Sha256): string =>
  sha256Digest(
    canonicalJson(
      mapObject(record, (value, key) => (TRANSPORT_KEYS.test(key) ? undefined : value)),
    ),
    sha256,
  )

/** References in the order that a corpus has; two to one version of a record are refused. */
export function sortRefs(refs: readonly ContentRefV1[]): ContentRefV1[] {
  const names = new Set<string>()
  for (const { identity, version } of refs) {
    const name = `${identity.namespace}/${identity.type}/${identity.id}@${version ?? ''}`
    if (names.has(name)) throw new Error(`${name} stands twice in the corpus.`)
    names.add(name)
  }
  return refs.toSorted(compareRefs)
}

/** The digest of a whole corpus: of its references, in whatever order they come. */
export const corpusDigest = (refs: readonly ContentRefV1[]): string =>
  sha256Digest(canonicalJson(sortRefs(refs)))

/** No version comes first, as the empty text does. */
const getSortKeys = ({ identity, version }: ContentRefV1): readonly string[] => [
  identity.namespace,
  identity.type,
  identity.id,
  version ?? '',
]

function compareRefs(a: ContentRefV1, b: ContentRefV1): number {
  const [left, right] = [getSortKeys(a), getSortKeys(b)]
  const at = left.findIndex((key, index) => key !== right[index])
  return at === -1 ? 0 : (left[at] as string) < (right[at] as string) ? -1 : 1
}
