import { expect, test } from 'vitest'
import { CONTENT_TYPES } from '../../src/core/content/content-types.ts'
import { createCorpusLookup, listRecords } from '../../src/core/content/corpus.ts'
import { getRecordKey } from '../../src/core/content/record.ts'
import { essenceFromArchetype } from '../../src/core/essence/compose/from-archetype.ts'
import { essenceFromBlueprint } from '../../src/core/essence/compose/from-blueprint.ts'
import { diagnoseEssence } from '../../src/core/essence/diagnose.ts'
import { checkContent } from '../../src/core/quality/check.ts'
import { computeIntelligence } from '../../src/core/quality/intelligence.ts'
import { createHealthReport } from '../../src/core/quality/report.ts'

import { officialContent } from '../support/corpus/official-content.ts'
import { findSchemaErrors } from '../support/schemas/schema-errors.ts'

const { content, vocabulary } = officialContent
const { records } = content
const findings = await checkContent(content, vocabulary, { pairwise: true })

test('the official content has no findings', () => {
  expect(content.issues).toEqual([])
  expect(findings).toEqual([])
})

test('the official content has the expected number of records', () => {
  const counts = Object.fromEntries(CONTENT_TYPES.map((type) => [type, records[type].length]))
  expect(counts.patterns).toBeGreaterThanOrEqual(53)
  expect(counts.shells).toBeGreaterThanOrEqual(7)
  expect(counts.archetypes).toBeGreaterThanOrEqual(11)
  expect(counts.blueprints).toBeGreaterThanOrEqual(2)
  expect(counts.themes).toBeGreaterThanOrEqual(6)
  expect(records.archetypes.flatMap(({ data }) => data.pages).length).toBeGreaterThanOrEqual(36)
})

test('the report is healthy and valid against its schema', () => {
  const options = {
    contentRoot: 'content',
    command: 'npm run content',
    generatedAt: '2026-11-15T00:00:00Z',
  }
  const report = createHealthReport(content, findings, { ...options, failOn: 'warn' })
  expect(report).toMatchObject({ status: 'healthy', score: 100, references: { missing: 0 } })
  expect(findSchemaErrors('content-health-report.v1.json', report)).toEqual([])
})

const lookup = createCorpusLookup(content)

test.each(records.blueprints.map(({ slug, data }) => [slug, data] as const))(
  'the blueprint %s composes a valid essence without diagnostics',
  async (_slug, blueprint) => {
    const essence = await essenceFromBlueprint(blueprint, lookup)
    if (!essence.ok) return expect(essence.issues).toEqual([])
    expect(await diagnoseEssence(essence.value, lookup)).toEqual([])
  },
)

test.each(records.archetypes.map(({ slug, data }) => [slug, data] as const))(
  'the archetype %s composes a valid essence without diagnostics in every theme',
  async (_slug, archetype) => {
    for (const { slug: theme } of records.themes) {
      const essence = await essenceFromArchetype(archetype, lookup, { theme })
      if (!essence.ok) return expect(essence.issues).toEqual([])
      expect(await diagnoseEssence(essence.value, lookup)).toEqual([])
    }
  },
)

test('every record has intelligence with reasons or blockers', () => {
  const intelligence = computeIntelligence({ content, findings })
  expect([...intelligence.keys()]).toEqual(listRecords(content).map(getRecordKey))
  for (const entry of intelligence.values()) {
    expect(findSchemaErrors('content-intelligence.v1.json', entry)).toEqual([])
    const { recommended, recommendation_reasons, recommendation_blockers } = entry
    expect(recommended ? recommendation_reasons : recommendation_blockers).not.toEqual([])
  }
})
