import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createComparator,
  type ListFilter,
  listRows,
  matchesFilter,
  SORT_ORDERS,
} from '../../../src/core/content/list.ts'
import { BLUEPRINT_SETS, isInBlueprintSet } from '../../../src/core/content/record.ts'
import type { ContentIntelligenceV1 } from '../../../src/core/generated/types/content-intelligence.v1.ts'
import type {
  Portfolio,
  PublicContentSummaryV1,
} from '../../../src/core/generated/types/public-content-summary.v1.ts'
import { runs } from '../../support/arbitrary.ts'
import { readFixture } from '../../support/schemas/schema-fixtures.ts'

const base = readFixture('content-intelligence.v1.json') as ContentIntelligenceV1

const portfolio = (visibility: string, status = 'none'): Portfolio => ({
  visibility,
  maturity: 'supported-contract',
  rationale: 'It is a row of a test.',
  artifact: { status },
})

const row = (
  slug: string,
  fields: Partial<PublicContentSummaryV1> = {},
): PublicContentSummaryV1 => ({
  id: slug,
  slug,
  namespace: '@official',
  type: 'blueprint',
  ...fields,
})

const withIntelligence = (fields: Partial<ContentIntelligenceV1>) => ({
  intelligence: { ...base, ...fields },
})

const ALL = { sort: 'name', offset: 0, limit: 1000 } as const

const slugs = (rows: readonly PublicContentSummaryV1[]) => rows.map(({ slug }) => slug)

test.each([
  ['featured', 'none', ['all', 'featured']],
  ['public', 'certified', ['all', 'certified']],
  ['labs', 'candidate', ['all', 'labs']],
  ['hidden', 'certified', []],
])('a blueprint that is %s with a %s site is in %j', (visibility, status, sets) => {
  const shown = portfolio(visibility, status)
  expect(BLUEPRINT_SETS.filter((set) => isInBlueprintSet(shown, set))).toEqual(sets)
})

test('a blueprint without a portfolio is listed among all', () => {
  expect(BLUEPRINT_SETS.filter((set) => isInBlueprintSet(null, set))).toEqual(['all'])
})

const ROWS = [
  row('plain', { ...withIntelligence({ recommended: false, source: 'authored' }) }),
  row('good', { ...withIntelligence({ recommended: true, source: 'hybrid' }) }),
  row('star', { blueprint_portfolio: portfolio('featured') }),
  row('secret', {
    blueprint_portfolio: portfolio('hidden'),
    ...withIntelligence({ recommended: true }),
  }),
  row('hero', { type: 'pattern', blueprint_portfolio: null, intelligence: null }),
]

test.each([
  [{}, ['good', 'hero', 'plain', 'star']],
  [{ recommended: false }, ['good', 'hero', 'plain', 'star']],
  [{ recommended: true }, ['good']],
  [{ intelligenceSource: 'authored' }, ['plain']],
  [{ intelligenceSource: 'benchmark' }, []],
  [{ blueprintSet: 'featured' }, ['hero', 'star']],
  [{ source: 'official', namespace: '@official' }, ['good', 'hero', 'plain', 'star']],
  [{ source: 'mine' }, []],
  [{ namespace: '@mine' }, []],
] as [ListFilter, string[]][])('%j finds %j', (filter, found) => {
  expect(slugs(listRows(ROWS, { ...ALL, ...filter }).items)).toEqual(found)
})

test('recommended comes before featured, quality and confidence, and labs last', () => {
  const rows = [
    row('lab', {
      blueprint_portfolio: portfolio('labs'),
      ...withIntelligence({ recommended: true }),
    }),
    row('unjudged'),
    row('sure', withIntelligence({ recommended: false, quality_score: 70, confidence_score: 9 })),
    row(
      'unsure',
      withIntelligence({ recommended: false, quality_score: 70, confidence_score: null }),
    ),
    row('fine', withIntelligence({ recommended: false, quality_score: 90 })),
    row('star', { blueprint_portfolio: portfolio('featured') }),
    row('good', withIntelligence({ recommended: true, quality_score: 10 })),
  ]
  const { items } = listRows(rows, { ...ALL, sort: 'recommended' })
  expect(slugs(items)).toEqual(['good', 'star', 'fine', 'sure', 'unsure', 'unjudged', 'lab'])
})

test('the newest comes first and the undated last; names go by code unit', () => {
  const rows = [
    row('a'),
    row('b', { updated_at: '2026-01-02', name: 'zeta' }),
    row('c', { updated_at: '2026-11-02', name: 'Éclair' }),
    row('d', { updated_at: '2026-01-02', name: 'Zeta' }),
  ]
  expect(slugs(listRows(rows, { ...ALL, sort: 'recent' }).items)).toEqual(['c', 'b', 'd', 'a'])
  expect(slugs(listRows(rows, { ...ALL, sort: 'name' }).items)).toEqual(['d', 'a', 'b', 'c'])
})

test('keeps the total when the page is past the end', () => {
  expect(listRows(ROWS, { ...ALL, offset: 9, limit: 5 })).toEqual({ total: 4, items: [] })
})

const anyRow = fc.record({
  slug: fc.constantFrom('a', 'b', 'c', 'B', 'a-b', 'é'),
  type: fc.constantFrom('pattern', 'blueprint'),
  name: fc.constantFrom('x', 'y', undefined),
  updated_at: fc.constantFrom('2026-01-01', '2026-01-02', undefined),
  quality_score: fc.constantFrom(null, 0, 80),
  recommended: fc.boolean(),
  visibility: fc.constantFrom('featured', 'public', 'labs', 'hidden', undefined),
})

const anyRows = fc
  .uniqueArray(anyRow, { selector: ({ slug, type }) => `${type}/${slug}`, maxLength: 12 })
  .map((rows) =>
    rows.map(({ slug, type, name, updated_at, visibility, ...fields }) =>
      row(slug, {
        type,
        ...(name && { name }),
        ...(updated_at && { updated_at }),
        ...withIntelligence(fields),
        blueprint_portfolio: visibility && type === 'blueprint' ? portfolio(visibility) : null,
      }),
    ),
  )

const query = fc.record({
  sort: fc.constantFrom(...SORT_ORDERS),
  recommended: fc.boolean(),
  blueprintSet: fc.constantFrom(...BLUEPRINT_SETS),
})

test('the pages of a list are the list, whatever the order of the rows before', () => {
  fc.assert(
    fc.property(anyRows, query, fc.integer({ min: 1, max: 5 }), (rows, asked, limit) => {
      const whole = listRows(rows, { ...asked, offset: 0, limit: 1000 })
      const offsets = Array.from({ length: 13 }, (_, at) => at * limit)
      const pages = offsets.map((offset) =>
        listRows(rows.toReversed(), { ...asked, offset, limit }),
      )
      expect(pages.flatMap(({ items }) => items)).toEqual(whole.items)
      expect(pages.every(({ total }) => total === whole.items.length)).toBe(true)
      expect(whole.items.length).toBe(rows.filter((one) => matchesFilter(one, asked)).length)
    }),
    runs(1000),
  )
})

test.each(SORT_ORDERS)('the order by %s is total', (sort) => {
  const compare = createComparator(sort)
  fc.assert(
    fc.property(anyRows, (rows) => {
      for (const a of rows) {
        for (const b of rows) {
          expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0)
          expect(compare(a, b) === 0).toBe(a === b)
        }
      }
    }),
    runs(300),
  )
})
