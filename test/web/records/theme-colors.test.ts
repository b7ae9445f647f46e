import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ColorVisionDeficiency,
  simulateDeficiency,
} from '../../../src/core/kernel/color/color.ts'
import { COLOR_VISIONS, toColorMatrixValues } from '../../../src/web/records/theme/color-vision.tsx'
import { listColorRoles } from '../../../src/web/records/theme/theme-colors.tsx'
import { createThemeStyle } from '../../../src/web/records/theme/theme-specimens.tsx'
import { runs } from '../../support/arbitrary.ts'
import { officialContent } from '../../support/corpus/official-content.ts'

const themes = officialContent.content.records.themes.map(({ data }) => data)

test('every color of every official theme is shown once, as a swatch or as a foreground', () => {
  for (const theme of themes) {
    const swatches = listColorRoles(theme).flatMap((role) => role.swatches)
    const shown = new Set(
      swatches.flatMap(({ token, foreground }) => [token, ...(foreground ? [foreground] : [])]),
    )
    expect([...shown].sort()).toEqual(Object.keys(theme.palette ?? {}).sort())
    expect(new Set(swatches.map(({ token }) => token)).size).toBe(swatches.length)
  }
})

test('a swatch has the pair with the lowest contrast', () => {
  const palette = { text: '#767676', background: '#FFFFFF', surface: '#DDDDDD' }
  const theme = { ...themes[0], palette } as (typeof themes)[number]
  const [, text] = listColorRoles(theme)
  expect(text?.swatches[0]?.lowestContrast.light).toMatchObject({
    background: 'surface',
    passes: false,
  })
})

test('colors without a role come last, and invalid CSS is left out', () => {
  const palette = { brand: '#123456', text: '#000000', bad: 'red;}body{display:none' }
  const roles = listColorRoles({ ...themes[0], palette } as (typeof themes)[number])
  expect(roles.map(({ name }) => name)).toEqual(['Text', 'Others'])
  expect(roles[1]?.swatches.map(({ token }) => token)).toEqual(['brand'])
})

test('theme properties have names that the page does not use', () => {
  for (const theme of themes) {
    const style = createThemeStyle(theme)
    expect(Object.keys(style).every((name) => name.startsWith('--t-'))).toBe(true)
    expect(style['--t-color-text']).toMatch(/^light-dark\(#\w{6}, #\w{6}\)$/)
    expect(style['--t-shadow-4-dark'] ?? style['--t-shadow-4']).toBeDefined()
  }
})

const SIMULATED: Readonly<Record<string, ColorVisionDeficiency>> = {
  protan: 'protanopia',
  deutan: 'deuteranopia',
  tritan: 'tritanopia',
}

const parseChannels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)

// https://www.w3.org/TR/css-color-4/#color-conversion-code
const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

test.each(COLOR_VISIONS.filter(({ id }) => id in SIMULATED))(
  'the filter $id matches the simulation in the theme rules',
  ({ id, matrix }) => {
    const hex = fc.stringMatching(/^#[0-9a-f]{6}$/)
    fc.assert(
      fc.property(hex, (color) => {
        const linear = parseChannels(color).map(toLinear)
        const simulated = parseChannels(
          simulateDeficiency(color, SIMULATED[id] as ColorVisionDeficiency) ?? '',
        )
        matrix.forEach((row, channel) => {
          const mixed = row.reduce((sum, share, index) => sum + share * (linear[index] ?? 0), 0)
          const filtered = fromLinear(Math.min(1, Math.max(0, mixed)))
          expect(Math.abs(filtered - (simulated[channel] ?? -1))).toBeLessThan(0.01)
        })
      }),
      runs(400),
    )
  },
)

test('a filter has four rows of five numbers and does not change white', () => {
  for (const vision of COLOR_VISIONS) {
    expect(toColorMatrixValues(vision).split(' ')).toHaveLength(20)
    for (const row of vision.matrix) {
      expect(row.reduce((sum, share) => sum + share)).toBeCloseTo(1, 4)
    }
  }
})
