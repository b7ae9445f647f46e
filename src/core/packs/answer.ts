import { canonicalJson } from '../canonical-json.ts'
import type { Lookup } from '../content/lookup.ts'
import { digest, utf8 } from '../digest.ts'
import { findIssues } from '../essence/diagnostics/find-issues.ts'
import { resolveRecords } from '../essence/diagnostics/records.ts'
import { STRUCTURE } from '../essence/diagnostics/structure.ts'
import { planApp } from './app.ts'
import { checkedEssence } from './checked-essence.ts'
import { createContext } from './context.ts'
import type { Pack } from './envelope.ts'
import { manifestOf } from './manifest.ts'
import { needsOf } from './needs.ts'
import type { CompileOptions } from './options.ts'
import { provenanceOf } from './provenance.ts'
import { type Concerns, type Subject, subjectsOf } from './subjects.ts'

/** The packs that are asked for and, when not all are, what they are about. */
export interface Asked {
  readonly subjects: readonly Subject[]
  readonly concerns?: Concerns
  /** What only this answer says, before all else and after it. */
  readonly head: object
  readonly body: (packOf: (subject: Subject) => Pack | undefined) => object
}

/**
 * Builds the packs of an essence that are asked for. The digest of the answer covers all of it: the
 * packs by their own digests, which the manifest holds, so that no byte is hashed twice.
 */
export async function answer(
  document: unknown,
  { lookup, options }: { readonly lookup: Lookup; readonly options: CompileOptions },
  ask: (subjects: readonly Subject[]) => Asked,
): Promise<object> {
  const {
    sha256,
    generatedAt = '1970-01-01T00:00:00.000Z',
    rules = STRUCTURE,
    notes = [],
  } = options
  const plan = planApp(checkedEssence(document))
  const all = subjectsOf(plan)
  const { subjects, concerns, head, body } = ask(all)
  const needs = needsOf(
    plan,
    subjects.map(({ sources }) => sources),
  )
  const records = await resolveRecords(needs, lookup, plan.suggester)
  const context = createContext(plan, { get: (type, slug) => records[type].get(slug), options })
  const built = new Map(subjects.map((subject) => [subject, subject.build(context)]))
  // Of a page that was not asked for only the name and the route are known.
  const pages = plan.pages.map((page) =>
    needs.pages.has(page) ? page : { ...page, rows: [], instances: [] },
  )
  const made = {
    ...head,
    generatedAt,
    sourceEssenceVersion: plan.essence.version,
    manifest: manifestOf(all, generatedAt, (subject) => {
      const found = built.get(subject)
      return (
        found && {
          bytes: utf8(found.pack.renderedMarkdown).length,
          tokens: found.tokens,
          digest: digest(canonicalJson(found.pack, context.texts), sha256),
        }
      )
    }),
    diagnostics: [...notes, ...findIssues({ ...plan, pages, records }, rules, concerns)],
    provenance: provenanceOf(context, needs, lookup),
  }
  return {
    ...made,
    digest: digest(canonicalJson(made), sha256),
    ...body((subject) => built.get(subject)?.pack),
  }
}
