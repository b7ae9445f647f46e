import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPromiseCache } from '../../src/api/promise-cache.ts'
import { runs } from '../support/arbitrary.ts'

/** A question that is answered when told. */
function pending<T>() {
  const calls: { resolve: (value: T) => void; reject: (error: unknown) => void }[] = []
  const ask = () => new Promise<T>((resolve, reject) => void calls.push({ resolve, reject }))
  return { calls, ask }
}

test('concurrent calls share one computation', async () => {
  const { calls, ask } = pending<number>()
  const cache = createPromiseCache(2)
  const answers = [cache.get('a', ask), cache.get('a', ask)]
  calls[0]?.resolve(1)
  expect([await Promise.all(answers), calls.length]).toEqual([[1, 1], 1])
})

test('aborting one call does not abort others', async () => {
  const { calls, ask } = pending<number>()
  const cache = createPromiseCache(2)
  const giveUp = new AbortController()
  const gone = cache.get('a', ask, giveUp.signal)
  const patient = cache.get('a', ask, new AbortController().signal)
  giveUp.abort(new Error('enough'))
  await expect(gone).rejects.toThrow('enough')
  calls[0]?.resolve(1)
  expect([await patient, await cache.get('a', ask), calls.length]).toEqual([1, 1, 1])
})

test('a call with an aborted signal computes nothing', async () => {
  const { calls, ask } = pending()
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(createPromiseCache(2).get('a', ask, signal)).rejects.toThrow('enough')
  expect(calls).toEqual([])
})

test('an error rejects all callers and is not cached', async () => {
  const { calls, ask } = pending<number>()
  const cache = createPromiseCache(2)
  const answers = [cache.get('a', ask), cache.get('a', ask)]
  calls[0]?.reject(new Error('no'))
  for (const answer of answers) await expect(answer).rejects.toThrow('no')
  const again = cache.get('a', ask)
  calls[1]?.resolve(2)
  expect(await again).toBe(2)
})

test('a late error does not delete the value that replaced it', async () => {
  const { calls, ask } = pending<number>()
  const cache = createPromiseCache(2)
  const first = cache.get('a', ask)
  cache.delete('a')
  const second = cache.get('a', ask)
  calls[0]?.reject(new Error('no'))
  await expect(first).rejects.toThrow('no')
  calls[1]?.resolve(2)
  expect([await second, await cache.get('a', ask), calls.length]).toEqual([2, 2, 2])
})

test('a cache keeps the most recently used values up to its maximum', async () => {
  const questions = fc.array(fc.constantFrom(...'abcdef'), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(questions, fc.integer({ min: 1, max: 4 }), async (asked, most) => {
      const cache = createPromiseCache(most)
      const kept: string[] = []
      for (const question of asked) {
        let isAsked = false
        await cache.get(question, async () => {
          isAsked = true
        })
        const latest = kept.slice(-most)
        expect(isAsked).toBe(!latest.includes(question))
        const known = kept.indexOf(question)
        if (known >= 0) kept.splice(known, 1)
        kept.push(question)
      }
    }),
    runs(300),
  )
})
