import type { Lookup } from '../content/content-types.ts'
import { runRules } from '../essence/diagnostics/rule.ts'
import { STRUCTURAL_RULES } from '../essence/diagnostics/structural-rules.ts'
import { resolveRecords } from '../essence/model/facts.ts'
import { encodeUtf8, sha256Digest } from '../hash.ts'
import { canonicalJson } from '../json/canonical.ts'
import { planApp } from './app.ts'
import { parseEssence } from './checked-essence.ts'
import { createPackContext } from './context.ts'
import { findPackPlan, type PackSelector } from './find-subject.ts'
import { createManifest, groupByKind } from './manifest.ts'
import { getRequiredRecords } from './needs.ts'
import type { CompileOptions } from './options.ts'
import { createProvenance } from './provenance.ts'
import { type PackPlan, planPacks } from './subjects.ts'

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
