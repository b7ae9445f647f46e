import { expect, test } from 'vitest'
import { mapConcurrent } from '../../../src/core/kernel/concurrency.ts'

const nextTick = (): Promise<void> => Promise.resolve()

test('returns the results in the order of the items, however long each call takes', async () => {
  const slowFirst = async (ticks: number): Promise<number> => {
    for (let tick = 0; tick < ticks; tick++) await nextTick()
    return ticks * 10
  }
  expect(await mapConcurrent([9, 5, 0, 3], slowFirst)).toEqual([90, 50, 0, 30])
  expect(await mapConcurrent([], slowFirst)).toEqual([])
})

test.each([1, 3, 8])('runs at most %d calls at once', async (concurrency) => {
  let running = 0
  let max = 0
  const items = Array.from({ length: 20 }, (_, index) => index)
  await mapConcurrent(
    items,
    async () => {
      max = Math.max(max, ++running)
      await nextTick()
      running--
    },
    { concurrency },
  )
  expect(max).toBe(concurrency)
})

test('starts no further call after an error, and throws that error', async () => {
  const started: number[] = []
  const result = mapConcurrent(
    [1, 2, 3, 4, 5, 6],
    async (item) => {
      started.push(item)
      await nextTick()
      if (item === 2) throw new Error('second')
    },
    { concurrency: 2 },
  )
  await expect(result).rejects.toThrow('second')
  await nextTick()
  expect(started.length).toBeLessThanOrEqual(3)
})
