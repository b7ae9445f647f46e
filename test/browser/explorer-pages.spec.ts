import { expect, test } from 'playwright/test'
import { PROBLEM_CODES } from '../../src/core/kernel/problem.ts'
import { takeSample } from '../support/sample.ts'
import { expectHealthyPage } from './support/expect-healthy-page.ts'
import { readLayoutShifts, watchLayoutShifts } from './support/layout-shifts.ts'
import { replaceText } from './support/playground.ts'

const VIEWS = ['/', '/search/', '/agents/', '/patterns/', '/schema/']

/** A page with two thousand elements, for which contrast checks are slow. */
const LARGE_PAGE = '/schema/essence.v4/'

/** More pages of the same kinds, for the full run. */
const MORE_VIEWS = [
  LARGE_PAGE,
  '/docs/',
  '/problem/',
  '/problem/schema-not-found/',
  '/docs/api/',
  '/docs/api/post-packs-select/',
  '/docs/changelog/',
  '/offline/',
  ...['shells', 'themes', 'archetypes', 'blueprints'].map((type) => `/${type}/`),
  ...['start', 'adopt', 'check', 'use', 'deploy', 'pattern', 'commands'].map(
    (slug) => `/docs/${slug}/`,
  ),
]

test.describe('healthy on every screen', () => {
  test.slow()

  for (const path of process.env.SVC_FULL ? [...VIEWS, ...MORE_VIEWS] : takeSample(VIEWS, 8)) {
    test(path, ({ page, baseURL }) => expectHealthyPage({ page, baseURL }, path))
  }

  test('an unknown URL', ({ page, baseURL }) =>
    expectHealthyPage({ page, baseURL }, '/no/such/page', { except: /status of 404/ }))

  test('results of a search in its dialog', { tag: '@full' }, ({ page, baseURL }) =>
    expectHealthyPage({ page, baseURL }, '/docs/', {
      async prepare() {
        await page.keyboard.press('Control+k')
        await page.keyboard.type('table')
        await expect(page.locator('.results a').first()).toBeVisible()
      },
    }),
  )

  test('an essence with issues, packs and a page', { tag: '@full' }, ({ page, baseURL }) =>
    expectHealthyPage({ page, baseURL }, '/try/', {
      async prepare() {
        await replaceText(page, '"kpi-grid"', '"kpi-gird"')
        await expect(page.locator('.issues li')).not.toHaveCount(0)
        await expect(page.frameLocator('.drawn iframe').locator('main')).toBeVisible()
      },
    }),
  )

  test('nested objects, a file and the results of a check', { tag: '@full' }, ({ page, baseURL }) =>
    expectHealthyPage({ page, baseURL }, '/schema/content-ref.v1/', {
      async prepare() {
        await page.getByText('Show the file here').click()
        await page.getByRole('textbox').fill('{ "task": 1 }')
        await page.getByRole('textbox').press('Control+Enter')
        await expect(page.locator('.issues li').first()).toBeVisible()
      },
    }),
  )
})

test('no schema page scrolls horizontally at 320 pixels with everything expanded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [LARGE_PAGE, '/schema/governance-delta.v1/']) {
    await page.goto(path)
    await page
      .locator('details')
      .evaluateAll((elements) => elements.map((element) => element.setAttribute('open', '')))
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  }
})

test('the logo is small, and the skip link is hidden until it has the focus', async ({ page }) => {
  for (const path of ['/', '/no/such/page']) {
    await page.goto(path)
    expect((await page.locator('.mark').boundingBox())?.width).toBeLessThan(32)
  }
  await page.goto('/')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  const clip = () => skip.evaluate((link) => getComputedStyle(link).clipPath)
  expect(await clip()).not.toBe('none')
  await skip.focus()
  expect(await clip()).toBe('none')
})

test('hydration causes no layout shifts', { tag: '@full' }, async ({ page }) => {
  test.slow()
  await watchLayoutShifts(page)
  // The playground, whose result replaces its first texts, has a limit in `page-budgets.ts`.
  const paths = process.env.SVC_FULL ? [...VIEWS, ...MORE_VIEWS] : ['/search/', '/docs/api/']
  for (const path of paths) {
    // A page hydrates before it is loaded; what shifts later, such as late fonts, shifts soon after.
    await page.goto(path, { waitUntil: 'load' })
    await page.waitForTimeout(500)
    expect(await readLayoutShifts(page), path).toEqual([])
  }
})

test('a problem page links to the list of problems', { tag: '@full' }, async ({ page }) => {
  await page.goto('/problem/uri-too-long/')
  await page.getByRole('contentinfo').getByText('Problems').click()
  await expect(page).toHaveURL(/\/problem\/$/)
  await expect(page.locator('.problems').getByRole('link')).toHaveCount(PROBLEM_CODES.length)
})

test('an unknown URL has status 404 and a page with a search that needs no scripts', async ({
  page,
}) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/no page at this address/)
  expect(await page.locator('script').count()).toBe(0)
  await expect(page.getByRole('link', { name: 'Patterns' })).toHaveAttribute('href', '/patterns/')
  await page.getByRole('searchbox').fill('table')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/search\/\?q=table$/)
  await expect(page.locator('.results a').first()).toHaveText('Data table')
})

test('the color scheme is kept across pages, and can be reset', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const scheme = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await scheme()
  await page.getByRole('radio', { name: 'Dark' }).check()
  const dark = await scheme()
  expect(dark).not.toBe(light)
  await page.goto('/schema/')
  expect(await scheme()).toBe(dark)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('radio', { name: 'Follow the system' }).check()
  expect(await scheme()).toBe(light)
})

test('the first Tab focuses the skip link', async ({ page }) => {
  await page.goto('/schema/essence.v4/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('the raw file is loaded only when it is opened', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/schema/theme.v1/', { waitUntil: 'networkidle' })
  expect(requests).not.toContain('/schemas/theme.v1.json')
  await page.getByText('Show the file here').click()
  await expect(page.locator('pre')).toContainText('"title": "Visual theme"')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(JSON.parse(text)).toMatchObject({ title: 'Visual theme' })
})
