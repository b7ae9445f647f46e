import type { ManifestEntry } from '../generated/types/execution-pack.common.v1.ts'
import type { ExecutionPackBundleV1 } from '../generated/types/execution-pack-bundle.v1.ts'
import type { PackManifestV1 } from '../generated/types/pack-manifest.v1.ts'
import type { Pack, PackKind } from './pack.ts'
import type { PackPlan } from './pack-plan.ts'

/** Length and digest of a pack. */
export type PackMeasurements = Pick<ManifestEntry, 'bytes' | 'tokens' | 'digest'>

/** Something of each subject, the way that documents about all packs hold it. */
export function groupByKind<T>(subjects: readonly PackPlan[], of: (subject: PackPlan) => T) {
  const all = (wanted: PackKind): T[] =>
    subjects.filter(({ kind }) => kind === wanted).map((subject) => of(subject))
  return {
    scaffold: all('scaffold')[0],
    review: all('review')[0],
    sections: all('section'),
    pages: all('page'),
    mutations: all('mutation'),
  }
}

/** The index of all packs of an app, with the measures of those that were built. */
export const createManifest = (
  subjects: readonly PackPlan[],
  generatedAt: string,
  measureOf: (subject: PackPlan) => PackMeasurements | undefined,
): PackManifestV1 =>
  ({
    $schema: 'https://svc.example/schemas/pack-manifest.v1.json',
    version: '1.0.0',
    generatedAt,
    ...groupByKind(subjects, (subject) => ({
      id: subject.id,
      markdown: `${subject.file}.md`,
      json: `${subject.file}.json`,
      ...measureOf(subject),
      ...subject.manifestFields,
    })),
  }) as PackManifestV1

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
