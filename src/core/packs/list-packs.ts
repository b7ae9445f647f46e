import type { ManifestEntry } from '../generated/types/execution-pack.common.v1.ts'
import type { ExecutionPackBundleV1 } from '../generated/types/execution-pack-bundle.v1.ts'
import type { Pack, PackKind } from './envelope.ts'

/** A pack of a bundle with its line of the manifest. */
export interface ListedPack {
  readonly kind: PackKind
  readonly entry: ManifestEntry
  readonly pack: Pack
}

/** Every pack of a bundle in the order of its manifest. */
export function listPacks(bundle: ExecutionPackBundleV1): ListedPack[] {
  const { manifest } = bundle
  const listed = (
    kind: PackKind,
    entries: readonly (ManifestEntry | null)[],
    packs: readonly Pack[],
  ) =>
    packs.flatMap((pack, at) => {
      const entry = entries[at]
      return entry ? [{ kind, entry, pack }] : []
    })
  return [
    ...listed('scaffold', [manifest.scaffold], [bundle.scaffold]),
    ...listed('review', [manifest.review], [bundle.review]),
    ...listed('section', manifest.sections, bundle.sections),
    ...listed('page', manifest.pages, bundle.pages),
    ...listed('mutation', manifest.mutations, bundle.mutations),
  ]
}
