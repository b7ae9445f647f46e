import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalCopy, canonicalJson } from '../../../../src/core/kernel/json/canonical.ts'
import { arbitraryJson, runs } from '../../../support/arbitrary.ts'

const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([k, v]) => [k, shuffled(v)]),
  )
}

test('the order of keys does not matter, and what is read back is the same', () => {
  fc.assert(
    fc.property(arbitraryJson('__proto__', 'constructor'), (value) => {
      const text = canonicalJson(value)
      expect(canonicalJson(shuffled(value))).toBe(text)
      expect(canonicalJson(JSON.parse(text))).toBe(text)
    }),
    runs(500),
  )
})

test('a copy is what the canonical text is parsed to, with its keys in the same order', () => {
  fc.assert(
    fc.property(arbitraryJson('__proto__', 'constructor'), (value) => {
      const parsed = JSON.parse(canonicalJson(value))
      expect(JSON.stringify(canonicalCopy(shuffled(value)))).toBe(JSON.stringify(parsed))
    }),
    runs(500),
  )
  expect(canonicalCopy([-0, { a: undefined, b: 1 }])).toStrictEqual([0, { b: 1 }])
})

// RFC 8785, 3.2.2.3 and 3.2.3.
test.each([
  [Number('333333333.33333329'), '333333333.3333333'],
  [1e30, '1e+30'],
  [4.5, '4.5'],
  [0.002, '0.002'],
  [0.000000000000000000000000001, '1e-27'],
  [-0, '0'],
  [1.0, '1'],
])('the number %d is written %s', (number, text) => {
  expect(canonicalJson(number)).toBe(text)
})

test('keys are ordered by UTF-16 code unit', () => {
  const keys = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6']
  const sorted = JSON.parse(
    canonicalJson(Object.fromEntries(keys.map((key) => [key, 0]))),
    (_, v) => v,
  )
  expect(canonicalJson(sorted)).toBe(
    '{"\\r":0,"1":0,"\u0080":0,"\u00f6":0,"\u20ac":0,"\u{1f600}":0,"\ufb33":0}',
  )
})

test('a member without a value is left out', () => {
  expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}')
})

test('a lone surrogate is written as an escape', () => {
  expect(canonicalJson({ '\ud800': '\udc00x' })).toBe('{"\\ud800":"\\udc00x"}')
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, [undefined], () => 0])(
  '%j is refused, because JSON cannot say it',
  (value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError)
    expect(() => canonicalCopy(value)).toThrow(TypeError)
  },
)
