import { assembleContent } from '../../../../src/core/content/assemble-content.ts'
import { CONTENT_TYPES } from '../../../../src/core/content/content-types.ts'
import { getRecordKey } from '../../../../src/core/content/record.ts'
import { runRule } from '../../../../src/core/quality/check.ts'
import type { Corpus, Rule } from '../../../../src/core/quality/rule.ts'
import { readFixtureRecords } from '../../../support/corpus/fixture-lookup.ts'
import { setAtPointer } from '../../../support/essence/set-at-pointer.ts'
import { createVocabulary } from './vocabulary.ts'

/** New values by JSON Pointer, by the key of the record, such as `themes/slate`. */
export type Changes = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const VOCABULARY = createVocabulary({
  features: ['search', 'export', 'bulk-edit', 'news', 'audit-log'],
  account: ['sign-in', 'registration', 'single-sign-on'],
})

/** Applies changes to the authored fixture records; the pointer `''` adds or replaces a record. */
export function changedRecords(changes: Changes): Map<string, unknown> {
  const records = new Map<string, unknown>(
    CONTENT_TYPES.flatMap((type) =>
      Object.entries(readFixtureRecords()[type]).map(([slug, record]) => [
        `${type}/${slug}`,
        record,
      ]),
    ),
  )
  for (const [name, values] of Object.entries(changes)) {
    for (const [pointer, value] of Object.entries(values)) {
      records.set(name, setAtPointer(records.get(name), pointer, value))
    }
  }
  return records
}

/** Creates a corpus from records by key. Throws if a record is invalid. */
export function createCorpusFrom(recordsByKey: ReadonlyMap<string, unknown>): Corpus {
  const files = new Map(
    [...recordsByKey].map(([name, value]) => [`${name}.json`, JSON.stringify(value)]),
  )
  const { records, issues } = assembleContent([{ name: 'content', files }])
  const errors = issues.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(JSON.stringify(errors, null, 2))
  return { records, vocabulary: VOCABULARY }
}

/** Lists what a rule finds in a corpus, as the key of each record and the pointer. */
export const formatFindings = (rule: Rule, corpus: Corpus): string[] =>
  runRule(rule, corpus).map(({ record, pointer }) => `${getRecordKey(record)} ${pointer}`)

/** Finds a rule by id. */
export function findRule<R extends { readonly id: string }>(rules: readonly R[], id: string): R {
  const rule = rules.find((candidate) => candidate.id === id)
  if (rule === undefined) throw new Error(`Unknown rule ${id}.`)
  return rule
}
