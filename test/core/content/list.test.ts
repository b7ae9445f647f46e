import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createComparator,
  paginate,
  SORT_ORDERS,
  type SortOrder,
} from '../../../src/core/content/list.ts'
import { BLUEPRINT_SETS, isInBlueprintSet } from '../../../src/core/content/record.ts'
import { runs } from '../../support/arbitrary.ts'
import {
  anyRows,
  portfolio,
  type Row,
  row,
  slugs,
  withIntelligence,
} from '../../support/corpus/rows.ts'

const sortSlugs = (rows: readonly Row[], sort: SortOrder): string[] =>
  slugs(rows.toSorted(createComparator(sort)))

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
  expect(sortSlugs(rows, 'recommended')).toEqual([
    'good',
    'star',
    'fine',
    'sure',
    'unsure',
    'unjudged',
    'lab',
  ])
})

test('the newest comes first and the undated last', () => {
  const rows = [
    row('a'),
    row('b', { updated_at: '2026-01-02' }),
    row('c', { updated_at: '2026-11-02' }),
    row('d', { updated_at: '2026-01-02' }),
  ]
  expect(sortSlugs(rows, 'recent')).toEqual(['c', 'b', 'd', 'a'])
})

test('names sort without regard to case, then by code unit, then by slug', () => {
  const rows = [
    row('zeta', { name: 'Zeta' }),
    row('eclair', { name: 'Éclair' }),
    row('lower', { name: 'checkout' }),
    row('upper', { name: 'Checkout' }),
    row('second', { name: 'checkout' }),
    row('account', { name: 'account' }),
    row('Nameless'),
  ]
  const expected = ['account', 'upper', 'lower', 'second', 'Nameless', 'zeta', 'eclair']
  expect(sortSlugs(rows, 'name')).toEqual(expected)
  expect(sortSlugs(rows.toReversed(), 'name')).toEqual(expected)
})

test('keeps the total when the page is past the end', () => {
  expect(paginate([1, 2, 3, 4], { offset: 9, limit: 5 })).toEqual({ total: 4, items: [] })
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
