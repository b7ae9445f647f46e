import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '../../src/core/color.ts'
import { anyText, RUNS } from '../support/arbitrary.ts'

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
  expect(contrast(a, b)).toBeCloseTo(ratio, 3)
})

test.each(['', '#', 'red', '000000', '#12', '#GGGGGG', 'rgb(0 0 0)', '#00000080', '#0008'])(
  '%j has no contrast of its own',
  (color) => {
    expect(contrast(color, '#FFFFFF')).toBeUndefined()
    expect(contrast('#FFFFFF', color)).toBeUndefined()
  },
)

test('contrast is the same both ways, and lies between 1 and 21', () => {
  const holds = (a: string, b: string) => {
    const ratio = contrast(a, b) ?? 0
    return ratio === contrast(b, a) && ratio >= 1 && ratio <= 21
  }
  fc.assert(fc.property(hex, hex, holds), RUNS)
})

test('any text is a colour or none', () => {
  const holds = (text: string) => {
    const ratio = contrast(text, '#FFFFFF')
    return ratio === undefined || (ratio >= 1 && ratio <= 21)
  }
  fc.assert(fc.property(anyText, holds), RUNS)
})
