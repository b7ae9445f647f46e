import { expect, test } from 'vitest'
import { sortBySimilarity } from '../../src/look/similarity.ts'

test('the names that are most like a text come first', () => {
  const names = ['Today', 'Book', 'Call Tilly in', 'Check in', 'Call Biscuit in']
  expect(sortBySimilarity('Call Biscuit', names).slice(0, 2)).toEqual([
    'Call Biscuit in',
    'Call Tilly in',
  ])
  expect(sortBySimilarity('Contineu', ['Back', 'Continue'])[0]).toBe('Continue')
})

test('names that share nothing keep their order', () => {
  expect(sortBySimilarity('x', ['b', 'a'])).toEqual(['b', 'a'])
  expect(sortBySimilarity('', [''])).toEqual([''])
})
