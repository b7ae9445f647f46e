import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test as sequential } from 'vitest'
import { findChromium } from '../../build/chromium.mjs'
import type { CheckReport } from '../../src/project/operations/check.ts'
import { createSuiteFolder, runCli } from '../support/package/run-cli.ts'
import { takeSample } from '../support/sample.ts'
import { BROKEN_PAGES, DIFFICULT_PAGES, serveHostileSite } from '../support/servers/hostile-site.ts'

// Most of the time passes while a limit is awaited, so some tests run at the same time.
const test = sequential.concurrent

const folder = await createSuiteFolder()

beforeAll(async () => {
  await runCli(folder, ['init', '--blank', '--page', '/orders=data-table', '--page', '/help=hero'])
  const file = join(folder, 'svc.essence.json')
  const essence = JSON.parse(await readFile(file, 'utf8'))
  for (const page of essence.blueprint.sections[0].pages) {
    page.directives = ['Title: Orders', 'Primary action: Create an order']
  }
  await writeFile(file, JSON.stringify(essence))
})

/** Checks the hostile app, and returns the result and everything that was printed. */
async function check(respond: Parameters<typeof serveHostileSite>[0], ...args: string[]) {
  const { url, close } = await serveHostileSite(respond)
  try {
    const options = ['--page-timeout', '8', '--json', '--browser', findChromium()]
    const { exit, out, err } = await runCli(folder, ['check', url, ...options, ...args])
    expect(err).not.toMatch(/Internal error/)
    // Nothing of the words of Playwright, and nothing that a terminal would obey.
    expect(out + err).not.toMatch(/Call log|page\.\w+:|playwright|[^\P{Cc}\n]/iu)
    return { exit, err, report: (out ? JSON.parse(out) : undefined) as CheckReport }
  } finally {
    await close()
  }
}

/** Why a page is not served. Which limit is reached first depends on the machine. */
const REASON =
  /does not react for 2 s|not complete in time|redirects without an end|without a page|download|again and again|by itself|before it is complete|status 500|connection breaks|breaks the check|more than 67108864 bytes|crashes the tab|limit of 8 s/

test.each(takeSample(Object.entries(BROKEN_PAGES), 7))(
  'a page that %s is not served',
  async (_, respond) => {
    const { exit, err } = await check(respond, '--route', '/orders')
    expect(err).toMatch(/does not serve \/orders: /)
    expect(err).toMatch(REASON)
    expect(exit).toBe(5)
  },
)

test.each(takeSample(Object.entries(DIFFICULT_PAGES), 9))(
  'a page that %s gets a result',
  async (_, respond) => {
    const { exit, err, report } = await check(respond, '--route', '/orders')
    expect(err === '' || REASON.test(err)).toBe(true)
    expect([1, 4, 5]).toContain(exit)
    if (exit !== 5) expect(report.pages.map(({ path }) => path)).toEqual(['/orders'])
  },
)

test('the other pages are checked after one that loops, and the run fails', async () => {
  const { exit, report } = await check(BROKEN_PAGES['loops while it opens'])
  expect(report.pages.map(({ path }) => path)).toEqual(['/help'])
  expect(report.unchecked).toMatchObject([
    { route: '/orders', kind: 'broken', reason: expect.stringMatching(/does not react for 2 s/) },
  ])
  expect([exit, report.status]).toEqual([1, 'fails'])
})
