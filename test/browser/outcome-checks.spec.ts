import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { assembleApp } from '../outcome/assemble-app.ts'
import { CHECK_NAMES, checkPage } from '../outcome/check-page.ts'
import { readContract } from '../outcome/page-contract.ts'
import { SEEDED_FAILURES } from '../outcome/seeded-failures.ts'
import { type ServedApp, serveApp } from '../outcome/serve-app.ts'
import { TASK_NAMES, type TaskName } from '../outcome/task-names.ts'
import { ROOT } from '../support/root.ts'

const full = Boolean(process.env.SVC_FULL)

/** An app without failures and an app with seeded failures; the checks must find exactly those. */
const BAD = {
  layers: ['good', 'bad'],
  tasks: full ? TASK_NAMES : (['form'] as const),
  failures: (task: TaskName) => SEEDED_FAILURES[task],
}
const GOOD = { layers: ['good'], tasks: TASK_NAMES, failures: () => [] }
const APPS = full ? { good: GOOD, bad: BAD } : { bad: BAD }

const contractFor = (task: TaskName) =>
  readContract(JSON.parse(readFileSync(`${ROOT}test/outcome/tasks/${task}/pack.json`, 'utf8')))

test.use({ viewport: { width: 1280, height: 800 } })
test.slow()

for (const [name, { layers, tasks, failures }] of Object.entries(APPS)) {
  test.describe(`the ${name} app`, () => {
    let served: ServedApp
    test.beforeAll(async () => {
      const folder = await assembleApp(name, layers)
      served = await serveApp(folder, `${folder}/dist`)
    })
    test.afterAll(() => served.close())

    for (const task of tasks) {
      test(`${task}: finds exactly the seeded failures`, async ({ page }) => {
        const results = await checkPage({ ...served, page, contract: contractFor(task) })
        const actual = results.flatMap(({ check, findings }) =>
          findings.map(({ subject }) => [check, subject]),
        )
        expect(actual).toEqual(failures(task))
      })
    }
  })
}

test('every check has a seeded failure', () => {
  const failed = new Set(
    Object.values(SEEDED_FAILURES).flatMap((failures) => failures.map(([check]) => check)),
  )
  expect([...failed].sort()).toEqual(CHECK_NAMES.toSorted())
})
