import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { type CheckedItem, certifies, digestTexts, selectItems } from '../support/certified.ts'
import { createRandom } from '../support/random.ts'
import { ROOT } from '../support/root.ts'
import { takeSample } from '../support/sample.ts'
import { expectHealthyPage } from './support/expect-healthy-page.ts'

const TYPES = ['patterns', 'shells', 'themes', 'archetypes', 'blueprints']
const { pick } = createRandom(7)

const readSite = (path: string): string => readFileSync(`${ROOT}dist/site/${path}`, 'utf8')

const explorerStyles = readdirSync(`${ROOT}dist/site/assets`)
  .filter((file) => file.endsWith('.css'))
  .toSorted()
  .map((file) => readSite(`assets/${file}`))

/** A page of the site. Names of its scripts and style sheets count for nothing, their styles do. */
function toItem(path: string): CheckedItem {
  const html = readSite(`${path.slice(1)}index.html`).replaceAll(
    /(assets\/[\w.-]+?)-[\w-]{8}\./g,
    '$1.',
  )
  return { name: path, digest: digestTexts(html, ...explorerStyles) }
}

/** The pages of a random record of each type, the same in every run; of all records in the full run. */
const PAGES = TYPES.flatMap((type) => {
  const slugs = readdirSync(`${ROOT}dist/site/${type}`).filter((name) => !name.includes('.'))
  return (process.env.SVC_FULL ? slugs : [pick(slugs)]).map((slug) => toItem(`/${type}/${slug}/`))
})

const pages = selectItems(PAGES, 1)

test.describe('healthy on every screen', () => {
  test.slow()

  const others = ['/showcase/', '/intelligence/'].map(toItem)
  for (const item of process.env.SVC_FULL
    ? [...pages, ...others]
    : takeSample([...pages, ...others], 16)) {
    test(item.name, { annotation: certifies(item) }, ({ page, baseURL }) =>
      expectHealthyPage({ page, baseURL }, item.name),
    )
  }
})

test('nothing scrolls horizontally at 320 pixels with everything expanded', async ({ page }) => {
  test.setTimeout(60_000 + pages.length * 6_000)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { name } of pages) {
    await page.goto(name)
    await page
      .locator('details')
      .evaluateAll((elements) => elements.map((element) => element.setAttribute('open', '')))
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth, name).toBe(clientWidth)
  }
})

test('every frame of a pattern has a title, exists and fits its content', async ({ page }) => {
  await page.goto('/patterns/inline-alert/')
  const frames = page.locator('.preset iframe')
  await expect(frames).toHaveCount(await page.locator('.preset').count())
  for (const frame of await page.locator('main iframe').all()) {
    await expect(frame).toHaveAttribute('title', /^Inline alert/)
    const src = await frame.getAttribute('src')
    expect((await page.request.get(new URL(src ?? '', page.url()).href)).status()).toBe(200)
  }
  const height = (): Promise<number> =>
    frames.first().evaluate((frame) => frame.getBoundingClientRect().height)
  await expect.poll(height).not.toBe(480)
  expect(await height()).toBeGreaterThanOrEqual(96)
})

test('loading a file causes no layout shift', { tag: '@full' }, async ({ page }) => {
  await page.goto('/shells/list-detail/')
  const file = page.locator('.files pre')
  const pageHeight = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollHeight)
  await expect(file).toHaveAttribute('aria-busy', 'true')
  const before = await pageHeight()
  await file.scrollIntoViewIfNeeded()
  await expect(file).toHaveAttribute('aria-busy', 'false')
  expect(await pageHeight()).toBe(before)
})

test('a record links to adjacent records, to its usages and to its list', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/patterns/data-table/')
  await page.getByText('Show more').click()
  await page
    .getByRole('region', { name: 'Used by' })
    .getByRole('link', { name: 'record-admin' })
    .click()
  await expect(page).toHaveURL(/\/archetypes\/record-admin\/$/)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/archetypes\/$/)
  await page.goto('/shells/list-detail/')
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link')
    .last()
    .click()
  await expect(page).toHaveURL(/\/shells\/(?!list-detail)[\w-]+\/$/)
})
