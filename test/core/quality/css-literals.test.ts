import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCssLiterals, getMixPercentages } from '../../../src/core/quality/css-literals.ts'
import { arbitraryText, DEFAULT_RUNS } from '../../support/arbitrary.ts'

const tokens = new Set([
  '--color-text',
  '--color-surface',
  '--spacing',
  '--font-body',
  '--shadow-1',
])

const count = (property: string, value: string): number =>
  findCssLiterals({ property, value, tokens }).length

test.each([
  ['color', 'var(--color-text)'],
  ['border-inline-start', 'thick solid var(--color-text)'],
  ['padding', 'calc(var(--spacing) * 3) 0'],
  ['background', 'color-mix(in srgb, var(--color-text) 12%, var(--color-surface))'],
  ['background', 'color-mix(in srgb, var(--color-surface), var(--color-text) 8%)'],
  ['background', 'color-mix(in srgb, var(--color-surface) 62%, transparent)'],
  ['background', 'linear-gradient(45deg, var(--color-text) 0%, transparent 100%)'],
  ['font-family', 'var(--font-body), sans-serif'],
  ['font-weight', 'bold'],
  ['font-variant-numeric', 'tabular-nums lining-nums'],
  ['line-height', '1.2'],
  ['content', '"red 2px"'],
  ['color', 'currentColor'],
])('%s: %s uses tokens only', (property, value) => {
  expect(count(property, value)).toBe(0)
})

test.each([
  ['color', '#1D4F7C'],
  ['background', 'color-mix(in srgb, var(--color-surface) 49%, transparent)'],
  ['background', 'color-mix(in srgb, var(--color-text) 62%, transparent)'],
  ['color', 'rgb(0 0 0)'],
  ['color', 'Red'],
  ['color', 'var(--color-brand)'],
  ['padding', '2px'],
  ['margin', '-.5rem'],
  ['padding', 'calc(var(--spacing) + 1px)'],
  ['padding', 'var(--spacing, 4px)'],
  ['transition', 'color 120ms'],
  ['background', 'color-mix(in srgb, var(--color-text) 20%, var(--color-surface))'],
  ['background', 'color-mix(in srgb, var(--color-text), var(--color-surface))'],
  ['font-family', '"Inter", sans-serif'],
  ['font-family', 'Georgia'],
  ['font-weight', '600'],
  ['background', 'url(x.png)'],
])('%s: %s has a value that is not a token', (property, value) => {
  expect(count(property, value)).toBe(1)
})

test('the percentage of a mix is that of the weaker color', () => {
  expect(getMixPercentages('color-mix(in srgb, red 30%, blue 10%)')).toEqual([25])
  expect(getMixPercentages('color-mix(in srgb, color-mix(in srgb, red 5%, blue) 10%, x)')).toEqual([
    10, 5,
  ])
})

test('any text is checked without an exception', () => {
  fc.assert(
    fc.property(arbitraryText, arbitraryText, (property, value) => {
      findCssLiterals({ property, value, tokens })
      findCssLiterals({ property, value: `color-mix(${value}`, tokens })
      getMixPercentages(`color-mix(${value}, ${property})`)
    }),
    DEFAULT_RUNS,
  )
})
