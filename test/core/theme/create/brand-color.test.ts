import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBrandColor } from '../../../../src/core/theme/create/brand-color.ts'
import { runs } from '../../../support/arbitrary.ts'

test.each([
  ['a mark on white', { '#ffffff': 9_000, '#ffcc1f': 900, '#fff2cc': 40 }, '#FFCC1F'],
  ['a mark with black letters', { '#ffffff': 5_000, '#111111': 800, '#0b7a5b': 400 }, '#0B7A5B'],
  ['two colors: the larger', { '#1b2a6b': 700, '#e6337a': 300 }, '#1B2A6B'],
  [
    'tones of one hue: the most frequent',
    { '#e6337a': 300, '#e84283': 80, '#1b2a6b': 200 },
    '#E6337A',
  ],
  ['gray letters only', { '#ffffff': 500, '#333333': 100, '#999999': 20 }, '#333333'],
])('%s', (_, counts, color) => {
  expect(findBrandColor(new Map(Object.entries(counts)))).toBe(color)
})

test('a white or an empty picture has no color', () => {
  expect(findBrandColor(new Map([['#ffffff', 10]]))).toBeUndefined()
  expect(findBrandColor(new Map())).toBeUndefined()
})

test('noise does not outweigh black and white', () => {
  expect(
    findBrandColor(
      new Map([
        ['#111111', 10_000],
        ['#ff0000', 3],
      ]),
    ),
  ).toBe('#111111')
})

const arbitraryCounts = fc.array(
  fc.tuple(
    fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
    fc.integer({ min: 1, max: 10_000 }),
  ),
  { maxLength: 30 },
)

test('the order in which colors are counted does not matter', () => {
  fc.assert(
    fc.property(arbitraryCounts, (counts) => {
      const colors = new Map(counts)
      const reversed = new Map([...colors].reverse())
      const found = findBrandColor(colors)
      expect(findBrandColor(reversed)).toBe(found)
      if (found !== undefined) expect(found).toMatch(/^#[0-9A-F]{6}$/)
    }),
    runs(1_000),
  )
})
