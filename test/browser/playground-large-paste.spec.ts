import { type Browser, expect, type Page, test } from 'playwright/test'
import { DEMO_ESSENCE } from '../../src/web/try/demo-essence.ts'
import { createEssenceWithPages } from '../support/essence/essence-with-pages.ts'
import { frame, pasteText, status } from './support/playground.ts'

/** An essence without errors: the navigation of the generated one names routes that it lacks. */
const LARGE_ESSENCE = { ...createEssenceWithPages(200), meta: DEMO_ESSENCE.meta }

/** The longest task that users do not notice as a pause while they type. */
const MAX_TASK_MS = 200

interface TraceEvent {
  readonly name: string
  /** The process and the thread. */
  readonly pid: number
  readonly tid: number
  /** The start, in microseconds. */
  readonly ts: number
  /** The CPU time of the thread, in microseconds. */
  readonly tdur?: number
}

/**
 * Returns the CPU time of the longest task after a paste, on its thread, in milliseconds. The long-task observer
 * reports the time that passed instead, which on a busy machine is mostly that of other programs.
 */
function findLongestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const paste = traceEvents.find(({ name }) => name === PASTE_MARK)
  if (!paste) throw new Error('The trace has no paste.')
  const tasks = traceEvents.filter(
    ({ name, ts, pid, tid }) =>
      name.endsWith('RunTask') && pid === paste.pid && tid === paste.tid && ts > paste.ts,
  )
  expect(tasks.length).toBeGreaterThan(10)
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

const PASTE_MARK = 'essence pasted'

/** Pastes an essence of 200 pages, and returns how long its result and its longest task took. */
async function pasteLargeEssence(
  page: Page,
  browser: Browser,
): Promise<{ result: number; longestTask: number }> {
  await page.goto('/try/')
  await expect(status(page)).toHaveText(/^Valid: 6 packs/)
  await page.evaluate(
    (mark) => document.addEventListener('paste', () => performance.mark(mark)),
    PASTE_MARK,
  )
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  const start = Date.now()
  await pasteText(page, JSON.stringify(LARGE_ESSENCE, null, 2))
  await expect(status(page)).toHaveText(/: 2\d\d packs/)
  const result = Date.now() - start
  await expect(frame(page).locator('[data-pattern="filter-bar"]')).toBeVisible()
  return { result, longestTask: findLongestTask(await browser.stopTracing()) }
}

test('an essence of 200 pages does not block the page', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  const { longestTask } = await pasteLargeEssence(page, browser)
  expect(longestTask).toBeLessThan(MAX_TASK_MS)
})

test('the result on a slow device is printed', { tag: '@full' }, async ({ page, browser }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const { result, longestTask } = await pasteLargeEssence(page, browser)
  console.log(`200 pages, 4x slower: result after ${result} ms, longest task ${longestTask} ms`)
})
