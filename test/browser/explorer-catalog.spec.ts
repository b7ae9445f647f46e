import { expect, type Page, test } from 'playwright/test'

const field = (page: Page) => page.getByRole('searchbox', { name: /filter/i })
const entries = (page: Page) => page.getByRole('main').locator('.entries li')
const status = (page: Page) => page.getByRole('main').getByRole('status')

test('filters the catalog as you type, shows the count and keeps the query in the URL', async ({
  page,
}) => {
  await page.goto('/schema/')
  await expect(entries(page)).toHaveCount(59)
  await field(page).pressSequentially('essence.v')
  await expect(entries(page)).toHaveText([/version 2/, /version 3/, /version 4/])
  await expect(status(page)).toHaveText('3 of 59 match')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['essence'])
  await expect(page).toHaveURL(/\/schema\/\?q=essence\.v$/)
})

test('opens the catalog filtered by the query in the URL', async ({ page }) => {
  await page.goto('/schema/?q=graph')
  await expect(field(page)).toHaveValue('graph')
  await expect(status(page)).toHaveText(/^\d+ of 59 match$/)
  await page.reload()
  await expect(field(page)).toHaveValue('graph')
})

test('/ focuses the field and Escape clears it', async ({ page }) => {
  await page.goto('/schema/')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('theme/')
  await expect(field(page)).toHaveValue('theme/')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await expect(entries(page)).toHaveCount(59)
  await expect(page).toHaveURL(/\/schema\/$/)
})

test('offers to show all schemas when nothing matches', async ({ page }) => {
  await page.goto('/schema/?q=zzz')
  await expect(status(page)).toHaveText('0 of 59 match')
  await expect(page.getByText('No schema matches')).toContainText('zzz')
  await page.getByRole('button', { name: 'Show all schemas' }).click()
  await expect(entries(page)).toHaveCount(59)
  await expect(field(page)).toBeFocused()
})

test('links an entry to its schema and a reference to its target', async ({ page }) => {
  await page.goto('/schema/')
  await page.getByRole('link', { name: 'project-audit-report.v1.json' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project audit report')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'essence.v4', exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/schema\/essence\.v4\/$/)
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByText('dna', { exact: true })
    .click()
  await expect(page).toHaveURL(/#def-dna$/)
  await expect(page.locator('#def-dna')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the whole catalog without the filter field', async ({ page }) => {
    await page.goto('/schema/?q=graph')
    await expect(entries(page)).toHaveCount(59)
    await expect(field(page)).toBeHidden()
    await expect(page.getByRole('radio')).toHaveCount(0)
  })

  test('shows a schema and explains which parts need JavaScript', async ({ page }) => {
    await page.goto('/schema/task-capsule.v1/')
    await expect(page.getByText('activeLane', { exact: true })).toBeVisible()
    const nested = page.getByText('sourcePath', { exact: true })
    await expect(nested).toBeHidden()
    await page.locator('details', { has: nested }).last().locator('summary').click()
    await expect(nested).toBeVisible()
    await expect(page.getByText('This needs a script')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await page.getByText('Show the file here').click()
    await page.getByRole('link', { name: 'Open it by itself' }).click()
    await expect(page).toHaveURL(/\/schemas\/task-capsule\.v1\.json$/)
  })
})
