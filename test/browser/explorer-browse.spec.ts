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

test('URLs of the last page, past the end and with an invalid value', { tag: '@full' }, async ({
  page,
}) => {
  const { total } = await (await page.request.get('/v1/patterns?limit=1')).json()
  await page.goto(`/patterns/?offset=${Math.floor((total - 1) / 12) * 12}`)
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await page.goto('/patterns/?offset=999')
  await expect(page.getByText('past the end')).toBeVisible()
  await page.getByRole('button', { name: 'Go to the first page' }).click()
  await expect(names(page)).toHaveCount(12)
  await page.goto('/patterns/?sort=nmae')
  await expect(status(page)).toHaveText(/sort/)
  await expect(names(page)).toHaveCount(12)
})

test('a list has a search for its type', { tag: '@full' }, async ({ page }) => {
  await page.goto('/shells/')
  await page.getByRole('searchbox', { name: 'Search shells' }).fill('sidebar')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/\?type=shell&q=sidebar$/)
  await expect(page.locator('.hit-type').first()).toHaveText('shell')
})

test('a category has its number of records, keeps the order, and is in the URL', async ({
  page,
}) => {
  await page.goto('/patterns/?sort=name')
  await expect(same(page)).toContainText('sort=name')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await expect(categories.getByRole('link', { name: /^All \d+$/ })).toHaveAttribute('aria-current')
  const link = categories.getByRole('link', { name: /^Navigation/ })
  const count = Number(await link.locator('.count').textContent())
  await link.click()
  await expect(page).toHaveURL(/\?record-category=navigation&sort=name$/)
  await expect(link).toHaveAttribute('aria-current')
  await expect(status(page)).toHaveText(`1 to ${count} of ${count} patterns in “Navigation”`)
  const shown = await names(page).allTextContents()
  expect(shown).toHaveLength(count)
  expect(shown).toEqual(shown.toSorted())
  await page.reload()
  await expect(names(page)).toHaveText(shown)
  await page.goBack()
  await expect(names(page)).toHaveCount(12)
})

test('every filter leaves some records, but not all', { tag: '@full' }, async ({ page }) => {
  await page.goto('/patterns/')
  const { total } = await (await page.request.get('/v1/patterns')).json()
  const labels = await page.locator('.browse-filters option, .check-label').allTextContents()
  const counts = labels.flatMap((label) => /\((\d+)\)$/.exec(label.trim())?.[1] ?? [])
  expect(counts.length).toBeGreaterThan(0)
  for (const count of counts.map(Number)) {
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(total)
  }
})

test('filters that leave nothing say so, and can be removed one by one', async ({ page }) => {
  await page.goto('/patterns/?record-category=nonsense&intelligence_source=hybrid')
  await expect(page.locator('.empty')).toContainText('No patterns match “Nonsense” and “Evidence:')
  await page.getByRole('button', { name: 'Remove “Nonsense”' }).click()
  await expect(page).toHaveURL(/\/patterns\/\?intelligence_source=hybrid$/)
  await expect(names(page).first()).toBeVisible()
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
