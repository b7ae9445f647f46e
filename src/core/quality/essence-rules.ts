import type { ContentRecord } from '../content/assemble-content.ts'
import { toAuthoredPointer } from '../content/complete-record.ts'
import type { Content, ContentType, Lookup } from '../content/content-types.ts'
import { createCorpusLookup } from '../content/corpus.ts'
import { essenceFromArchetype } from '../essence/compose/from-archetype.ts'
import { essenceFromBlueprint } from '../essence/compose/from-blueprint.ts'
import { DIAGNOSTICS, diagnoseEssence } from '../essence/diagnose.ts'
import { PAGE_BRIEF_RULES } from '../essence/diagnostics/page-briefs.ts'
import type { Essence } from '../essence/version.ts'
import type { Issue, ValidationResult } from '../kernel/finding.ts'
import { compilePacks } from '../packs/compile.ts'
import type { Corpus, CorpusFinding, RuleInfo } from './rule.ts'

/** The two rules that compile an essence, by the type of record that they apply to. */
export const ESSENCE_RULES: Readonly<Record<'archetypes' | 'blueprints', RuleInfo>> = {
  archetypes: {
    id: 'A9',
    requirement:
      'An archetype, with its theme and shell, composes a valid essence without diagnostics.',
    severity: 'error',
    source: 'content',
  },
  blueprints: {
    id: 'B1',
    requirement: 'A blueprint composes a valid essence and packs without diagnostics.',
    severity: 'error',
    source: 'content',
  },
}

/** Checks archetypes against A9 and blueprints against B1. */
export async function checkEssences(corpus: Corpus): Promise<CorpusFinding[]> {
  const { archetypes, blueprints } = corpus.records
  const lookup = createCorpusLookup(corpus)
  const findings = await Promise.all([
    ...archetypes.map((record) => checkArchetype(record, lookup)),
    ...blueprints.map((record) => checkBlueprint(record, lookup)),
  ])
  return findings.flat()
}

/**
 * Caches the result of an asynchronous function per object for as long as every record and slug
 * list that it looked up stays the same. Failures are not cached.
 */
export function memoizeWithLookup<K extends object, R>(
  compute: (key: K, lookup: Lookup) => Promise<R>,
): (key: K, lookup: Lookup) => Promise<R> {
  const cache = new WeakMap<K, { readonly log: LookupLog; readonly result: R }>()
  return async (key, lookup) => {
    const cached = cache.get(key)
    if (cached && (await isUnchanged(cached.log, lookup))) return cached.result
    const log: LookupLog = new Map()
    const result = await compute(key, recordLookups(lookup, log))
    cache.set(key, { log, result })
    return result
  }
}

/** A query that can be repeated on another lookup, and its first result. */
interface LookupLogEntry {
  readonly run: (lookup: Lookup) => Promise<unknown>
  readonly result: unknown
}

/** The queries of one computation: `type/slug` for a record, `type` for the slugs of a type. */
type LookupLog = Map<string, LookupLogEntry>

async function isUnchanged(log: LookupLog, lookup: Lookup): Promise<boolean> {
  for (const { run, result } of log.values()) if ((await run(lookup)) !== result) return false
  return true
}

function recordLookups(lookup: Lookup, log: LookupLog): Lookup {
  const record = async (query: string, run: LookupLogEntry['run']) =>
    void log.set(query, { run, result: await run(lookup) })
  return {
    ...lookup,
    async get<T extends ContentType>(type: T, slug: string): Promise<Content[T] | undefined> {
      await record(`${type}/${slug}`, (target) => target.get(type, slug))
      return lookup.get(type, slug)
    },
    async slugs(type) {
      // Joined, so that two lists with the same slugs are equal.
      await record(type, async (target) => (await target.slugs(type)).join(' '))
      return lookup.slugs(type)
    },
  }
}

const checkArchetype = memoizeWithLookup(async (record: ContentRecord<'archetypes'>, lookup) => {
  // An archetype that suggests no theme is composed with the first one.
  const theme = record.data.suggested_theme?.ids?.[0] ?? (await lookup.slugs('themes'))[0]
  return checkEssence(record, await essenceFromArchetype(record.data, lookup, { theme }), lookup)
})

const checkBlueprint = memoizeWithLookup(
  async (record: ContentRecord<'blueprints'>, lookup): Promise<CorpusFinding[]> => {
    const essence = await essenceFromBlueprint(record.data, lookup)
    const findings = await checkEssence(record, essence, lookup)
    // The packs of an essence with findings would only repeat them.
    if (!essence.ok || findings.length > 0) return findings
    const { diagnostics = [] } = await compilePacks(essence.value, lookup, { rules: DIAGNOSTICS })
    return toDiagnosticFindings(record, diagnostics as readonly Issue[])
  },
)

async function checkEssence(
  record: ContentRecord,
  essence: ValidationResult<Essence>,
  lookup: Lookup,
): Promise<CorpusFinding[]> {
  if (!essence.ok) return essence.issues.map((issue) => toCompositionFinding(record, issue))
  return toDiagnosticFindings(record, await diagnoseEssence(essence.value, lookup))
}

const getHint = ({ hint, expected }: Issue): string =>
  hint ?? (expected ? `Expected: ${expected}.` : 'Change the record to resolve this issue.')

const toCompositionFinding = (record: ContentRecord, issue: Issue): CorpusFinding => ({
  record,
  pointer: toAuthoredPointer(record.type, record.authored, issue.pointer),
  message: `The record does not compose an essence. ${issue.message}`,
  hint: getHint(issue),
  evidence: [issue.code],
})

/** A11 reports pages without a purpose or jobs where the author can add them. */
const A11_CODES = new Set(PAGE_BRIEF_RULES.map(({ code }) => code))

const toDiagnosticFindings = (record: ContentRecord, issues: readonly Issue[]): CorpusFinding[] =>
  issues
    .filter(({ code }) => !A11_CODES.has(code))
    .map((issue) => toDiagnosticFinding(record, issue))

/** The pointer is empty because it would point into the essence, which the author does not edit. */
const toDiagnosticFinding = (record: ContentRecord, issue: Issue): CorpusFinding => ({
  record,
  pointer: '',
  message: `The composed essence has an issue at ${issue.pointer || 'the root'}. ${issue.message}`,
  hint: getHint(issue),
  evidence: [`${issue.code} at ${issue.pointer}`],
})
