import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from 'playwright/test'
import { OUTPUT_FOLDER } from '../../build/output-folder.ts'
import { casesFor } from '../conformance/cases.ts'
import { checkCase, type Expect } from '../conformance/check-case.ts'
import type { Case } from '../conformance/types.ts'
import { readCorpusFacts } from '../support/corpus/corpus-facts.ts'
import { ROOT } from '../support/root.ts'
import { type EditableSite, serveEditable } from '../support/servers/editable-site.ts'

/** The built site on a static host, at the root and below a path. */
const test = base.extend<{ site: EditableSite; mounted: EditableSite }>({
  site: async ({ browserName: _browser }, use) => {
    const site = await serveEditable(`${ROOT}dist/site`)
    await use(site)
    await site.close()
  },
  mounted: async ({ browserName: _browser }, use) => {
    const site = await serveEditable(`${ROOT}dist/site`, '/some/base/')
    await use(site)
    await site.close()
  },
})

test.slow()
test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'parallel' })

const facts = readCorpusFacts([`${ROOT}content`])

/** Opens a page without scripts, and waits until the worker controls it. */
async function control(page: Page, { url }: EditableSite): Promise<void> {
  await page.goto(`${url}404.html`)
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    await navigator.serviceWorker.register(new URL('svc-sw.js', document.baseURI))
    if (!navigator.serviceWorker.controller) await changed
  })
}

const fetchInPage = (page: Page, url: string, init: RequestInit = {}) =>
  page.evaluate(
    async ([path, options]) => {
      const response = await fetch(new URL(path, document.baseURI), options)
      const text = await response.text()
      return { status: response.status, body: text === '' ? null : JSON.parse(text) }
    },
    [url, init] as const,
  )

/** Checks rows of the conformance table against the worker, from one page. */
async function expectConformance(page: Page, rows: readonly Case[]): Promise<void> {
  const requests = rows.map(({ path, method = 'GET', send = {}, payload = null }) => {
    return { path, method, send, payload }
  })
  const responses = await page.evaluate(
    (list) =>
      Promise.all(
        list.map(async ({ path, method, send, payload }) => {
          const url = new URL(path.slice(1), document.baseURI)
          const response = await fetch(url, { method, headers: { ...send }, body: payload })
          const headers = [...response.headers]
          return { status: response.status, headers, text: await response.text() }
        }),
      ),
    requests,
  )
  for (const [index, { status, headers, text }] of responses.entries()) {
    const row = rows[index] as Case
    const response = { status, headers: new Headers(headers), text }
    const expectRow: Expect = (value, message = '') => expect(value, `${row.name} ${message}`)
    checkCase(row, response, { by: 'handler', facts, expect: expectRow })
  }
}

/** The requests that the worker handles. Browsers do not send TRACE. */
const ROWS = casesFor('handler').filter(
  ({ path, method }) => /^\/(v1|health)([/.?]|$)/.test(path) && method !== 'TRACE',
)

/** Returns every nth row; all rows in the full run. */
const sampleRows = (step: number): readonly Case[] =>
  process.env.SVC_FULL ? ROWS : ROWS.filter((_, index) => index % step === 0)

const [ROOT_ROWS, MOUNTED_ROWS] = [sampleRows(16), sampleRows(24)]

test(`the worker passes ${ROOT_ROWS.length} conformance cases`, { tag: '@full' }, async ({
  page,
  site,
}) => {
  await control(page, site)
  await expectConformance(page, ROOT_ROWS)
})

// The worker at the root covers this in the sampled run.
if (process.env.SVC_FULL) {
  test(`below a path, the worker passes ${MOUNTED_ROWS.length} conformance cases`, async ({
    page,
    mounted,
  }) => {
    await control(page, mounted)
    await expectConformance(page, MOUNTED_ROWS)
  })
}

test('offline, the worker responds from its cache', async ({ page, context, site }) => {
  await control(page, site)
  await fetchInPage(page, 'v1/patterns/@official/hero')
  await page.reload()
  await context.setOffline(true)
  await page.reload()
  await expect(page).toHaveTitle(/svc/)
  expect((await fetchInPage(page, 'v1/themes?sort=name')).status).toBe(200)
  expect((await fetchInPage(page, 'v1/search?q=pricing')).body.results[0].slug).toBe('pricing')
  expect((await fetchInPage(page, 'v1/patterns/@official/hero')).body.slug).toBe('hero')
  expect(await fetchInPage(page, 'v1/patterns/@official/footer')).toMatchObject({
    status: 502,
    body: { code: 'source-unreachable' },
  })
})

/** Publishes another release with a new entry, new tables and a new record, without checksums. */
function publish(site: EditableSite, release: string): void {
  const entry = JSON.parse(site.read('v1/index.json'))
  const tables = Object.entries<string>(entry.tables).map(([name, path]) => {
    const table = JSON.parse(site.read(`v1/${path}`))
    if ('release' in table) table.release = release
    if (name === 'cards') for (const row of table.rows) row.name = `${release} ${row.slug}`
    const text = JSON.stringify(table)
    const renamed = path.replace(/\.\w+\.json$/, `.${hash(text)}.json`)
    site.remove(`v1/${path}`)
    site.put(`v1/${renamed}`, text)
    return [name, renamed]
  })
  const record = 'v1/patterns/@official/footer.json'
  const footer = { ...JSON.parse(site.read(record)), release, version: `9.9.9-${release}` }
  site.put(record, JSON.stringify(footer))
  site.remove('v1/manifest.json')
  const next = { ...entry, release, tables: Object.fromEntries(tables) }
  site.put('v1/index.json', JSON.stringify(next))
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

test('a new release replaces the old one as a whole', async ({ page, site }) => {
  await control(page, site)
  const before = (await fetchInPage(page, 'v1/patterns?sort=name')).body
  publish(site, 'second')
  // The cache has not changed, so the list is still from the first release.
  expect((await fetchInPage(page, 'v1/patterns?sort=name')).body.release).toBe(before.release)
  // An uncached record is from the second release, so the list must be, too.
  expect((await fetchInPage(page, 'v1/patterns/@official/footer')).body.version).toBe(
    '9.9.9-second',
  )
  const after = (await fetchInPage(page, 'v1/patterns?sort=name')).body
  expect(after.release).toBe('second')
  expect(after.items[0].name).toBe('second access-gate')
  expect((await listCacheNames(page)).filter((name) => name.startsWith('svc / '))).toEqual([
    'svc / second',
  ])
})

test('a visit checks for a new release', { tag: '@full' }, async ({ page, site }) => {
  await control(page, site)
  publish(site, 'third')
  await page.reload()
  await expect.poll(async () => (await fetchInPage(page, 'v1/patterns')).body.release).toBe('third')
})

test('a page in the place of a file is not kept, and the next visit recovers', {
  tag: '@full',
}, async ({ page, site }) => {
  await control(page, site)
  const record = 'v1/patterns/@official/footer.json'
  const [text, portal] = [site.read(record), '<!doctype html><title>Sign in</title>']
  site.put(record, portal)
  expect((await fetchInPage(page, 'v1/patterns/@official/footer')).body.code).toBe(
    'source-unreachable',
  )
  site.put(record, text)
  await page.reload()
  expect((await fetchInPage(page, 'v1/patterns/@official/footer')).body.slug).toBe('footer')
})

const listCacheNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).toSorted())

test('the kill switch removes the worker and its caches', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await control(page, site)
  site.put('svc-sw.js', readFileSync(`${ROOT}${OUTPUT_FOLDER}/workerOff/svc-sw.js`, 'utf8'))
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => countRegistrations(page)).toBe(0)
  expect(await listCacheNames(page)).toEqual([])
})

/** Counts registrations. Fails while the page reloads after the worker is removed. */
const countRegistrations = (page: Page): Promise<number> =>
  page
    .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    .catch(() => Number.NaN)
