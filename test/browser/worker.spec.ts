import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from 'playwright/test'
import { casesFor } from '../conformance/cases.ts'
import { checkCase, type Expect } from '../conformance/check-case.ts'
import type { Case } from '../conformance/types.ts'
import { factsOf } from '../support/facts.ts'
import { servePlainly } from '../support/plain-server.ts'
import { ROOT } from '../support/root.ts'

interface Site {
  readonly url: string
  readonly folder: string
}

/** The built site in a folder of its own, behind a host that knows nothing but files. */
const test = base.extend<{ folder: string; site: Site; mounted: Site }>({
  folder: async ({ browserName }, use) => {
    const folder = mkdtempSync(join(tmpdir(), `svc-worker-${browserName}-`))
    cpSync(`${ROOT}dist/site`, folder, { recursive: true })
    await use(folder)
    rmSync(folder, { recursive: true })
  },
  site: async ({ folder }, use) => {
    const { url, close } = await servePlainly(folder)
    await use({ url: `${url}/`, folder })
    await close()
  },
  mounted: async ({ folder }, use) => {
    const { url, close } = await servePlainly(folder, '/some/base/')
    await use({ url: `${url}/some/base/`, folder })
    await close()
  },
})

test.slow()
test.describe.configure({ mode: 'parallel' })

const facts = factsOf([`${ROOT}content`])

/** Opens a page of the site and waits until the worker answers for it. */
async function control(page: Page, { url }: Pick<Site, 'url'>): Promise<void> {
  await page.goto(url)
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    await navigator.serviceWorker.register(new URL('svc-sw.js', document.baseURI))
    if (!navigator.serviceWorker.controller) await changed
  })
}

const ask = (page: Page, address: string, init: RequestInit = {}) =>
  page.evaluate(
    async ([path, options]) => {
      const response = await fetch(new URL(path, document.baseURI), options)
      const text = await response.text()
      return { status: response.status, body: text === '' ? null : JSON.parse(text) }
    },
    [address, init] as const,
  )

/** Puts rows of the conformance table to the worker, all from within one page. */
async function expectConformance(page: Page, rows: readonly Case[]): Promise<void> {
  const asked = rows.map(({ path, method = 'GET', send = {}, payload = null }) => {
    return { path, method, send, payload }
  })
  const answers = await page.evaluate(
    (list) =>
      Promise.all(
        list.map(async ({ path, method, send, payload }) => {
          const url = new URL(path.slice(1), document.baseURI)
          const response = await fetch(url, { method, headers: { ...send }, body: payload })
          const headers = [...response.headers]
          return { status: response.status, headers, text: await response.text() }
        }),
      ),
    asked,
  )
  for (const [index, { status, headers, text }] of answers.entries()) {
    const row = rows[index] as Case
    const answer = { status, headers: new Headers(headers), text }
    const named: Expect = (value, message = '') => expect(value, `${row.name} ${message}`)
    checkCase(row, answer, { by: 'handler', facts, expect: named })
  }
}

/** What the worker answers; the rest of a site is files, and a browser does not send TRACE. */
const ROWS = casesFor('handler').filter(
  ({ path, method }) => /^\/(v1|health)([/.?]|$)/.test(path) && method !== 'TRACE',
)

/** All of them, or of a sample one in so many. */
const some = (oneIn: number): readonly Case[] =>
  process.env.SVC_FULL ? ROWS : ROWS.filter((_, at) => at % oneIn === 0)

const [ROOT_ROWS, MOUNTED_ROWS] = [some(8), some(24)]

test(`it keeps ${ROOT_ROWS.length} promises of the interface`, async ({ page, site }) => {
  await control(page, site)
  await expectConformance(page, ROOT_ROWS)
})

test(`under a path, it keeps ${MOUNTED_ROWS.length} of them`, async ({ page, mounted }) => {
  await control(page, mounted)
  await expectConformance(page, MOUNTED_ROWS)
})

test('offline, it answers from what it has kept', async ({ page, context, site }) => {
  await control(page, site)
  await ask(page, 'v1/patterns/@official/hero')
  await page.reload()
  await context.setOffline(true)
  await page.reload()
  await expect(page).toHaveTitle(/svc/)
  expect((await ask(page, 'v1/themes?sort=name')).status).toBe(200)
  expect((await ask(page, 'v1/search?q=pricing')).body.results[0].slug).toBe('pricing')
  expect((await ask(page, 'v1/patterns/@official/hero')).body.slug).toBe('hero')
  expect(await ask(page, 'v1/patterns/@official/footer')).toMatchObject({
    status: 502,
    body: { code: 'source-unreachable' },
  })
})

/** Publishes another release in the site's place: another entry, other cards, another record. */
function publish({ folder }: Site, release: string): void {
  const v1 = join(folder, 'v1')
  const entry = JSON.parse(readFileSync(join(v1, 'index.json'), 'utf8'))
  const cards = JSON.parse(readFileSync(join(v1, entry.tables.cards), 'utf8'))
  const path = `_i/cards.${release}.json`
  for (const row of cards.rows) row.name = `${release} ${row.slug}`
  writeFileSync(join(v1, path), JSON.stringify({ ...cards, release }))
  rmSync(join(v1, entry.tables.cards))
  const record = join(v1, 'patterns/@official/footer.json')
  const footer = JSON.parse(readFileSync(record, 'utf8'))
  writeFileSync(record, JSON.stringify({ ...footer, version: `9.9.9-${release}` }))
  const tables = { ...entry.tables, cards: path }
  writeFileSync(join(v1, 'index.json'), JSON.stringify({ ...entry, release, tables }))
}

test('a new release replaces the old one as a whole', async ({ page, site }) => {
  await control(page, site)
  const before = (await ask(page, 'v1/patterns?sort=name')).body
  publish(site, 'second')
  // Nothing that was kept has changed, and nobody came: the list is still the first release's.
  expect((await ask(page, 'v1/patterns?sort=name')).body.release).toBe(before.release)
  // A record that was not kept is the second release's, so that the list must be too.
  expect((await ask(page, 'v1/patterns/@official/footer')).body.version).toBe('9.9.9-second')
  const after = (await ask(page, 'v1/patterns?sort=name')).body
  expect(after.release).toBe('second')
  expect(after.items[0].name).toBe('second access-gate')
  expect((await cacheNames(page)).filter((name) => name.startsWith('svc / '))).toEqual([
    'svc / second',
  ])
})

test('a visit looks for a new release', async ({ page, site }) => {
  await control(page, site)
  publish(site, 'third')
  await page.reload()
  await expect
    .poll(async () => (await ask(page, 'v1/patterns')).body.release, { timeout: 10_000 })
    .toBe('third')
})

const cacheNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).toSorted())

test('the kill switch removes the worker and what it kept', async ({ page, site }) => {
  await control(page, site)
  const off = readFileSync(`${ROOT}node_modules/.cache/workerOff/svc-sw.js`)
  writeFileSync(join(site.folder, 'svc-sw.js'), off)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => registrations(page)).toBe(0)
  expect(await cacheNames(page)).toEqual([])
})

/** The page is loaded anew while the worker leaves. */
const registrations = (page: Page): Promise<number> =>
  page
    .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    .catch(() => Number.NaN)
