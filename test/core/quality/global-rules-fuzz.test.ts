// Not quick: tries hundreds of generated documents.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContentRecord } from '../../../src/core/content/assemble-content.ts'
import { completeRecord } from '../../../src/core/content/complete-record.ts'
import { CONTENT_TYPES, type ContentType } from '../../../src/core/content/content-types.ts'
import { validateRecord } from '../../../src/core/content/read-record.ts'
import { resolvePointer, toPointer } from '../../../src/core/kernel/json/pointer.ts'
import type { JsonObject } from '../../../src/core/kernel/json/value.ts'
import type { Corpus } from '../../../src/core/quality/rule.ts'
import { GLOBAL_RULES } from '../../../src/core/quality/rules/index.ts'
import { arbitraryJson, runs } from '../../support/arbitrary.ts'
import { readFixtureRecords } from '../../support/corpus/fixture-lookup.ts'
import { setAtPointer } from '../../support/essence/set-at-pointer.ts'
import { createDraftCorpus, createDraftRecord, runGlobalRule } from './support/draft-corpus.ts'
import { createVocabulary } from './support/vocabulary.ts'

const FREE = ['states', 'regions', 'grid', 'voice', 'synonyms', 'tags', 'seed', 'code', 'uses']

const everyFinding = (corpus: Corpus) => GLOBAL_RULES.flatMap(({ id }) => runGlobalRule(id, corpus))

test.each(CONTENT_TYPES)('every rule runs on %s with required fields only', (type) => {
  const record = createDraftRecord(type, {})
  expect(validateRecord(type, completeRecord(type, record.authored), (at) => at).ok).toBe(true)
  for (const finding of everyFinding(createDraftCorpus({ [type]: [{}] }))) {
    expect(finding.message.endsWith('.')).toBe(true)
    expect(finding.hint).toMatch(/[.?]$/)
  }
})

test.each(CONTENT_TYPES)('no rule throws for valid %s', (type) => {
  const [whole] = Object.values<object>(readFixtureRecords()[type])
  const places = placesIn(whole).filter((path) => path.length > 0)
  const arbitrary = fc.tuple(fc.constantFrom(...places), arbitraryJson(...FREE, '__proto__'))
  fc.assert(
    fc.property(arbitrary, fc.string(), ([path, json], text) => {
      const drafts = [json, text, null].flatMap((value, at) =>
        valid(type, {
          ...(setAtPointer(whole, toPointer(path), value) as JsonObject),
          id: `r${at}`,
        }),
      )
      for (const { pointer, record } of everyFinding(createDraftCorpus({ [type]: drafts }))) {
        expect(resolvePointer(record.authored, pointer)).toBeDefined()
      }
    }),
    runs(100),
  )
})

const placesIn = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? [[], ...Object.entries(value).flatMap(([key, it]) => placesIn(it).map((at) => [key, ...at]))]
    : [[]]

function valid(type: ContentType, draft: JsonObject): JsonObject[] {
  const { authored } = createDraftRecord(type, draft)
  return validateRecord(type, completeRecord(type, authored), (at) => at).ok ? [draft] : []
}

test('the fixture corpus has no dangling references, brands, unsafe instructions or duplicates', () => {
  const records = Object.fromEntries(
    CONTENT_TYPES.map((type) => [
      type,
      Object.values(readFixtureRecords()[type]).map(toRecord(type)),
    ]),
  ) as unknown as Corpus['records']
  const features = ['archetypes', 'blueprints'] as const
  const corpus: Corpus = {
    records,
    vocabulary: createVocabulary({
      features: features.flatMap((type) =>
        records[type].flatMap(({ data }) => data.features ?? []),
      ),
    }),
  }
  for (const id of ['G3', 'G6', 'G7', 'G10', 'G11', 'G13', 'G14'])
    expect(
      runGlobalRule(id, corpus).map(({ record, pointer }) => [id, record.slug, pointer]),
    ).toEqual([])
})

const toRecord =
  (type: ContentType) =>
  (data: ContentRecord['data']): ContentRecord => ({
    type,
    slug: data.id,
    file: `${data.id}.json`,
    origin: 'official',
    authored: data as JsonObject,
    data,
  })
