import { expect, test } from 'vitest'
import { createSizedCache } from '../../../src/core/kernel/sized-cache.ts'

test('evicts the least recently used values above the total size', () => {
  const cache = createSizedCache<string>(10)
  for (const key of ['a', 'b']) cache.set(key, key, 5)
  cache.get('a')
  cache.set('c', 'c', 5)
  expect(['a', 'b', 'c'].map(cache.get)).toEqual(['a', undefined, 'c'])
})

test('does not keep a value that is larger than the cache, nor the value it replaces', () => {
  const cache = createSizedCache<string>(10)
  cache.set('a', 'old', 5)
  cache.set('a', 'new', 11)
  expect(cache.get('a')).toBeUndefined()
})

test('counts a replaced value once', () => {
  const cache = createSizedCache<number>(10)
  for (let round = 0; round < 5; round++) cache.set('a', round, 6)
  cache.set('b', 1, 4)
  expect([cache.get('a'), cache.get('b')]).toEqual([4, 1])
})
