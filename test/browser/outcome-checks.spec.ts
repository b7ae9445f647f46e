import { rm } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { build } from 'vite'
import { FAULTS, writeSampleApp } from '../outcome/faults.ts'
import { createApp } from '../outcome/new-app.ts'
import { formatFindings } from '../outcome/report.ts'
import { CHECK_NAMES, inspectApp } from '../outcome/run.ts'
import { ROOT } from '../support/root.ts'

const CACHE = `${ROOT}node_modules/.cache/outcome`

test.describe.configure({ mode: 'parallel' })
test.slow()

const isFull = Boolean(process.env.SVC_FULL)

/** The checks that take long, and that `test/check/small-pages.test.ts` runs on small pages. */
const SLOW_CHECKS: readonly string[] = ['url', 'keyboard', 'recovery', 'screenshots']

/** Every check in the full run. */
const CHECKS = isFull ? CHECK_NAMES : CHECK_NAMES.filter((name) => !SLOW_CHECKS.includes(name))

test('the sample app passes every check', { tag: '@full' }, async ({ browser }) => {
  const folder = `${CACHE}/sample`
  await writeSampleApp(folder)
  const app = { folder, task: 'table', from: 'pack', out: `${CACHE}/sample-out` } as const
  const results = await inspectApp(browser, app, CHECKS)
  expect([...results].filter(([, { status }]) => status !== 'pass')).toEqual([])
  expect([...results.keys()]).toEqual(CHECKS)
})

/** Every fault in the full run, else one that is cheap to find. */
const tested = isFull ? FAULTS : FAULTS.filter(({ check }) => check === 'ids').slice(0, 1)

for (const [index, fault] of tested.entries()) {
  test(`${fault.check}: ${fault.reason}`, async ({ browser }) => {
    const folder = `${CACHE}/fault-${index}`
    await writeSampleApp(folder, fault)
    const app = { folder, task: 'table', from: 'pack', out: `${folder}-out` } as const
    // The first fault of each check proves that no other check fails.
    const isFirst = FAULTS.find(({ check }) => check === fault.check) === fault
    const results = await inspectApp(browser, app, isFull && isFirst ? CHECK_NAMES : [fault.check])
    const [failure, ...others] = [...results].filter(([, { status }]) => status !== 'pass')
    expect(others).toEqual([])
    expect(failure?.[0]).toBe(fault.check)
    expect(failure && formatFindings(failure[1])).toContain(fault.reason)
  })
}

/** One task for each shell of the starter app. */
const SHELL_TASKS = isFull ? (['table', 'dashboard', 'landing', 'wizard'] as const) : []

for (const task of SHELL_TASKS) {
  test(`the starter app of ${task} builds, and its shell is accessible`, async ({ browser }) => {
    const folder = `${CACHE}/starter-${task}`
    await rm(folder, { recursive: true, force: true })
    await createApp(folder, task, 'brief')
    await build({ root: folder, logLevel: 'error' })
    const app = { folder: `${folder}/dist`, task, from: 'brief', out: `${folder}-out` } as const
    const checks = ['route', 'axe', 'overflow', 'colors', 'screenshots'] as const
    const results = await inspectApp(browser, app, checks)
    expect([...results].filter(([, { status }]) => status !== 'pass')).toEqual([])
  })
}

test('every check has a fault', () => {
  expect(new Set(FAULTS.map(({ check }) => check))).toEqual(new Set(CHECK_NAMES))
})
