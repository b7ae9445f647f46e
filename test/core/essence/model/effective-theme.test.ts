import { expect, test } from 'vitest'
import { getEffectiveTheme } from '../../../../src/core/essence/model/effective-theme.ts'
import { themeTokens } from '../../../../src/core/theme/tokens.ts'
import type { Essence } from '../../../../src/essence.ts'
import { officialPackLookup, storeOverview } from '../../packs/official-bundles.ts'

type Dna = Essence['dna']

const slate = (await officialPackLookup.get('themes', 'slate')) as NonNullable<
  Awaited<ReturnType<typeof officialPackLookup.get<'themes'>>>
>

/** Returns the variables of a theme under a DNA that differs in some fields. */
function effectiveTokens(change: Partial<Dna>): ReadonlyMap<string, string> {
  const theme = getEffectiveTheme({ ...storeOverview.dna, ...change }, slate)
  return new Map(
    themeTokens(theme).map((token) => [token.name, 'value' in token ? token.value : token.light]),
  )
}

const { dna } = storeOverview

test.each<[string, Partial<Dna>, string, string | undefined]>([
  ['its base radius', { radius: { ...dna.radius, base: 7 } }, '--radius-base', '7px'],
  ['all corners', { radius: { ...dna.radius, base: 7 } }, '--radius-card', '8px'],
  ['round pills', { radius: { ...dna.radius, base: 7 } }, '--radius-pill', '999px'],
  ['square corners', { radius: { ...dna.radius, base: 0 } }, '--radius-card', '0px'],
  [
    'its weights',
    { typography: { ...dna.typography, heading_weight: 800 } },
    '--font-weight-heading',
    '800',
  ],
  ['its scale', { typography: { ...dna.typography, scale: '1.5' } }, '--text-lg', '1.5rem'],
  ['its unit', { spacing: { ...dna.spacing, base_unit: 8 } }, '--spacing', '0.5rem'],
  [
    'its highest level',
    { elevation: { ...dna.elevation, max_levels: 1 } },
    '--shadow-2',
    undefined,
  ],
  ['its tempo', { motion: { ...dna.motion, duration_scale: 1.5 } }, '--duration-fast', '180ms'],
  ['no durations', { motion: { ...dna.motion, duration_scale: 0 } }, '--duration-slow', '0ms'],
  ['no accent', { color: { ...dna.color, accent_count: 0 } }, '--color-accent', undefined],
])('the essence decides %s', (_, change, name, value) => {
  expect(effectiveTokens(change).get(name)).toBe(value)
})

test('the theme supplies values that an essence cannot set', () => {
  const tokens = effectiveTokens({})
  expect(tokens.get('--color-primary')).toBe('#1D5BA6')
  expect(tokens.get('--ease-enter')).toBe('cubic-bezier(0, 0, 0, 1)')
  expect(tokens.get('--shadow-2')).toContain('0 1px 2px')
})

test('a scale that is not a number leaves the sizes out', () => {
  const change = { typography: { ...dna.typography, scale: 'airy' } }
  expect(effectiveTokens(change).has('--text-base')).toBe(false)
})
