import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createChart,
  createSparkline,
  formatTick,
  getTicks,
  parseNumber,
} from '../../../src/core/render/charts.ts'
import {
  el,
  findElement,
  listElements,
  serializeNodes,
  textContent,
} from '../../../src/core/render/element.ts'
import { runs } from '../../support/arbitrary.ts'

const createFigure = (kind: string, rows: readonly (readonly string[])[], unit = 'days') =>
  el('figure', { 'data-chart': kind, 'data-unit': unit }, [
    el('table', {}, [
      el('thead', {}, [
        el(
          'tr',
          {},
          ['Week', 'Contracts', 'Invoices'].map((name) => el('th', { scope: 'col' }, [name])),
        ),
      ]),
      el(
        'tbody',
        {},
        rows.map(([label = '', ...values]) =>
          el('tr', {}, [
            el('th', { scope: 'row' }, [label]),
            ...values.map((value) => el('td', {}, [value])),
          ]),
        ),
      ),
    ]),
  ])

const listPaths = (figure: ReturnType<typeof createFigure>, part: string) =>
  listElements([createChart(figure) as ReturnType<typeof el>]).filter(
    ({ attributes }) => attributes.get('data-part') === part,
  )

test('a selected point is marked in its own line', () => {
  const figure = el('figure', { 'data-chart': 'line' }, [
    el('table', {}, [
      el('tr', {}, [el('th', {}, ['Week']), el('th', {}, ['A']), el('th', {}, ['B'])]),
      el('tr', {}, [el('th', {}, ['1']), el('td', {}, ['0']), el('td', {}, ['4'])]),
      el('tr', {}, [
        el('th', {}, ['2']),
        el('td', {}, ['1']),
        el('td', { 'data-selected': 'true' }, ['2']),
      ]),
    ]),
  ])
  expect(
    listPaths(figure, 'selected').map(({ attributes }) => Object.fromEntries(attributes)),
  ).toEqual([{ 'data-series': '2', 'data-part': 'selected', d: 'M75 50h0' }])
})

describe('the ticks of an axis', () => {
  test.each([
    [0, 8, true, [0, 2, 4, 6, 8]],
    [3.2, 4.9, true, [0, 2, 4, 6]],
    [96, 104, false, [96, 98, 100, 102, 104]],
    [-3, 5, true, [-4, -2, 0, 2, 4, 6]],
    [7, 7, true, [0, 2, 4, 6, 8]],
    [0, 0, true, [0, 0.25, 0.5, 0.75, 1]],
  ])('from %d to %d', (min, max, fromZero, ticks) => {
    expect(getTicks(min, max, fromZero).slice(0, ticks.length)).toEqual(ticks)
  })

  // No measured value is smaller than what a number can hold with full precision.
  const arbitraryValue = fc
    .double({ min: -1e9, max: 1e9, noNaN: true })
    .map((value) => (Math.abs(value) < 1e-300 ? 0 : value))

  test('cover all values, at equal and nice distances', () => {
    fc.assert(
      fc.property(fc.array(arbitraryValue, { minLength: 1 }), fc.boolean(), (values, fromZero) => {
        const [min, max] = [Math.min(...values), Math.max(...values)]
        const ticks = getTicks(min, max, fromZero)
        const step = (ticks[1] as number) - (ticks[0] as number)
        const slack = Math.max(step, Math.abs(max), Math.abs(min)) * 1e-6
        expect(ticks[0]).toBeLessThanOrEqual(min + slack)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max - slack)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(8)
      }),
      runs(300),
    )
  })

  test.each([
    [18_240, [0, 10_000, 20_000], '$', '$18k'],
    [2_500_000, [0, 1_250_000, 2_500_000], '', '2.50M'],
    [0.5, [0, 0.25, 0.5], 'days', '0.50'],
    [-40, [-40, -20, 0], '%', '−40%'],
    [1500, [0, 500, 1000, 1500], '', '1,500'],
    [0, [0, 10_000], '$', '$0'],
  ])('%d is written with the scale of its axis', (value, ticks, unit, text) => {
    expect(formatTick(value, ticks, unit)).toBe(text)
  })
})

test.each([
  ['$18,240', 18_240],
  ['4.1 days', 4.1],
  ['−3%', -3],
  ['-$1,200.50', -1200.5],
  ['1.2k', 1200],
  ['3 min', 3],
  ['3M', 3_000_000],
  ['No data', undefined],
])('the number in %s', (text, number) => {
  expect(parseNumber(text)).toBe(number)
})

test('a chart has an axis, a unit, a legend and a label for each row', () => {
  const figure = createFigure('line', [
    ['Feb 5', '4.1', '2'],
    ['Feb 12', '3.8', '2.4'],
    ['Feb 19', '3.2', '—'],
  ])
  const chart = createChart(figure)
  expect(chart?.attributes.get('aria-hidden')).toBe('true')
  expect(textContent([chart as ReturnType<typeof el>])).toBe(
    'Contracts3.2Invoices2.4days6420Feb 5Feb 12Feb 19',
  )
  expect(listPaths(figure, 'line')).toHaveLength(2)
  expect(serializeNodes([chart as ReturnType<typeof el>])).not.toContain('NaN')
})

test('a bar reaches from zero to its value', () => {
  const figure = createFigure('bar', [
    ['North', '4'],
    ['South', '8'],
  ])
  const [bars] = listPaths(figure, 'bars')
  expect(bars?.attributes.get('d')).toBe('M9.5 100V50h31V100zM59.5 100V0h31V100z')
})

test('a gap in a column divides the line', () => {
  const figure = createFigure('line', [
    ['a', '1'],
    ['b', ''],
    ['c', '2'],
    ['d', '2'],
  ])
  const [line] = listPaths(figure, 'line')
  expect(line?.attributes.get('d')?.match(/M/g)).toHaveLength(2)
})

test('a table without numbers has no chart', () => {
  expect(createChart(createFigure('line', [['a', 'x']]))).toBeUndefined()
})

test('a sparkline is drawn from its numbers, and without numbers it is empty', () => {
  const spark = createSparkline(el('svg', { 'data-sparkline': '4 6 5', 'aria-hidden': 'true' }))
  const line = findElement([spark], ({ attributes }) => attributes.get('data-part') === 'line')
  expect(line?.attributes.get('d')).toBe('M0 22L50 2L100 12')
  expect(createSparkline(el('svg', { 'data-sparkline': '' })).children).toEqual([])
})
