import type { ContentRecord } from '../../../../src/core/content/assemble-content.ts'
import { completeRecord } from '../../../../src/core/content/complete-record.ts'
import { CONTENT_TYPES, type ContentType } from '../../../../src/core/content/content-types.ts'
import type { JsonObject } from '../../../../src/core/kernel/json/value.ts'
import { runRule } from '../../../../src/core/quality/check.ts'
import type { Corpus, CorpusFinding } from '../../../../src/core/quality/rule.ts'
import { GLOBAL_RULES } from '../../../../src/core/quality/rules/index.ts'
import { createVocabulary } from './vocabulary.ts'

/** Fields of authored records, by type, that are merged into the minimal record of the type. */
export type DraftRecords = { readonly [T in ContentType]?: readonly JsonObject[] }

const VOCABULARY = createVocabulary({
  tags: ['table', 'records', 'sorting'],
  features: ['search', 'export'],
})

const preset = { description: 'Plain.', layout: { layout: 'stack' } }

/** The fields that the schema of each type requires. */
const BASE: { readonly [T in ContentType]: JsonObject } = {
  patterns: {
    version: '1.0.0',
    description: 'A part of a page.',
    components: ['Button'],
    default_preset: 'plain',
    presets: { plain: preset },
  },
  themes: { description: 'A theme.' },
  blueprints: { version: '1.0.0', theme: { id: 'base' }, routes: {} },
  archetypes: {
    role: 'primary',
    version: '1.0.0',
    description: 'A section.',
    tags: [],
    pages: [],
    features: [],
  },
  shells: {},
}

/** Creates a record from a draft; its name contains its id unless the draft has a name. */
export function createDraftRecord(type: ContentType, draft: JsonObject): ContentRecord {
  const { id = 'base' } = draft
  const authored: JsonObject = { ...BASE[type], id, name: `${type} ${id}`, ...draft }
  const data = completeRecord(type, authored) as unknown as ContentRecord['data']
  const slug = String(id)
  return { type, slug, file: `content/${type}/${slug}.json`, origin: 'official', authored, data }
}

/** Creates a corpus from drafts. */
export const createDraftCorpus = (drafts: DraftRecords): Corpus => ({
  records: Object.fromEntries(
    CONTENT_TYPES.map((type) => [
      type,
      (drafts[type] ?? []).map((draft) => createDraftRecord(type, draft)),
    ]),
  ) as unknown as Corpus['records'],
  vocabulary: VOCABULARY,
})

/** Runs the global rules with an id on a corpus. */
export function runGlobalRule(id: string, corpus: Corpus): CorpusFinding[] {
  const rules = GLOBAL_RULES.filter((rule) => rule.id === id)
  if (rules.length === 0) throw new Error(`Unknown rule ${id}.`)
  return rules.flatMap((rule) => runRule(rule, corpus))
}

/** Lists the locations of a rule's findings, such as `patterns/hero/tags/0`. */
export const listFindingLocations = (id: string, drafts: DraftRecords): string[] =>
  runGlobalRule(id, createDraftCorpus(drafts)).map(
    ({ record, pointer }) => `${record.type}/${record.slug}${pointer}`,
  )
