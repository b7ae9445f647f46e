import { type Lookup, toSingular } from '../content/content-types.ts'
import { payloadDigest } from '../content/digest.ts'
import { type AppPlan, parseEssence, planApp } from '../essence/app/app-plan.ts'
import { createOutputMeter } from '../essence/app/limits.ts'
import { runRules } from '../essence/diagnostics/rule.ts'
import { STRUCTURAL_RULES } from '../essence/diagnostics/structural-rules.ts'
import { essenceDigest } from '../essence/digest.ts'
import { REFERENCED_TYPES, resolveRecords } from '../essence/model/facts.ts'
import type { Essence } from '../essence/version.ts'
import type { Provenance, ProvenanceRecord } from '../generated/types/execution-pack.common.v1.ts'
import type { ExecutionPackBundleV1 } from '../generated/types/execution-pack-bundle.v1.ts'
import type { SelectedExecutionPackV1 } from '../generated/types/selected-execution-pack.v1.ts'
import { encodeUtf8, sha256Digest } from '../kernel/hash.ts'
import { canonicalJson } from '../kernel/json/canonical.ts'
import { asString, type JsonObject, omitUndefined } from '../kernel/json/value.ts'
import { withLazyValues } from '../kernel/lazy.ts'
import { type CompileOptions, createPackContext, type PackContext } from './context.ts'
import { createManifest, groupByKind, type PackMeasurements } from './manifest.ts'
import type { BuiltPack, Pack, PackKind, Packs } from './pack.ts'
import {
  findPackPlan,
  getRequiredRecords,
  type PackPlan,
  type PackSelector,
  planPacks,
  type RequiredRecords,
  type SelectableType,
} from './pack-plan.ts'

/** The name and version of the compiler. Another version may compile other packs. */
const COMPILER_VERSION = 'svc-packs 2.0.0'

/** The time of packs whose release has none, so that the same input gives the same bytes. */
const DEFAULT_TIME = '1970-01-01T00:00:00.000Z'

/**
 * Compiles every pack of an essence. The same essence, records and options give the same bytes on
 * every host, whatever the order of keys. A name that no record has stays in the packs with a note
 * and a diagnostic; only a document that is not an essence is rejected, with all its issues.
 *
 * @example
 * import { createClient, essenceFromBlueprint, lookupFrom } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 * import { compilePacks } from '@svc/content/packs'
 *
 * const client = createClient(embeddedSource())
 * const lookup = lookupFrom(client)
 * const { data: blueprint } = await client.get('blueprints', 'internal-admin')
 * const { value: essence } = await essenceFromBlueprint(blueprint, lookup)
 * const { pages, diagnostics } = await compilePacks(essence, lookup)
 * pages[0].data.pageId // => 'login'
 * diagnostics // => []
 */
export async function compilePacks(
  document: Essence,
  lookup: Lookup,
  options: CompileOptions = {},
): Promise<ExecutionPackBundleV1> {
  const plan = planApp(parseEssence(document))
  const packPlans = planPacks(plan)
  const build = await buildPacks(plan, packPlans, { lookup, options })
  const bundle = {
    $schema: 'https://svc.example/schemas/execution-pack-bundle.v1.json',
    ...createEnvelope(packPlans, build),
    ...groupByKind(packPlans, build.getPack),
  }
  return withDigest(bundle, build) as unknown as ExecutionPackBundleV1
}

/**
 * Compiles one pack of an essence, byte for byte the same as in its bundle. Only the records of
 * this pack are read, and the manifest lists only this pack. The type `manifest` selects the
 * manifest of all packs, without building any.
 *
 * @example
 * import { createClient, essenceFromBlueprint, lookupFrom } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 * import { selectPack } from '@svc/content/packs'
 *
 * const client = createClient(embeddedSource())
 * const lookup = lookupFrom(client)
 * const { data: blueprint } = await client.get('blueprints', 'internal-admin')
 * const { value: essence } = await essenceFromBlueprint(blueprint, lookup)
 * const { pack } = await selectPack(essence, lookup, { pack_type: 'review' })
 * pack.packType // => 'review'
 */
export async function selectPack<T extends SelectableType>(
  document: Essence,
  lookup: Lookup,
  selector: PackSelector<T>,
  options: CompileOptions = {},
): Promise<SelectedPack<T>> {
  const plan = planApp(parseEssence(document))
  const packPlans = planPacks(plan)
  const { kind, id, coversPointer, listed, built } = choosePacks(packPlans, selector)
  const build = await buildPacks(plan, built, { lookup, options, coversPointer })
  const [chosen] = built
  const selectedPack = {
    $schema: 'https://svc.example/schemas/selected-execution-pack.v1.json',
    selector: { packType: kind, id },
    ...createEnvelope(listed, build),
    pack: chosen ? build.getPack(chosen) : null,
  }
  return withDigest(selectedPack, build) as unknown as SelectedPack<T>
}

/** A selected pack with its entry of the manifest, or the whole manifest and no pack. */
export type SelectedPack<T extends SelectableType = PackKind> = Omit<
  SelectedExecutionPackV1,
  'pack'
> & { readonly pack: T extends PackKind ? Packs[T] : null }

interface PackChoice {
  readonly kind: SelectableType
  readonly id: string | null
  readonly coversPointer: PackPlan['coversPointer']
  /** The packs in the manifest. */
  readonly listed: readonly PackPlan[]
  readonly built: readonly PackPlan[]
}

function choosePacks(packPlans: readonly PackPlan[], selector: PackSelector): PackChoice {
  if (selector.pack_type === 'manifest') {
    const coversPointer = (): boolean => true
    return { kind: 'manifest', id: null, coversPointer, listed: packPlans, built: [] }
  }
  const selected = findPackPlan(packPlans, selector)
  const { kind, id, coversPointer } = selected
  return { kind, id: id === kind ? null : id, coversPointer, listed: [selected], built: [selected] }
}

interface BuildOptions {
  readonly lookup: Lookup
  readonly options: CompileOptions
  /** Limits the diagnostics to a part of the document. */
  readonly coversPointer?: PackPlan['coversPointer']
}

/** The packs that were built, and what the documents about them have in common. */
interface Build {
  readonly context: PackContext
  readonly diagnostics: readonly unknown[]
  readonly provenance: Provenance
  readonly getPack: (packPlan: PackPlan) => Pack | undefined
  readonly measurePack: (packPlan: PackPlan) => PackMeasurements | undefined
}

async function buildPacks(
  plan: AppPlan,
  packPlans: readonly PackPlan[],
  { lookup, options, coversPointer }: BuildOptions,
): Promise<Build> {
  const { rules = STRUCTURAL_RULES, notes = [] } = options
  const required = getRequiredRecords(plan, packPlans)
  const records = await resolveRecords(required, lookup, plan.suggester)
  const context = createPackContext(plan, {
    getRecord: (type, slug) => records[type].get(slug),
    options,
  })
  const measureOutput = createOutputMeter(context.canonicalTexts)
  const built = new Map(
    packPlans.map((packPlan) => {
      const builtPack = packPlan.build(context)
      const { pack } = builtPack
      // The rest of a page pack is its text in the essence, which has been measured.
      measureOutput(pack.packType === 'page' ? pack.data.instances : pack)
      return [packPlan, builtPack]
    }),
  )
  // The patterns of a page that no pack needs are not loaded, so no rule may check them.
  const pages = plan.pages.map((page) =>
    required.pages.has(page) ? page : { ...page, rows: [], instances: [] },
  )
  const diagnostics = [...notes, ...runRules({ ...plan, pages, records }, rules, coversPointer)]
  measureOutput(diagnostics)
  return {
    context,
    diagnostics,
    provenance: createProvenance(context, required, lookup),
    getPack: (packPlan) => built.get(packPlan)?.pack,
    measurePack: (packPlan) => {
      const builtPack = built.get(packPlan)
      return builtPack && measurePack(builtPack, context)
    },
  }
}

/** Returns the fields that a bundle and a selected pack share. */
const createEnvelope = (
  packPlans: readonly PackPlan[],
  { context, diagnostics, provenance, measurePack }: Build,
) => {
  const { generatedAt = DEFAULT_TIME } = context.options
  return {
    generatedAt,
    sourceEssenceVersion: context.essence.version,
    manifest: createManifest(packPlans, generatedAt, measurePack),
    diagnostics,
    provenance,
  }
}

/** Returns the measurements of a pack; its canonical JSON is kept for the whole document. */
const measurePack = (
  { pack, tokens }: BuiltPack,
  { canonicalTexts, options: { sha256 } }: PackContext,
): PackMeasurements => ({
  tokens,
  bytes: () => encodeUtf8(pack.renderedMarkdown).length,
  digest: () => {
    const text = canonicalJson(pack, canonicalTexts)
    canonicalTexts.set(pack, text)
    return sha256Digest(text, sha256)
  },
})

/** Adds the digest of a document, which is computed when it is first read. */
const withDigest = <T extends object>(document: T, { context }: Build): T & { digest: string } =>
  withLazyValues(
    { ...document, digest: '' },
    {
      digest: () =>
        sha256Digest(canonicalJson(document, context.canonicalTexts), context.options.sha256),
    },
  )

/** Returns the digest of a record. Cached: a record is never changed. */
function digestRecord(record: JsonObject, sha256: CompileOptions['sha256']): string {
  const digest = recordDigests.get(record) ?? payloadDigest(record, sha256)
  recordDigests.set(record, digest)
  return digest
}

const recordDigests = new WeakMap<JsonObject, string>()

/**
 * Lists the sources of packs: the essence, the release, every record with its digest, and the files
 * of the app.
 */
function createProvenance(
  { essence, getRecord, options: { release = 'unreleased', sha256, app } }: PackContext,
  required: RequiredRecords,
  lookup: Lookup,
): Provenance {
  const records = REFERENCED_TYPES.flatMap((type) =>
    [...required[type]].sort().flatMap((id): ProvenanceRecord[] => {
      const record: JsonObject | undefined = getRecord(type, id)
      if (record === undefined) return []
      const version = asString(record.version) ?? null
      const source = lookup.source?.(type, id)
      const entry = omitUndefined({ type: toSingular(type), id, version, digest: '', source })
      return [withLazyValues(entry, { digest: () => digestRecord(record, sha256) })]
    }),
  )
  return withLazyValues(
    {
      ...{ essence_digest: '', release, compiler: COMPILER_VERSION, records },
      ...(app === undefined ? {} : { app: omitUndefined(app) }),
    },
    { essence_digest: () => essenceDigest(essence, sha256) },
  )
}
