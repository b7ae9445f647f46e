import { canonicalJson } from '../canonical-json.ts'
import type { Lookup } from '../content/lookup.ts'
import { encodeUtf8, sha256Digest } from '../digest.ts'
import { runRules } from '../essence/diagnostics/find-issues.ts'
import { resolveRecords } from '../essence/diagnostics/records.ts'
import { STRUCTURAL_RULES } from '../essence/diagnostics/structure.ts'
import { planApp } from './app.ts'
import { checkedEssence } from './checked-essence.ts'
import { createContext } from './context.ts'
import { findSubject, type PackSelector } from './find-subject.ts'
import { byKind, manifestOf } from './manifest.ts'
import { needsOf } from './needs.ts'
import type { CompileOptions } from './options.ts'
import { provenanceOf } from './provenance.ts'
import { type Subject, subjectsOf } from './subjects.ts'

/** Where records come from, what else an answer depends on, and the one pack that is asked for. */
export interface Asked {
  readonly lookup: Lookup
  readonly options: CompileOptions
  readonly selector?: PackSelector
}

/** Builds the packs of an essence, or the one that is asked for. */
export async function answer<T>(
  document: unknown,
  { lookup, options, selector }: Asked,
): Promise<T> {
  const {
    sha256,
    generatedAt = '1970-01-01T00:00:00.000Z',
    rules = STRUCTURAL_RULES,
    notes = [],
  } = options
  const plan = planApp(checkedEssence(document))
  const all = subjectsOf(plan)
  const one = selector && findSubject(all, selector)
  const subjects = one ? [one] : all
  const needs = needsOf(plan, subjects)
  const records = await resolveRecords(needs, lookup, plan.suggester)
  const context = createContext(plan, { get: (type, slug) => records[type].get(slug), options })
  const built = new Map(subjects.map((subject) => [subject, subject.build(context)]))
  const packOf = (subject: Subject) => built.get(subject)?.pack
  // Of a page that was not asked for only the name and the route are known.
  const pages = plan.pages.map((page) =>
    needs.pages.has(page) ? page : { ...page, rows: [], instances: [] },
  )
  const made = {
    $schema: `https://svc.example/schemas/${one ? 'selected-execution-pack' : 'execution-pack-bundle'}.v1.json`,
    ...(one && { selector: { packType: one.kind, id: one.id === one.kind ? null : one.id } }),
    generatedAt,
    sourceEssenceVersion: plan.essence.version,
    manifest: manifestOf(all, generatedAt, (subject) => {
      const found = built.get(subject)
      if (!found) return undefined
      const text = canonicalJson(found.pack, context.texts)
      context.texts.set(found.pack, text)
      return {
        bytes: encodeUtf8(found.pack.renderedMarkdown).length,
        tokens: found.tokens,
        digest: sha256Digest(text, sha256),
      }
    }),
    diagnostics: [...notes, ...runRules({ ...plan, pages, records }, rules, one?.concerns)],
    provenance: provenanceOf(context, needs, lookup),
    ...(one ? { pack: packOf(one) } : byKind(all, packOf)),
  }
  return { ...made, digest: sha256Digest(canonicalJson(made, context.texts), sha256) } as T
}
