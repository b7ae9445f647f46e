import { expect, test } from 'vitest'
import { createAjv } from '../../../build/codegen/ajv.ts'
import { SCHEMA_BASE } from '../../../build/codegen/check-schemas.ts'
import { CONTENT_TYPES, type Content } from '../../../src/core/content/content-types.ts'
import { toPublicRecord, toPublicSummary } from '../../../src/core/content/record.ts'
import type { ContentIntelligenceV1 } from '../../../src/core/generated/types/content-intelligence.v1.ts'
import { validate } from '../../../src/core/generated/validators/public-content-record.v1.ts'
import { readFixtureRecord, readFixtureRecords } from '../../support/corpus/fixture-lookup.ts'
import { readFixture, schemas } from '../../support/schemas/schema-fixtures.ts'

const isSummary = createAjv(schemas.values()).getSchema(
  `${SCHEMA_BASE}public-content-summary.v1.json`,
)
const intelligence = readFixture('content-intelligence.v1.json') as ContentIntelligenceV1

const published = CONTENT_TYPES.flatMap((type) =>
  Object.values(readFixtureRecords()[type]).map((data) => ({ type, data })),
)

test.each(published)('$data.id is served as a record and as a row', (record) => {
  for (const whole of [record, { ...record, intelligence }]) {
    expect(validate(toPublicRecord(whole)), JSON.stringify(validate.errors)).toBe(true)
    expect(isSummary?.(toPublicSummary(whole)), JSON.stringify(isSummary?.errors)).toBe(true)
  }
})

test('the fields of a record have a fixed order', () => {
  const data = readFixtureRecord('patterns', 'data-table')
  expect(toPublicRecord({ type: 'patterns', data, intelligence })).toEqual({
    id: 'data-table',
    slug: 'data-table',
    namespace: '@official',
    type: 'pattern',
    version: '1.0.0',
    data,
    visibility: 'public',
    status: 'published',
    created_at: '2026-11-01',
    updated_at: '2026-11-12',
    published_at: '2026-11-01',
    owner_name: null,
    owner_username: null,
    thumbnail_url: null,
    intelligence,
    source: 'official',
  })
  expect(Object.keys(toPublicRecord({ type: 'patterns', data }))).toEqual([
    'id',
    'slug',
    'namespace',
    'type',
    'version',
    'data',
    'visibility',
    'status',
    'created_at',
    'updated_at',
    'published_at',
    'owner_name',
    'owner_username',
    'thumbnail_url',
    'intelligence',
    'source',
  ])
})

test('a record without optional fields is served', () => {
  const $schema = 'https://svc.example/schemas/shell.v1.json'
  const data: Content['shells'] = { $schema, id: 'bare', name: ' ' }
  const record = toPublicRecord({ type: 'shells', data })
  expect(validate(record)).toBe(true)
  expect(record).toMatchObject({ version: '1.0.0', intelligence: null, created_at: '1970-01-01' })
  expect(record).not.toHaveProperty('published_at')
  expect(
    toPublicRecord({ type: 'shells', data: { ...data, updated: '2026-02-03' } }),
  ).toMatchObject({
    created_at: '2026-02-03',
    updated_at: '2026-02-03',
  })
  expect(Object.keys(toPublicSummary({ type: 'shells', data }))).toEqual([
    'id',
    'slug',
    'namespace',
    'source',
    'type',
    'version',
    'owner_name',
    'owner_username',
    'thumbnail_url',
    'blueprint_portfolio',
    'intelligence',
  ])
})

test('only the row of a blueprint has a portfolio', () => {
  const blueprint = readFixtureRecord('blueprints', 'store-admin')
  const portfolio = blueprint.blueprint_portfolio
  const theme = { ...readFixtureRecord('themes', 'slate'), blueprint_portfolio: 'mine' }
  expect(toPublicSummary({ type: 'blueprints', data: blueprint }).blueprint_portfolio).toBe(
    portfolio,
  )
  expect(toPublicSummary({ type: 'themes', data: theme }).blueprint_portfolio).toBeNull()
})
