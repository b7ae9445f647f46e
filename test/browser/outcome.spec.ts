import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { assemble } from '../outcome/assemble.ts'
import { type ServedApp, serveApp } from '../outcome/build-app.ts'
import { CHECK_NAMES, checkPage } from '../outcome/check-page.ts'
import { contractOf } from '../outcome/contract.ts'
import { SEEDED } from '../outcome/seeded.ts'
import { TASK_NAMES, type TaskName } from '../outcome/task-names.ts'
import { ROOT } from '../support/root.ts'

const full = Boolean(process.env.SVC_FULL)

/** All tasks, or the one whose turn it is. */
const tasks = (turn: TaskName): readonly TaskName[] => (full ? TASK_NAMES : [turn])

// A bad page is a good one with faults, so that it also shows that nothing else is found.
const APPS = {
  good: { layers: ['good'], tasks: tasks('dashboard'), faults: () => [] },
  bad: { layers: ['good', 'bad'], tasks: tasks('form'), faults: (task: TaskName) => SEEDED[task] },
}

const contractFor = (task: TaskName) =>
  contractOf(JSON.parse(readFileSync(`${ROOT}test/outcome/tasks/${task}/pack.json`, 'utf8')))

test.use({ viewport: { width: 1280, height: 800 } })
test.slow()

for (const [name, { layers, tasks, faults }] of Object.entries(APPS)) {
  test.describe(`the ${name} app`, () => {
    let served: ServedApp
    test.beforeAll(async () => {
      const folder = await assemble(name, layers)
      served = await serveApp(folder, `${folder}/dist`)
    })
    test.afterAll(() => served.close())

    for (const task of tasks) {
      test(`${task}: nothing is found but what is wrong with it`, async ({ page }) => {
        const results = await checkPage({ ...served, page, contract: contractFor(task) })
        const found = results.flatMap(({ check, findings }) =>
          findings.map(({ subject }) => [check, subject]),
        )
        expect(found).toEqual(faults(task))
      })
    }
  })
}

test('each check is failed by some page', () => {
  const failed = new Set(Object.values(SEEDED).flatMap((faults) => faults.map(([check]) => check)))
  expect([...failed].sort()).toEqual(CHECK_NAMES.toSorted())
})
