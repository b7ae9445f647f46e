import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ColorVisionDeficiency,
  deltaE,
  getLightness,
  mixColors,
  simulateDeficiency,
} from '../../../../src/core/kernel/color/color.ts'
import { contrastRatio } from '../../../../src/core/kernel/color/contrast.ts'
import { arbitraryText, DEFAULT_RUNS } from '../../../support/arbitrary.ts'

const DEFICIENCIES: readonly ColorVisionDeficiency[] = ['protanopia', 'deuteranopia', 'tritanopia']

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#777777', '#FFFFFF', 4.478],
  ['#767676', '#ffffff', 4.542],
  ['#F00', '#ffffff', 3.998],
  ['#0000FF', '#FFFFFF', 8.592],
  ['#000000FF', '#FFFFFFFF', 21],
])('%s on %s has the contrast %d', (a, b, ratio) => {
  expect(contrastRatio(a, b)).toBeCloseTo(ratio, 3)
})

test.each(['', '#', 'red', '000000', '#12', '#GGGGGG', 'rgb(0 0 0)', '#00000080', '#0008'])(
  '%j is no opaque colour, so nothing is known of it',
  (color) => {
    expect(contrastRatio(color, '#FFFFFF')).toBeUndefined()
    expect(contrastRatio('#FFFFFF', color)).toBeUndefined()
    expect(deltaE(color, '#FFFFFF')).toBeUndefined()
    expect(deltaE('#FFFFFF', color)).toBeUndefined()
    expect(getLightness(color)).toBeUndefined()
    expect(mixColors(color, '#FFFFFF', 0.5)).toBeUndefined()
    expect(mixColors('#FFFFFF', color, 0.5)).toBeUndefined()
    expect(DEFICIENCIES.map((name) => simulateDeficiency(color, name))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  },
)

test('contrast is the same both ways, and lies between 1 and 21', () => {
  const holds = (a: string, b: string) => {
    const ratio = contrastRatio(a, b) ?? 0
    return ratio === contrastRatio(b, a) && ratio >= 1 && ratio <= 21
  }
  fc.assert(fc.property(hex, hex, holds), DEFAULT_RUNS)
})

test('any text is a colour or none', () => {
  const holds = (text: string) => {
    const ratio = contrastRatio(text, '#FFFFFF')
    return ratio === undefined || (ratio >= 1 && ratio <= 21)
  }
  fc.assert(fc.property(arbitraryText, holds), DEFAULT_RUNS)
})

test.each([
  ['#000000', 0],
  ['#777777', 50.034],
  ['#FFFFFF', 100],
  ['#FF0000', 53.241],
  ['#00FF00', 87.735],
  ['#0000FF', 32.297],
])('%s has the lightness %d', (color, expected) => {
  expect(getLightness(color)).toBeCloseTo(expected, 2)
})

test('black and white differ by 100, and a colour from itself by nothing', () => {
  expect(deltaE('#000000', '#FFFFFF')).toBeCloseTo(100, 4)
  fc.assert(
    fc.property(hex, (color) => deltaE(color, color) === 0),
    DEFAULT_RUNS,
  )
})

test('a difference is the same both ways, and never negative', () => {
  const holds = (a: string, b: string) => {
    const [there, back] = [deltaE(a, b) ?? -1, deltaE(b, a) ?? -1]
    return there >= 0 && Math.abs(there - back) < 1e-9
  }
  fc.assert(fc.property(hex, hex, holds), DEFAULT_RUNS)
})

test.each([
  ['#FFFFFF', '#000000', 0.12, '#e0e0e0'],
  ['#FFFFFF', '#0C6A58', 0.12, '#e2edeb'],
  ['#141C24', '#66D9C0', 0.12, '#1e3337'],
  ['#FFF', '#F00', 0.5, '#ff8080'],
])('%s under %s at %d is %s', (ground, color, share, expected) => {
  expect(mixColors(ground, color, share)).toBe(expected)
})

test('a share of 0 leaves the ground, a share of 1 the colour', () => {
  const holds = (ground: string, color: string) =>
    mixColors(ground, color, 0) === ground && mixColors(ground, color, 1) === color
  fc.assert(fc.property(hex, hex, holds), DEFAULT_RUNS)
})

test.each([-0.01, 1.01, 12, Number.NaN, Infinity])('%d is no share', (share) => {
  expect(mixColors('#FFFFFF', '#000000', share)).toBeUndefined()
})

// The matrices of Machado, Oliveira and Fernandes (2009) at severity 1, on linear light: a primary
// is a column of the matrix, put back into sRGB.
test.each([
  ['#FF0000', 'protanopia', '#6d5f00'],
  ['#00FF00', 'protanopia', '#ffe500'],
  ['#FF0000', 'deuteranopia', '#a39000'],
  ['#00FF00', 'deuteranopia', '#efd63a'],
  ['#0000FF', 'tritanopia', '#006b96'],
] as const)('%s under %s looks like %s', (color, deficiency, expected) => {
  expect(simulateDeficiency(color, deficiency)).toBe(expected)
})

test.each(DEFICIENCIES)('every grey stays as it is under %s', (deficiency) => {
  const greys = Array.from({ length: 256 }, (_, level) => `#${toHex(level).repeat(3)}`)
  expect(greys.map((grey) => simulateDeficiency(grey, deficiency))).toEqual(greys)
})

test.each(DEFICIENCIES)('what is seen under %s is a colour', (deficiency) => {
  const holds = (color: string) =>
    /^#[0-9a-f]{6}$/.test(simulateDeficiency(color, deficiency) ?? '')
  fc.assert(fc.property(hex, holds), DEFAULT_RUNS)
})

test('red and green that differ greatly draw together without red or green cones', () => {
  const [red, green] = ['#C0392B', '#5D8A00']
  const seen = (name: ColorVisionDeficiency) =>
    deltaE(simulateDeficiency(red, name) ?? '', simulateDeficiency(green, name) ?? '')
  expect(deltaE(red, green)).toBeGreaterThan(50)
  expect(seen('deuteranopia')).toBeLessThan(20)
  expect(seen('tritanopia')).toBeGreaterThan(50)
})

function toHex(level: number): string {
  return level.toString(16).padStart(2, '0')
}
