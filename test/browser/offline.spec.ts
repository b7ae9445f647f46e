import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from 'playwright/test'
import { OUTPUT_FOLDER } from '../../build/output-folder.ts'
import { ROOT } from '../support/root.ts'
import { type EditableSite, serveEditable } from '../support/servers/editable-site.ts'
import { collectConsoleMessages } from './support/console-messages.ts'

const test = base.extend<{ site: EditableSite }>({
  site: async ({ browserName: _browser }, use) => {
    const site = await serveEditable(`${ROOT}dist/site`, '/some/base/')
    await use(site)
    await site.close()
  },
})

test.use({ serviceWorkers: 'allow' })
test.slow()

/** Waits until the service worker controls the page. */
const waitUntilControlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null)

const listCachedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = names.map(async (name) =>
      (await (await caches.open(name)).keys()).map((request) => request.url),
    )
    return (await Promise.all(lists)).flat()
  })

const waitUntilCached = (page: Page, path: string): Promise<unknown> =>
  expect
    .poll(async () => (await listCachedFiles(page)).some((url) => url.endsWith(path)), {
      timeout: 40_000,
    })
    .toBe(true)

/** Uses the explorer like a user: search, list and editor. */
async function expectExplorer(page: Page, { url }: EditableSite): Promise<void> {
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Write a design down/)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.keyboard.type('pricing')
  await expect(page.locator('.results a').first()).toHaveText('Pricing')
  await page.goto(`${url}themes/?sort=name`)
  await expect(page.getByLabel('Order')).toHaveValue('name')
  await page.goto(`${url}try/`)
  await expect(page.locator('.try-issues').getByRole('status')).toHaveText(/^Valid/)
  await expect(page.frameLocator('.drawn iframe').locator('main')).toBeVisible()
}

test('after one visit the explorer and the API work offline', { tag: '@full' }, async ({
  page,
  context,
  site,
}) => {
  await page.goto(site.url)
  await waitUntilControlled(page)
  // Visited pages are cached, and all records after a while.
  await page.goto(`${site.url}patterns/hero/`)
  await waitUntilCached(page, '/patterns/hero/')
  await waitUntilCached(page, '/v1/schema/theme.v1.json')
  await context.setOffline(true)
  const messages = collectConsoleMessages(page)
  await expectExplorer(page, site)
  expect(messages).toEqual([])
  await page.goto(`${site.url}patterns/hero/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hero')

  const essence = readFileSync(
    `${ROOT}dist/site/v1/packs/blueprints/internal-admin.essence.json`,
    'utf8',
  )
  const result = await page.evaluate(
    async ([base, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      const request = { method: 'POST', headers, body }
      const compiled = await (await fetch(`${base}v1/packs/compile`, request)).json()
      const record = await (await fetch(`${base}v1/archetypes/@official/blog`)).json()
      return { pages: compiled.pages.length, record: record.slug }
    },
    [site.url, essence] as const,
  )
  expect(result).toEqual({ pages: expect.any(Number), record: 'blog' })
  expect(result.pages).toBeGreaterThan(20)

  await page.goto(`${site.url}patterns/footer/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not available offline/)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.keyboard.type('pricing')
  await expect(page.locator('.results a').first()).toHaveText('Pricing')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Write a design down/)
})

test('a new release replaces pages and API responses together', { tag: '@full' }, async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}docs/`)
  await waitUntilControlled(page)
  await waitUntilCached(page, '/some/base/themes/')

  const entry = JSON.parse(site.read('v1/index.json'))
  site.put('v1/index.json', JSON.stringify({ ...entry, release: 'second' }))
  // Without checksums: those of the first release are not those of the second.
  site.remove('v1/manifest.json')
  const markRelease = (path: string): void =>
    site.put(path, site.read(path).replaceAll(entry.release, 'second'))
  for (const path of ['index.html', 'docs/index.html', 'themes/index.html', 'explorer.json']) {
    markRelease(path)
  }
  // The next visit shows the new page and detects the release.
  await page.reload()
  await expect(page.locator('.site-footer code')).toHaveText('second')
  const caches = () =>
    page.evaluate(async () => (await window.caches.keys()).filter((name) => / [^ /]+$/.test(name)))
  await expect.poll(caches).toEqual(['svc /some/base/ second'])
  await waitUntilCached(page, '/some/base/themes/')
  await expect
    .poll(async () => (await listCachedFiles(page)).filter((url) => url.endsWith('/themes/')))
    .toHaveLength(1)

  await context.setOffline(true)
  for (const path of ['', 'themes/', 'docs/']) {
    await page.goto(site.url + path)
    await expect(page.locator('.site-footer code')).toHaveText('second')
  }
})

// `service-worker.spec.ts` tests the kill switch in the sampled run.
if (process.env.SVC_FULL) {
  test('with the kill switch of the worker, a page is loaded only once', async ({ page, site }) => {
    site.put('svc-sw.js', readFileSync(`${ROOT}${OUTPUT_FOLDER}/workerOff/svc-sw.js`, 'utf8'))
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.goto(site.url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1500)
    expect(loads).toBe(1)
    await expectExplorer(page, site)
  })
}
