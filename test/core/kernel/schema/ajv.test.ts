import { createRequire } from 'node:module'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateTime, equal, ucs2length } from '../../../../src/core/kernel/schema/ajv.ts'
import { arbitraryJson, arbitraryText, DEFAULT_RUNS } from '../../../support/arbitrary.ts'

const require = createRequire(import.meta.url)
const original: {
  equal: typeof equal
  ucs2length: typeof ucs2length
  dateTime: typeof dateTime
} = {
  equal: require('ajv/dist/runtime/equal').default,
  ucs2length: require('ajv/dist/runtime/ucs2length').default,
  dateTime: require('ajv-formats/dist/formats').fullFormats['date-time'],
}

const json = arbitraryJson('__proto__')

test.each([
  ['', 0],
  ['abc', 3],
  ['é', 1],
  ['😀', 1],
  ['a😀b', 3],
  ['\ud83d', 1],
  ['\ude00\ud83d', 2],
  ['\ud83d\ud83d\ude00', 2],
])('the length of %j is %d', (text, length) => {
  expect(ucs2length(text)).toBe(length)
})

test('the length of any text is the one that Ajv counts', () => {
  const same = (text: string) => ucs2length(text) === original.ucs2length(text)
  fc.assert(fc.property(arbitraryText, same), DEFAULT_RUNS)
})

test.each([
  [1, 1, true],
  [1, '1', false],
  [0, false, false],
  [null, {}, false],
  [[], {}, false],
  [['a'], { 0: 'a' }, false],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: [{ b: null }] }, { a: [{ b: null }] }, true],
])('%j and %j: equal is %s', (a, b, answer) => {
  expect(equal(a, b)).toBe(answer)
  expect(original.equal(a, b)).toBe(answer)
})

test('any two values are equal exactly when they are for Ajv', () => {
  const same = (a: unknown, b: unknown) => equal(a, b) === original.equal(a, b)
  fc.assert(fc.property(json, json, same), DEFAULT_RUNS)
})

test('a value equals its copy with the keys in another order, as for Ajv', () => {
  const isEqual = (value: unknown) => {
    const copy = reversed(value)
    return equal(value, copy) && original.equal(value, copy)
  }
  fc.assert(fc.property(json, isEqual), DEFAULT_RUNS)
})

test('a value never equals its copy with one value changed, as for Ajv', () => {
  const differs = (value: unknown, key: string) => {
    const [one, other] = [{ [key]: value }, { [key]: [value] }]
    return !equal(one, other) && !original.equal(one, other)
  }
  fc.assert(fc.property(json, fc.constantFrom('a', '__proto__', ''), differs), DEFAULT_RUNS)
})

// Ajv's own takes a key of this name for a method of the object, and may throw.
test.each(['constructor', 'valueOf', 'toString', 'hasOwnProperty'])(
  'a key named %s is compared like any other',
  (key) => {
    expect(equal({ [key]: 1 }, { [key]: 1 })).toBe(true)
    expect(equal({ [key]: 1 }, { [key]: 2 })).toBe(false)
    expect(equal({ [key]: 1 }, {})).toBe(false)
  },
)

test.each([
  ['2026-01-31T12:00:00Z', true],
  ['2026-01-31 12:00:00.5+01:30', true],
  ['2024-02-29t00:00:00z', true],
  ['2026-02-29T00:00:00Z', false],
  ['1900-02-29T00:00:00Z', false],
  ['2000-02-29T00:00:00Z', true],
  ['2026-04-31T00:00:00Z', false],
  ['2026-13-01T00:00:00Z', false],
  ['2026-01-31T24:00:00Z', false],
  ['2016-12-31T23:59:60Z', true],
  ['2016-12-31T22:59:60Z', false],
  ['2016-12-31T15:59:60-08:00', true],
  ['2026-01-31T12:00:00', false],
  ['2026-01-31', false],
  ['2026-01-31T12:00:00Z\n', false],
])('the date and time %s: valid is %s', (text, isValid) => {
  expect(dateTime.validate(text)).toBe(isValid)
  expect(original.dateTime.validate(text)).toBe(isValid)
})

test('any text is a date and time exactly when it is one for ajv-formats', () => {
  const digits = (max: number) => fc.nat(max).map((value) => String(value).padStart(2, '0'))
  const zone = fc.oneof(
    fc.constantFrom('Z', 'z', '', '+00:00', '-0130'),
    fc.tuple(fc.constantFrom('+', '-'), digits(25), digits(61)).map(([s, h, m]) => `${s}${h}:${m}`),
  )
  const text = fc
    .tuple(fc.nat(2100), digits(13), digits(32), fc.constantFrom('T', ' ', 't', '-'))
    .chain(([year, month, day, separator]) =>
      fc
        .tuple(digits(25), digits(61), digits(61), zone)
        .map(
          ([hour, minute, second, offset]) =>
            `${String(year).padStart(4, '0')}-${month}-${day}${separator}${hour}:${minute}:${second}${offset}`,
        ),
    )
  const same = (value: string) => dateTime.validate(value) === original.dateTime.validate(value)
  fc.assert(fc.property(fc.oneof(text, arbitraryText), same), DEFAULT_RUNS)
})

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, reversed(inner)])
  return Object.fromEntries(entries.reverse())
}
