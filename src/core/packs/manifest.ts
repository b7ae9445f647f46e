import type { ManifestEntry } from '../generated/types/execution-pack.common.v1.ts'
import type { ExecutionPackBundleV1 } from '../generated/types/execution-pack-bundle.v1.ts'
import type { PackManifestV1 } from '../generated/types/pack-manifest.v1.ts'
import { withLazyValues } from '../kernel/lazy.ts'
import type { Pack, PackKind } from './pack.ts'
import type { PackPlan } from './pack-plan.ts'

/** The kinds of pack. */
export const PACK_KINDS = [
  'scaffold',
  'section',
  'page',
  'mutation',
  'review',
] as const satisfies readonly PackKind[]

/** What can be selected: a pack of a kind, or the manifest of all packs. */
export const SELECTABLE = [...PACK_KINDS, 'manifest'] as const

/** The length and digest of a pack; what takes time is computed when it is first read. */
export interface PackMeasurements {
  readonly tokens: number
  readonly bytes: () => number
  readonly digest: () => string
}

/** Creates the index of packs, with measurements of those that were built. */
export const createManifest = (
  packPlans: readonly PackPlan[],
  generatedAt: string,
  measurePack: (packPlan: PackPlan) => PackMeasurements | undefined,
): PackManifestV1 => {
  const {
    scaffold = null,
    review = null,
    ...lists
  } = groupByKind(packPlans, (packPlan) => createEntry(packPlan, measurePack(packPlan)))
  return {
    $schema: 'https://svc.example/schemas/pack-manifest.v1.json',
    version: '1.0.0',
    generatedAt,
    scaffold,
    review,
    ...lists,
  } as PackManifestV1
}

function createEntry({ id, file, manifestFields }: PackPlan, measured?: PackMeasurements): object {
  const names = { id, markdown: `${file}.md`, json: `${file}.json` }
  if (measured === undefined) return { ...names, ...manifestFields }
  const { tokens, ...lazyValues } = measured
  return withLazyValues({ ...names, bytes: 0, tokens, digest: '', ...manifestFields }, lazyValues)
}

/** Maps the planned packs, grouped by kind like a manifest and a bundle. */
export function groupByKind<T>(packPlans: readonly PackPlan[], mapPack: (packPlan: PackPlan) => T) {
  const mapKind = (kind: PackKind): T[] =>
    packPlans.filter((packPlan) => packPlan.kind === kind).map((packPlan) => mapPack(packPlan))
  return {
    scaffold: mapKind('scaffold')[0],
    review: mapKind('review')[0],
    sections: mapKind('section'),
    pages: mapKind('page'),
    mutations: mapKind('mutation'),
  }
}

/** An entry of a compiled manifest, which names both files of its pack. */
export type CompiledEntry = ManifestEntry & Required<Pick<ManifestEntry, 'markdown' | 'json'>>

/** A pack of a bundle with its entry of the manifest. */
export interface ListedPack {
  readonly kind: PackKind
  readonly entry: CompiledEntry
  readonly pack: Pack
}

/**
 * Lists every pack of a bundle, in the order of its manifest.
 *
 * @example
 * import { createClient, essenceFromBlueprint, lookupFrom } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 * import { compilePacks, listPacks } from '@svc/content/packs'
 *
 * const client = createClient(embeddedSource())
 * const lookup = lookupFrom(client)
 * const { data: blueprint } = await client.get('blueprints', 'internal-admin')
 * const { value: essence } = await essenceFromBlueprint(blueprint, lookup)
 * const bundle = await compilePacks(essence, lookup)
 * listPacks(bundle)[0].kind // => 'scaffold'
 */
export function listPacks(bundle: ExecutionPackBundleV1): ListedPack[] {
  const { manifest } = bundle
  return [
    ...pairWithEntries('scaffold', [manifest.scaffold], [bundle.scaffold]),
    ...pairWithEntries('review', [manifest.review], [bundle.review]),
    ...pairWithEntries('section', manifest.sections, bundle.sections),
    ...pairWithEntries('page', manifest.pages, bundle.pages),
    ...pairWithEntries('mutation', manifest.mutations, bundle.mutations),
  ]
}

const pairWithEntries = (
  kind: PackKind,
  entries: readonly (ManifestEntry | null)[],
  packs: readonly Pack[],
): ListedPack[] =>
  packs.flatMap((pack, index) => {
    const entry = entries[index]
    return isCompiled(entry) ? [{ kind, entry, pack }] : []
  })

const isCompiled = (entry: ManifestEntry | null | undefined): entry is CompiledEntry =>
  entry?.markdown !== undefined && entry.json !== undefined
