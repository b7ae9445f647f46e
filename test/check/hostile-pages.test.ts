import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test as sequential } from 'vitest'
import { findChromium } from '../../build/chromium.mjs'
import type { CheckReport } from '../../src/project/check/check.ts'
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
    const options = ['--page-timeout', '20', '--json', '--browser', findChromium()]
    const { exit, out, err } = await runCli(folder, ['check', url, ...options, ...args])
    expect(err).not.toMatch(/Internal error/)
    // Nothing of the words of Playwright, and nothing that a terminal would obey.
    expect(out + err).not.toMatch(/Call log|page\.\w+:|playwright|[^\P{Cc}\n]/iu)
    return { exit, err, report: (out ? JSON.parse(out) : undefined) as CheckReport }
  } finally {
    await close()
  }
}

const STUCK = /it does not react for 5 s, as with an endless loop/
const LATE = /its document is not complete in time/
// Which limit is reached first depends on the machine where a page keeps it busy.
const BUSY = /it does not react for 5 s|its document is not complete in time|it crashes the tab/
const FLOOD = new RegExp(`a response has more than 67108864 bytes|${BUSY.source}`)
const RELOAD = new RegExp(`again and again|by itself|before it is complete|${BUSY.source}`)

/** Why each page is not served. */
const REASONS: Readonly<Record<keyof typeof BROKEN_PAGES, RegExp>> = {
  'loops while it opens': STUCK,
  'loops after it has opened': STUCK,
  'queues microtasks forever': STUCK,
  'writes to the document forever': BUSY,
  'shows alerts forever': STUCK,
  'never answers': LATE,
  'never ends its document': LATE,
  'sends HTML without an end': FLOOD,
  'sends a script without an end': FLOOD,
  'redirects to ever new paths': /it redirects without an end/,
  'redirects to itself': /it redirects without an end/,
  'is a download': /the app answers with a download instead of a page/,
  'reloads itself': RELOAD,
  'refreshes itself': RELOAD,
  'has no content': /the app answers without a page: with no content/,
  'is an error': /the app answers with status 500/,
  'breaks the connection': /the connection breaks/,
  'is not complete': /the connection breaks|not complete in time/,
  'replaces what checks need': /a script of the page breaks the check \(/,
}

test.each(takeSample(Object.entries(REASONS), 7))(
  'a page that %s is not served',
  async (name, reason) => {
    const respond = BROKEN_PAGES[name as keyof typeof BROKEN_PAGES]
    const { exit, err } = await check(respond, '--route', '/orders')
    expect(err).toMatch(/does not serve \/orders: /)
    expect(err).toMatch(reason)
    expect(exit).toBe(5)
  },
)

test.each(takeSample(Object.entries(DIFFICULT_PAGES), 9))(
  'a page that %s gets a result',
  async (name, respond) => {
    const { exit, err, report } = await check(respond, '--route', '/orders')
    // On a busy machine, a page that reloads every second is never complete.
    if (exit === 5) return expect(err).toMatch(name.startsWith('reloads') ? RELOAD : BUSY)
    expect(report.pages.map(({ path }) => path)).toEqual(['/orders'])
    expect(['fails', 'not_proven']).toContain(report.status)
    expect(exit).toBe(report.status === 'fails' ? 1 : 4)
  },
)

test('the other pages are checked after one that loops, and the run fails', async () => {
  const { exit, report } = await check(BROKEN_PAGES['loops while it opens'])
  expect(report.pages.map(({ path }) => path)).toEqual(['/help'])
  expect(report.unchecked).toMatchObject([
    { route: '/orders', kind: 'broken', reason: expect.stringMatching(/does not react for 5 s/) },
  ])
  expect([exit, report.status]).toEqual([1, 'fails'])
})
