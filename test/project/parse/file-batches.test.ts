import { expect, test } from 'vitest'
import { createCounts, openBatches } from '../../../src/project/parse/file-batches.ts'

test.each([0, 1, 16, 17, 100])('both ends of %d files together take each once', (fileCount) => {
  const counts = createCounts()
  const [first, last] = [openBatches(fileCount, counts), openBatches(fileCount, counts)]
  const taken: number[] = []
  for (;;) {
    const batches = [first.take('first'), last.take('last'), last.take('last')]
    taken.push(...batches.flat())
    if (batches.some((batch) => batch.length === 0)) break
  }
  expect(taken.sort((a, b) => a - b)).toEqual(Array.from({ length: fileCount }, (_, at) => at))
  expect(first.take('first')).toEqual([])
})

test('one end takes the first files, the other end the last ones', () => {
  const batches = openBatches(100, createCounts())
  expect(batches.take('first')).toContain(0)
  expect(batches.take('last')).toContain(99)
  expect(batches.take('first')).toContain(16)
})
