import { createRequire } from 'node:module'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { equal, ucs2length } from '../../../src/core/schema/ajv.ts'
import { arbitraryJson, arbitraryText, DEFAULT_RUNS } from '../../support/arbitrary.ts'

const require = createRequire(import.meta.url)
const original: { equal: typeof equal; ucs2length: typeof ucs2length } = {
  equal: require('ajv/dist/runtime/equal').default,
  ucs2length: require('ajv/dist/runtime/ucs2length').default,
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

test('the length of any text is the one that Ajv finds', () => {
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

test('any two values are equal exactly when Ajv finds them so', () => {
  const same = (a: unknown, b: unknown) => equal(a, b) === original.equal(a, b)
  fc.assert(fc.property(json, json, same), DEFAULT_RUNS)
})

test('a value equals its copy with the keys in another order, as Ajv finds', () => {
  const isEqual = (value: unknown) => {
    const copy = reversed(value)
    return equal(value, copy) && original.equal(value, copy)
  }
  fc.assert(fc.property(json, isEqual), DEFAULT_RUNS)
})

test('a value never equals its copy with one value changed, as Ajv finds', () => {
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

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, reversed(inner)])
  return Object.fromEntries(entries.reverse())
}
