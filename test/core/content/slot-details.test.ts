import { expect, test } from 'vitest'
import { formatSlotDetails } from '../../../src/core/content/slot-details.ts'

test.each([
  [undefined, ''],
  [{ element: 'caption' }, '<caption>'],
  [{ data: { name: 'string', 'due?': 'date' } }, '{ name: string, due?: date }'],
  [{ data: [{ name: 'string' }], limit: { items: [3, 6] } }, '{ name: string }[]; 3 to 6 items'],
  [{ limit: { words: 8 } }, 'at most 8 words'],
  [{ limit: { words: [4, 4], items: 2 } }, 'at most 2 items, 4 words'],
  [{ data: {}, limit: {} }, ''],
])('%j is formatted as "%s"', (details, text) => {
  expect(formatSlotDetails(details)).toBe(text)
})
