import type { ContentRecord } from '../content/assemble-content.ts'
import { toAuthoredPointer } from '../content/complete-record.ts'
import type { Content, ContentType, Lookup } from '../content/content-types.ts'
import { essenceFromArchetype } from '../essence/compose/from-archetype.ts'
import { essenceFromBlueprint } from '../essence/compose/from-blueprint.ts'
import { DIAGNOSTICS, diagnoseEssence } from '../essence/diagnose.ts'
import type { Essence } from '../essence/version.ts'
import type { Issue, ValidationResult } from '../issue.ts'
import { compilePacks } from '../packs/compile.ts'
import type { Corpus, CorpusFinding, CorpusRule } from './rule.ts'

/** What was looked up, by what was asked: a record itself, or the slugs of a type in one text. */
type LookupLog = Map<
  string,
  { readonly ask: (lookup: Lookup) => Promise<unknown>; answer: unknown }
>

/** Work about an object that looks records up, kept while everything that it looked up is the same. */
export function memoizeWithLookup<K extends object, R>(
  work: (key: K, lookup: Lookup) => Promise<R>,
): (key: K, lookup: Lookup) => Promise<R> {
  const kept = new WeakMap<K, { readonly asked: LookupLog; readonly result: R }>()
  return async (key, lookup) => {
    const before = kept.get(key)
    if (before && (await isUnchanged(before.asked, lookup))) return before.result
    const asked: LookupLog = new Map()
    const result = await work(key, recordLookups(lookup, asked))
    kept.set(key, { asked, result })
    return result
  }
}

async function isUnchanged(asked: LookupLog, lookup: Lookup): Promise<boolean> {
  for (const { ask, answer } of asked.values()) if ((await ask(lookup)) !== answer) return false
  return true
}

function recordLookups(lookup: Lookup, asked: LookupLog): Lookup {
  const remember = async (question: string, ask: (lookup: Lookup) => Promise<unknown>) =>
    void asked.set(question, { ask, answer: await ask(lookup) })
  return {
    ...lookup,
    async get<T extends ContentType>(type: T, slug: string): Promise<Content[T] | undefined> {
      await remember(`${type}/${slug}`, (one) => one.get(type, slug))
      return lookup.get(type, slug)
    },
    async slugs(type) {
      await remember(type, async (one) => (await one.slugs(type)).join(' '))
      return lookup.slugs(type)
    },
  }
}

/** The two rules that need a whole essence, by the type of the records that they are about. */
export const ESSENCE_RULES: Readonly<
  Record<'archetypes' | 'blueprints', Omit<CorpusRule, 'check'>>
> = {
  archetypes: {
    id: 'A9',
    requirement: 'An archetype in its theme and shell becomes a valid essence without diagnostics.',
    severity: 'error',
    source: 'content',
  },
  blueprints: {
    id: 'B1',
    requirement: 'A blueprint becomes a valid essence and packs without diagnostics.',
    severity: 'error',
    source: 'content',
  },
}

/** What A9 finds in archetypes and B1 in blueprints; the type of the record tells which. */
export async function checkEssences(corpus: Corpus): Promise<CorpusFinding[]> {
  const { archetypes, blueprints } = corpus.records
  const lookup = createCorpusLookup(corpus)
  const found = await Promise.all([
    ...archetypes.map((record) => checkArchetype(record, lookup)),
    ...blueprints.map((record) => checkBlueprint(record, lookup)),
  ])
  return found.flat()
}

const checkArchetype = memoizeWithLookup(async (record: ContentRecord<'archetypes'>, lookup) => {
  // An archetype that suggests no theme is tried in the first.
  const theme = record.data.suggested_theme?.ids?.[0] ?? (await lookup.slugs('themes'))[0]
  return checkEssence(record, essenceFromArchetype(record.data, lookup, { theme }), lookup)
})

const checkBlueprint = memoizeWithLookup((record: ContentRecord<'blueprints'>, lookup) =>
  checkPacks(record, essenceFromBlueprint(record.data, lookup), lookup),
)

async function checkEssence(
  record: ContentRecord,
  made: Promise<ValidationResult<Essence>>,
  lookup: Lookup,
): Promise<CorpusFinding[]> {
  const essence = await made
  if (!essence.ok) return essence.issues.map((issue) => toCompositionFinding(record, issue))
  const issues = await diagnoseEssence(essence.value, lookup)
  return issues.map((issue) => toDiagnosticFinding(record, issue))
}

/** A blueprint becomes packs too, which say nothing that its essence does not say. */
async function checkPacks(
  record: ContentRecord,
  made: Promise<ValidationResult<Essence>>,
  lookup: Lookup,
): Promise<CorpusFinding[]> {
  const essence = await made
  const found = await checkEssence(record, made, lookup)
  if (!essence.ok || found.length > 0) return found
  const { diagnostics = [] } = await compilePacks(essence.value, lookup, { rules: DIAGNOSTICS })
  return diagnostics.map((issue) => toDiagnosticFinding(record, issue as Issue))
}

const DEFAULT_REMEDY = 'Change the record until the essence that it becomes is free of this.'

const toCompositionFinding = (record: ContentRecord, issue: Issue): CorpusFinding => ({
  record,
  pointer: toAuthoredPointer(record.type, record.authored, issue.pointer),
  message: `No essence can be made. ${issue.message}`,
  remedy: issue.hint ?? (issue.expected ? `Expected: ${issue.expected}.` : DEFAULT_REMEDY),
  evidence: [issue.code],
})

/** The place is one of the essence, which the author of the record never sees as a file. */
const toDiagnosticFinding = (record: ContentRecord, issue: Issue): CorpusFinding => ({
  record,
  pointer: '',
  message: `Its essence has a weakness at ${issue.pointer || 'the top'}. ${issue.message}`,
  remedy: issue.hint ?? (issue.expected ? `Expected: ${issue.expected}.` : DEFAULT_REMEDY),
  evidence: [`${issue.code} at ${issue.pointer}`],
})

/** A lookup over the records of a corpus. */
export function createCorpusLookup({ records }: Pick<Corpus, 'records'>): Lookup {
  const maps = Object.fromEntries(
    Object.entries(records).map(([type, list]) => [
      type,
      new Map(list.map(({ slug, data }) => [slug, data])),
    ]),
  )
  return {
    get: async (type, slug) => maps[type]?.get(slug) as Content[typeof type] | undefined,
    slugs: async (type) => [...(maps[type]?.keys() ?? [])],
  }
}
