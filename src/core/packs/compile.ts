import { type Lookup, toSingular } from '../content/content-types.ts'
import { payloadDigest } from '../content/digest.ts'
import { runRules } from '../essence/diagnostics/rule.ts'
import { STRUCTURAL_RULES } from '../essence/diagnostics/structural-rules.ts'
import { essenceDigest } from '../essence/digest.ts'
import { REFERENCED_TYPES, resolveRecords } from '../essence/model/facts.ts'
import type { Essence } from '../essence/version.ts'
import type { Provenance, ProvenanceRecord } from '../generated/types/execution-pack.common.v1.ts'
import type { ExecutionPackBundleV1 } from '../generated/types/execution-pack-bundle.v1.ts'
import type { SelectedExecutionPackV1 } from '../generated/types/selected-execution-pack.v1.ts'
import { encodeUtf8, sha256Digest } from '../hash.ts'
import { canonicalJson } from '../json/canonical.ts'
import { asString, type JsonObject, omitUndefined } from '../json/value.ts'
import { parseEssence, planApp } from './app-plan.ts'
import { type CompileOptions, createPackContext, type PackContext } from './context.ts'
import { createManifest, groupByKind } from './manifest.ts'
import {
  findPackPlan,
  getRequiredRecords,
  type PackPlan,
  type PackSelector,
  planPacks,
  type RequiredRecords,
} from './pack-plan.ts'

/** Name and version of what makes the packs: another one may make others of the same essence. */
export const COMPILER_VERSION = 'svc-packs 1.0.0'

/** What packs were made from: the essence, the release, and every record by its digest. */
export const createProvenance = (
  { essence, getRecord, options: { release = 'unreleased', sha256 } }: PackContext,
  needs: RequiredRecords,
  lookup: Lookup,
): Provenance => ({
  essence_digest: essenceDigest(essence, sha256),
  release,
  compiler: COMPILER_VERSION,
  records: REFERENCED_TYPES.flatMap((type) =>
    [...needs[type]].sort().flatMap((id): ProvenanceRecord[] => {
      const record: JsonObject | undefined = getRecord(type, id)
      if (record === undefined) return []
      const version = asString(record.version) ?? null
      const digest = payloadDigest(record, sha256)
      const source = lookup.source?.(type, id)
      return [omitUndefined({ type: toSingular(type), id, version, digest, source })]
    }),
  ),
})

/** Where records come from, what else an answer depends on, and the one pack that is asked for. */
export interface BuildRequest {
  readonly lookup: Lookup
  readonly options: CompileOptions
  readonly selector?: PackSelector
}

/** Builds the packs of an essence, or the one that is asked for. */
export async function buildResponse<T>(
  document: unknown,
  { lookup, options, selector }: BuildRequest,
): Promise<T> {
  const {
    sha256,
    generatedAt = '1970-01-01T00:00:00.000Z',
    rules = STRUCTURAL_RULES,
    notes = [],
  } = options
  const plan = planApp(parseEssence(document))
  const all = planPacks(plan)
  const one = selector && findPackPlan(all, selector)
  const subjects = one ? [one] : all
  const needs = getRequiredRecords(plan, subjects)
  const records = await resolveRecords(needs, lookup, plan.suggester)
  const context = createPackContext(plan, {
    getRecord: (type, slug) => records[type].get(slug),
    options,
  })
  const built = new Map(subjects.map((subject) => [subject, subject.build(context)]))
  const packOf = (subject: PackPlan) => built.get(subject)?.pack
  // Of a page that was not asked for only the name and the route are known.
  const pages = plan.pages.map((page) =>
    needs.pages.has(page) ? page : { ...page, rows: [], instances: [] },
  )
  const made = {
    $schema: `https://svc.example/schemas/${one ? 'selected-execution-pack' : 'execution-pack-bundle'}.v1.json`,
    ...(one && { selector: { packType: one.kind, id: one.id === one.kind ? null : one.id } }),
    generatedAt,
    sourceEssenceVersion: plan.essence.version,
    manifest: createManifest(all, generatedAt, (subject) => {
      const found = built.get(subject)
      if (!found) return undefined
      const text = canonicalJson(found.pack, context.canonicalTexts)
      context.canonicalTexts.set(found.pack, text)
      return {
        bytes: encodeUtf8(found.pack.renderedMarkdown).length,
        tokens: found.tokens,
        digest: sha256Digest(text, sha256),
      }
    }),
    diagnostics: [...notes, ...runRules({ ...plan, pages, records }, rules, one?.coversPointer)],
    provenance: createProvenance(context, needs, lookup),
    ...(one ? { pack: packOf(one) } : groupByKind(all, packOf)),
  }
  return { ...made, digest: sha256Digest(canonicalJson(made, context.canonicalTexts), sha256) } as T
}

/**
 * Every pack of an essence. The same essence, records and options give the same bytes on every
 * host, whatever the order of keys. A name that nothing has stays, marked, with a diagnostic; only
 * a document that is no essence is refused, with all its issues.
 */
export const compilePacks = (
  document: Essence,
  lookup: Lookup,
  options: CompileOptions = {},
): Promise<ExecutionPackBundleV1> => buildResponse(document, { lookup, options })

/**
 * One pack of an essence, equal byte for byte to the same pack of its bundle. Only the records that
 * this pack is made from are read; the manifest names every pack and measures this one.
 */
export const selectPack = (
  document: Essence,
  lookup: Lookup,
  selector: PackSelector,
  options: CompileOptions = {},
): Promise<SelectedExecutionPackV1> => buildResponse(document, { lookup, options, selector })
