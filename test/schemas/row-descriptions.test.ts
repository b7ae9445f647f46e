import { expect, test } from 'vitest'
import { asObject } from '../../src/internal.ts'
import { officialSite } from '../support/corpus/official-site.ts'
import { schemas } from '../support/schemas/schema-fixtures.ts'

/** The fields that a row states as empty although the record has entries. */
const LEFT_OUT = ['evidence', 'recommendation_blockers'] as const

const describe = (name: string, property: string): unknown =>
  asObject(asObject(schemas.get(name)?.properties)[property]).description

test('the schemas say what rows leave out', () => {
  const list = JSON.parse(officialSite.get('v1/patterns.json') ?? '{}')
  for (const field of LEFT_OUT) {
    for (const { intelligence } of list.items) expect(intelligence[field]).toEqual([])
    expect(describe('content-intelligence.v1.json', field)).toMatch(/Empty in the rows of lists/)
    expect(describe('public-content-summary.v1.json', 'intelligence')).toContain(field)
  }
  expect(describe('public-content-list.v1.json', 'items')).toContain('evidence and blockers')
  expect(describe('search-response.v1.json', 'results')).toContain('evidence and blockers')
})
