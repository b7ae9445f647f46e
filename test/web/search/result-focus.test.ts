import { expect, test } from 'vitest'
import { keepOrder } from '../../../src/web/search/result-focus.ts'

const hits = (...paths: string[]) =>
  paths.map((path) => ({
    path,
    label: 'pattern',
    name: path,
    description: '',
    highlights: { name: [], description: [] },
  }))

test('hits that are already shown keep their order, and new hits follow', () => {
  const ordered = keepOrder(hits('a', 'b', 'c'), hits('d', 'c', 'a', 'e'))
  expect(ordered.map(({ path }) => path)).toEqual(['a', 'c', 'd', 'e'])
})
