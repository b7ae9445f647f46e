import { formatHex, formatHex8, parse } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCssColor, toHexNotation } from '../../../../src/core/kernel/color/color.ts'
import { arbitraryText, DEFAULT_RUNS, runs } from '../../../support/arbitrary.ts'

test.each([
  ['#fff', '#FFFFFF'],
  ['#1D4F7C', '#1D4F7C'],
  ['#0008', '#00000088'],
  ['#16202B14', '#16202B14'],
  ['white', '#FFFFFF'],
  ['transparent', '#00000000'],
  ['rgb(29 79 124)', '#1D4F7C'],
  ['rgb(29, 79, 124)', '#1D4F7C'],
  ['rgba(29, 79, 124, 0.5)', '#1D4F7C80'],
  ['RGB(100% 0% 0% / 25%)', '#FF000040'],
  ['hsl(222.2 84% 4.9%)', '#020817'],
  ['hsl(0.5turn, 100%, 50%)', '#00FFFF'],
  ['hsla(none 0% 100% / 1)', '#FFFFFF'],
  ['oklch(0.577 0.245 27.325)', '#E7000B'],
  ['oklch(57.7% 0.245 27.325deg)', '#E7000B'],
  ['oklab(100% 0 0)', '#FFFFFF'],
  ['lab(50% 0 0)', '#777777'],
  ['lch(50 0 none)', '#777777'],
])('%s is %s', (text, hex) => {
  const color = parseCssColor(text)
  expect(color && toHexNotation(color)).toBe(hex)
})

test.each([
  ...['', 'red', '#ggg', '#12345', 'rgb()', 'rgb(1 2)', 'rgb(1 2 3 4 5)', 'rgb(1px 2 3)', 'hsl(1)'],
  ...['rgb(from red r g b)', 'rgb(calc(1) 2 3)', 'color(srgb 1 1 1)', 'var(--a)', 'oklch(1 2 3em)'],
  ...['toString(1 2 3)', 'rgb(1e999 0 0)', '1 2% 3%'],
])('%j is no colour', (text) => {
  expect(parseCssColor(text)).toBeUndefined()
})

test.each([
  ['oklch(0.7 0.4 150)', true],
  ['oklch(0.7 0.1 150)', false],
  ['oklch(1 0 0)', false],
])('whether sRGB has %s is told', (text, isOutside) => {
  expect(parseCssColor(text)?.isClamped).toBe(isOutside)
})

const number = (max: number) => fc.double({ min: 0, max, noNaN: true }).map((one) => one.toFixed(3))

test.each([
  ['rgb', fc.tuple(number(255), number(255), number(255))],
  ['hsl', fc.tuple(number(360), number(100).map(percent), number(100).map(percent))],
  ['lab', fc.tuple(number(100), number(60), number(60))],
  ['lch', fc.tuple(number(100), number(80), number(360))],
  ['oklab', fc.tuple(number(1), number(0.2), number(0.2))],
  ['oklch', fc.tuple(number(1), number(0.2), number(360))],
])('%s() is read as another library reads it', (name, channels) => {
  const holds = (values: readonly string[], alpha: string) => {
    const text = `${name}(${values.join(' ')} / ${alpha})`
    const ours = parseCssColor(text)
    const theirs = parse(text)
    const hex = Number(alpha) > 0.998 ? formatHex(theirs) : formatHex8(theirs)
    return ours !== undefined && toHexNotation(ours).toLowerCase() === hex
  }
  fc.assert(fc.property(channels, number(1), holds), runs(500))
})

test('any text is a colour or none', () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      const color = parseCssColor(text)
      return color === undefined || /^#([\dA-F]{6}|[\dA-F]{8})$/.test(toHexNotation(color))
    }),
    DEFAULT_RUNS,
  )
})

function percent(value: string): string {
  return `${value}%`
}
