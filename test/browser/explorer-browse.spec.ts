import { expect, type Page, test } from 'playwright/test'

const names = (page: Page) => page.locator('.card h2 a')
const status = (page: Page) => page.locator('.browse-status')
const apiRequest = (page: Page) => page.locator('.same-in-api')

test('keeps the order and the page of a list in the URL', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/patterns/')
  await expect(names(page)).toHaveCount(12)
  await expect(status(page)).toHaveText(/^1 to 12 of \d+ patterns$/)
  await page.getByLabel('Order').selectOption('name')
  await expect(page).toHaveURL(/\/patterns\/\?sort=name$/)
  await expect(apiRequest(page)).toContainText('sort=name')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/patterns\/\?sort=name&offset=12$/)
  await expect(status(page)).toHaveText(/^13 to 24 of/)
  await expect(apiRequest(page)).toContainText('GET /v1/patterns?sort=name&limit=12&offset=12')

  // The page shows the same records as the API.
  await apiRequest(page).getByRole('button', { name: 'Copy' }).click()
  await expect(apiRequest(page).getByRole('status')).toHaveText('Copied.')
  const url = await page.evaluate(() => navigator.clipboard.readText())
  expect(url).toMatch(/^http.*\/v1\/patterns\?sort=name&limit=12&offset=12$/)
  const { items } = await (await page.request.get(url)).json()
  await expect(names(page)).toHaveText(items.map((item: { name: string }) => item.name))

  // The back button of the browser works.
  await page.goBack()
  await expect(status(page)).toHaveText(/^1 to 12 of/)
  await page.reload()
  await expect(page.getByLabel('Order')).toHaveValue('name')
  await names(page).first().click()
  await expect(page).toHaveURL(/\/patterns\/[\w-]+\/$/)
})

test('handles the last page, an offset past the end and an unknown order', async ({ page }) => {
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

test('filters blueprints by set and explains an empty list', async ({ page }) => {
  await page.goto('/blueprints/')
  await page.getByLabel('Set').selectOption('certified')
  await expect(page).toHaveURL(/blueprint_set=certified/)
  const { total } = await (await page.request.get('/v1/blueprints?blueprint_set=certified')).json()
  if (total === 0) await expect(page.getByText('No blueprints are left')).toBeVisible()
  else await expect(names(page)).toHaveCount(Math.min(12, total))
  await page.getByRole('checkbox', { name: 'Recommended only' }).check()
  await expect(page).toHaveURL(/recommended=true/)
})

test('searches within a list', async ({ page }) => {
  await page.goto('/shells/')
  await page.getByRole('searchbox', { name: 'Search shells' }).fill('sidebar')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/\?type=shell&q=sidebar$/)
  await expect(page.locator('.hit-type').first()).toHaveText('shell')
})

test('thumbnails are inert', async ({ page }) => {
  await page.goto('/themes/')
  const frames = page.locator('.card iframe')
  await expect(frames).toHaveCount(await names(page).count())
  for (const frame of await frames.all()) {
    expect(await frame.evaluate((element) => element.closest('[inert]') !== null)).toBe(true)
  }
  const src = await frames.first().getAttribute('src')
  expect((await page.request.get(new URL(src ?? '', page.url()).href)).status()).toBe(200)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the first cards and links to all other records', async ({ page }) => {
    await page.goto('/patterns/')
    const cards = await names(page).count()
    const rest = await page.locator('ul.without-script a').count()
    const { total } = await (await page.request.get('/v1/patterns')).json()
    expect(cards + rest).toBe(total)
    await expect(page.getByLabel('Order')).toBeHidden()
  })
})
