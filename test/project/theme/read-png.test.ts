import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPngColors, PngError } from '../../../src/project/theme/read-png.ts'
import { runs } from '../../support/arbitrary.ts'
import { createPng, type PngInput } from '../../support/project/create-png.ts'

const count = (input: PngInput) => Object.fromEntries(countPngColors(createPng(input)))

const RGB = { width: 2, height: 1, bitDepth: 8, colorType: 2 }

test('true color, with and without transparency', () => {
  expect(count({ ...RGB, rows: [[255, 204, 31, 0, 0, 0]] })).toEqual({ '#ffcc1f': 1, '#000000': 1 })
  const rows = [[255, 204, 31, 255, 9, 9, 9, 20]]
  expect(count({ ...RGB, colorType: 6, rows })).toEqual({ '#ffcc1f': 1 })
})

test('gray, a palette with transparency, and 16 bits', () => {
  expect(count({ width: 8, height: 1, bitDepth: 1, colorType: 0, rows: [[0b10100000]] })).toEqual({
    '#ffffff': 2,
    '#000000': 6,
  })
  const palette = [255, 204, 31, 27, 42, 107]
  expect(
    count({
      width: 3,
      height: 1,
      bitDepth: 4,
      colorType: 3,
      rows: [[0x01, 0x10]],
      palette,
      transparency: [255, 0],
    }),
  ).toEqual({ '#ffcc1f': 1 })
  const rows = [[255, 1, 204, 2, 31, 3]]
  expect(count({ ...RGB, width: 1, bitDepth: 16, rows })).toEqual({ '#ffcc1f': 1 })
})

test('every filter is undone', () => {
  const first = [10, 20, 30, 40, 50, 60]
  const row = (filter: number, bytes: readonly number[]) =>
    count({ ...RGB, height: 2, rows: [first, bytes], filters: [0, filter] })
  const expected = { '#0a141e': 2, '#28323c': 2 }
  expect(row(0, first)).toEqual(expected)
  expect(row(1, [10, 20, 30, 30, 30, 30])).toEqual(expected)
  expect(row(2, [0, 0, 0, 0, 0, 0])).toEqual(expected)
  expect(row(3, [5, 10, 15, 15, 15, 15])).toEqual(expected)
  expect(row(4, [0, 0, 0, 0, 0, 0])).toEqual(expected)
})

test.each([
  ['not a PNG file', Buffer.from('GIF89a'), 'it is not a PNG file'],
  [
    'cut off',
    createPng({ ...RGB, rows: [[1, 2, 3, 4, 5, 6]] }).subarray(0, 50),
    'it ends too early',
  ],
  [
    'too few pixels',
    createPng({ ...RGB, height: 9, rows: [[1, 2, 3, 4, 5, 6]] }),
    'pixels are missing',
  ],
  [
    'more bytes than pixels',
    createPng({ ...RGB, rows: [Array(5_000).fill(0)] }),
    'its pixels are damaged',
  ],
  [
    'huge',
    createPng({ ...RGB, width: 60_000, height: 60_000, rows: [[0]] }),
    'more than 4 million',
  ],
  [
    'an unknown color type',
    createPng({ ...RGB, colorType: 5, rows: [[0]] }),
    'its header is invalid',
  ],
  [
    'an unknown filter',
    createPng({ ...RGB, rows: [[1, 2, 3, 4, 5, 6]], filters: [7] }),
    'its pixels are damaged',
  ],
])('%s is an error', (_, bytes, message) => {
  expect(() => countPngColors(bytes)).toThrow(PngError)
  expect(() => countPngColors(bytes)).toThrow(message)
})

test('damaged bytes give a result or an error of the reader', () => {
  const good = createPng({ ...RGB, height: 3, rows: Array(3).fill([1, 2, 3, 4, 5, 6]) })
  fc.assert(
    fc.property(fc.nat(good.length - 1), fc.nat(255), (at, value) => {
      const bytes = Buffer.from(good)
      bytes[at] = value
      try {
        countPngColors(bytes)
      } catch (error) {
        expect(error).toBeInstanceOf(PngError)
      }
    }),
    runs(2_000),
  )
})
