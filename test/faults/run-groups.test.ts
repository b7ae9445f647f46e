import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Group, runGroups } from './run-groups.ts'

/** Runs groups and returns the number of failures and what was printed. */
async function run(groups: readonly Group[], only: readonly string[] = []) {
  const lines: string[] = []
  const failed = await runGroups(groups, { only, seed: 59, log: (line) => lines.push(line) })
  return { failed, text: lines.join('\n') }
}

const mixed: Group = {
  name: 'mixed',
  async run({ attempt }) {
    for (const number of [1, 2, 3]) {
      await attempt('numbers', `number ${number}`, async () => {
        if (number === 2) throw new Error('It is even.')
      })
    }
  },
}

test('prints what was tried and what failed, and continues after a failure', async () => {
  const { failed, text } = await run([mixed])
  expect(failed).toBe(1)
  expect(text).toMatch(/FAIL {2}numbers: 3 tried\n {6}number 2: Error: It is even\./)
  expect(text).toContain('4 tried, 1 failed (seed 59)')
})

test('a group that ends with an error has failed, and its folders are removed', async () => {
  let folder = ''
  const broken: Group = {
    name: 'broken',
    async run({ createFolder }) {
      folder = await createFolder()
      throw new Error('It broke.')
    },
  }
  expect((await run([broken])).failed).toBe(1)
  expect([folder === '', existsSync(folder)]).toEqual([false, false])
})

test('the same seed gives the same choices', async () => {
  const choices: number[][] = []
  const group: Group = {
    name: 'choices',
    run: async ({ random }) => void choices.push([random.below(100), random.below(100)]),
  }
  await run([group])
  await run([group])
  expect(choices[0]).toEqual(choices[1])
})

test('an unknown group is an error that lists the groups', async () => {
  await expect(run([mixed], ['mixd'])).rejects.toThrow('Unknown group mixd. The groups are mixed.')
})
