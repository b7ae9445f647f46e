import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ThemeV1 } from '../../../src/core/generated/types/theme.v1.ts'
import { themeCss, themeTokens } from '../../../src/core/theme/tokens.ts'
import { arbitraryJson, runs } from '../../support/arbitrary.ts'
import { readFixtureRecord } from '../../support/corpus/fixture-lookup.ts'

const theme = (parts: Readonly<Record<string, unknown>>): ThemeV1 => ({
  $schema: 'https://svc.example/schemas/theme.v1.json',
  id: 'bare',
  name: 'Bare',
  description: 'A theme with the parts of one test.',
  ...parts,
})

const lines = (parts: Readonly<Record<string, unknown>>): string[] =>
  themeTokens(theme(parts)).map((token) =>
    'value' in token
      ? `${token.name}: ${token.value}`
      : `${token.name}: ${token.light} | ${token.dark}`,
  )

test('a theme without content has no custom properties and no rule', () => {
  expect(themeTokens(theme({}))).toEqual([])
  for (const mode of ['auto', 'light', 'dark'] as const) {
    expect(themeCss(theme({}), { mode })).toBe('')
  }
})

test('a theme whose colors are the same in every mode has one rule', () => {
  const graphite = readFixtureRecord('themes', 'graphite')
  const flat = { ...graphite, elevation: { levels: ['none', '0 1px 2px #000000'] } }
  expect(themeCss(flat)).toBe(themeCss(flat, { mode: 'light' }))
  expect(themeCss(flat)).toBe(themeCss(flat, { mode: 'dark' }))
  expect(themeCss(flat)).toContain('  --color-background: #101112;\n')
  expect(themeCss(flat)).toContain('  --text-base: 1.0625rem;\n')
})

test.each([
  ['a color for each mode', { a: { light: '#fff', dark: '#000' } }, ['--color-a: #fff | #000']],
  ['a color for all modes', { a: '#fff' }, ['--color-a: #fff']],
  ['the same color in both modes', { a: { light: '#fff', dark: '#fff' } }, ['--color-a: #fff']],
  ['a color for one mode only', { a: { dark: '#000' } }, ['--color-a: #000']],
  ['a color for an unknown mode', { a: { dim: '#777' } }, []],
  [
    'charts',
    { 'chart-2': '#222', 'chart-1': '#111' },
    ['--color-chart-1: #111', '--color-chart-2: #222'],
  ],
  [
    'a name of its own',
    { brand_2: 'oklch(0.7 0.1 200 / 50%)' },
    ['--color-brand_2: oklch(0.7 0.1 200 / 50%)'],
  ],
  ['names that are no CSS', { 'a b': '#fff', 'a:b': '#fff', '': '#fff', é: '#fff' }, []],
  [
    'names that every object inherits',
    JSON.parse('{"__proto__":"#fff"}'),
    ['--color-__proto__: #fff'],
  ],
  ['colors that are no text', { a: 7, b: null, c: ['#fff'], d: { light: 7, dark: null } }, []],
])('palette: %s', (_, palette, expected) => {
  expect(lines({ palette })).toEqual(expected)
})

test.each([
  ['a length as text', { radius: { card: '0.5rem' } }, ['--radius-card: 0.5rem']],
  ['a length of 0', { radius: { base: 0 } }, ['--radius-base: 0px']],
  ['a negative length', { radius: { base: -1 } }, []],
  ['radii of other names', { radius: { philosophy: 'sharp', button: 4 } }, []],
  ['a weight by name', { typography: { heading_weight: 'bold' } }, ['--font-weight-heading: bold']],
  ['a base size without a ratio', { typography: { base_size: 16 } }, []],
  ['a ratio without a base size', { typography: { scale: 1.2 } }, []],
  ['a ratio that shrinks', { typography: { base_size: 16, scale: 0.5 } }, []],
  ['a ratio beyond all use', { typography: { base_size: 16, scale: Infinity } }, []],
  ['a ratio by name', { typography: { base_size: 16, scale: 'major third' } }, []],
  ['a base unit of 8', { spatial: { base_unit: 8 } }, ['--spacing: 0.5rem']],
  ['a base unit of 0', { spatial: { base_unit: 0 } }, []],
  ['a base unit without end', { spatial: { base_unit: Infinity } }, []],
  ['a time as a number', { motion: { durations: { fast: 120.5 } } }, ['--duration-fast: 120.5ms']],
  ['an easing by name', { motion: { easings: { enter: 'ease-out' } } }, ['--ease-enter: ease-out']],
  ['shadows for one mode', { elevation: { levels: { light: ['none'] } } }, ['--shadow-0: none']],
  ['a sixth shadow', { elevation: { levels: ['', '', '', '', '', 'none'] } }, []],
  ['space around a value', { typography: { body: '  serif ' } }, ['--font-body: serif']],
  ['parts of the wrong kind', { palette: [], typography: 'x', radius: 3, motion: null }, []],
])('%s', (_, parts, expected) => {
  expect(lines(parts)).toEqual(expected)
})

test.each([
  [1.125, ['0.8889rem', '0.9428rem', '1rem', '1.125rem', '1.2656rem', '1.4238rem', '1.6018rem']],
  ['1.25', ['0.8rem', '0.8944rem', '1rem', '1.25rem', '1.5625rem', '1.9531rem', '2.4414rem']],
  [1.333, ['0.7502rem', '0.8661rem', '1rem', '1.333rem', '1.7769rem', '2.3686rem', '3.1573rem']],
])('text sizes grow by the ratio %j and none is below 12 px', (scale, sizes) => {
  const names = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl']
  const expected = names.map((name, index) => `--text-${name}: ${sizes[index]}`)
  expect(lines({ typography: { base_size: 16, scale } })).toEqual(expected)
  expect(Math.min(...sizes.map((size) => Number.parseFloat(size) * 16))).toBeGreaterThanOrEqual(12)
})

test('every color of a theme has a token, and every name is unique', () => {
  const slate = readFixtureRecord('themes', 'slate')
  const names = themeTokens(slate).map(({ name }) => name)
  const colors = Object.keys(slate.palette ?? {}).map((token) => `--color-${token}`)
  expect(names).toEqual(expect.arrayContaining(colors))
  expect(new Set(names).size).toBe(names.length)
})

test('the order of keys in a record changes nothing', () => {
  const slate = readFixtureRecord('themes', 'slate')
  expect(themeCss(reversed(slate) as ThemeV1)).toBe(themeCss(slate))
})

test('no value of any part throws, and the same record gives the same text', () => {
  const any = arbitraryJson('light', 'dark', 'levels', 'scale', 'base_size', 'easings', 'durations')
  const parts = fc.record({
    palette: any,
    typography: any,
    radius: any,
    spatial: any,
    elevation: any,
    motion: any,
  })
  const holds = (value: Readonly<Record<string, unknown>>) =>
    themeCss(theme(value)) === themeCss(theme(structuredClone(value)))
  fc.assert(fc.property(parts, holds), runs(500))
})

function reversed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).reverse()
  return Object.fromEntries(entries.map(([key, item]) => [key, reversed(item)]))
}
