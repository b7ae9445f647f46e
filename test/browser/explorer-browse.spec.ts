import { expect, type Page, test } from 'playwright/test'

const names = (page: Page) => page.locator('.card h2 a')
const status = (page: Page) => page.locator('.browse-status')
const same = (page: Page) => page.locator('.same-in-api')

test('a list is sorted, filtered and paged, and its URL has the state', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/patterns/')
  await expect(names(page)).toHaveCount(12)
  await expect(status(page)).toHaveText(/^1 to 12 of \d+ patterns$/)
  await page.getByLabel('Order').selectOption('name')
  await expect(page).toHaveURL(/\/patterns\/\?sort=name$/)
  await expect(same(page)).toContainText('sort=name')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/patterns\/\?sort=name&offset=12$/)
  await expect(status(page)).toHaveText(/^13 to 24 of/)
  await expect(same(page)).toContainText('GET /v1/patterns?sort=name&limit=12&offset=12')

  // The list shows the response of the API.
  await same(page).getByRole('button', { name: 'Copy' }).click()
  await expect(same(page).getByRole('status')).toHaveText('Copied.')
  const url = await page.evaluate(() => navigator.clipboard.readText())
  expect(url).toMatch(/^http.*\/v1\/patterns\?sort=name&limit=12&offset=12$/)
  const { items } = await (await page.request.get(url)).json()
  await expect(names(page)).toHaveText(items.map((item: { name: string }) => item.name))

  // The browser's back button works.
  await page.goBack()
  await expect(status(page)).toHaveText(/^1 to 12 of/)
  await page.reload()
  await expect(page.getByLabel('Order')).toHaveValue('name')
  await names(page).first().click()
  await expect(page).toHaveURL(/\/patterns\/[\w-]+\/$/)
})

test('URLs of the last page, past the end and with an invalid value', async ({ page }) => {
  await page.goto('/patterns/?offset=48')
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await page.goto('/patterns/?offset=999')
  await expect(page.getByText('past the end')).toBeVisible()
  await page.getByRole('button', { name: 'Show all patterns' }).click()
  await expect(names(page)).toHaveCount(12)
  await page.goto('/patterns/?sort=nmae')
  await expect(status(page)).toHaveText(/sort/)
  await expect(names(page)).toHaveCount(12)
})

test('blueprints can be filtered by set, and an empty list has a message', async ({ page }) => {
  await page.goto('/blueprints/')
  await page.getByLabel('Set').selectOption('certified')
  await expect(page).toHaveURL(/blueprint_set=certified/)
  const { total } = await (await page.request.get('/v1/blueprints?blueprint_set=certified')).json()
  if (total === 0) await expect(page.getByText('No blueprints are left')).toBeVisible()
  else await expect(names(page)).toHaveCount(Math.min(12, total))
  await page.getByRole('checkbox', { name: 'Recommended only' }).check()
  await expect(page).toHaveURL(/recommended=true/)
})

test('a list has a search for its type', async ({ page }) => {
  await page.goto('/shells/')
  await page.getByRole('searchbox', { name: 'Search shells' }).fill('sidebar')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/\?type=shell&q=sidebar$/)
  await expect(page.locator('.hit-type').first()).toHaveText('shell')
})

test('thumbnails cannot be focused', async ({ page }) => {
  await page.goto('/themes/')
  const frames = page.locator('.card iframe')
  await expect(frames).toHaveCount(await names(page).count())
  for (const frame of await frames.all()) {
    expect(await frame.evaluate((element) => element.closest('[inert]') !== null)).toBe(true)
  }
  const src = await frames.first().getAttribute('src')
  expect((await page.request.get(new URL(src ?? '', page.url()).href)).status()).toBe(200)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the first cards and links to all other records are shown', async ({ page }) => {
    await page.goto('/patterns/')
    const cards = await names(page).count()
    const rest = await page.locator('ul.without-script a').count()
    const { total } = await (await page.request.get('/v1/patterns')).json()
    expect(cards + rest).toBe(total)
    await expect(page.getByLabel('Order')).toBeHidden()
  })
})
