import { expect, type Page, test } from 'playwright/test'

const field = (page: Page) => page.getByRole('searchbox', { name: /filter/i })
const entries = (page: Page) => page.getByRole('main').locator('.entries li')
const status = (page: Page) => page.getByRole('main').getByRole('status')

test('typing filters the catalog, shows the count and updates the URL', async ({ page }) => {
  await page.goto('/schema/')
  await expect(entries(page)).toHaveCount(59)
  await field(page).pressSequentially('essence.v')
  await expect(entries(page)).toHaveText([/version 2/, /version 3/, /version 4/])
  await expect(status(page)).toHaveText('3 of 59 match')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['essence'])
  await expect(page).toHaveURL(/\/schema\/\?q=essence\.v$/)
})

test('a URL with a query opens the filtered catalog', { tag: '@full' }, async ({ page }) => {
  await page.goto('/schema/?q=graph')
  await expect(field(page)).toHaveValue('graph')
  await expect(status(page)).toHaveText(/^\d+ of 59 match$/)
  await page.reload()
  await expect(field(page)).toHaveValue('graph')
})

test('/ focuses the field and Escape clears it', { tag: '@full' }, async ({ page }) => {
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

test('a query without results shows what to do', { tag: '@full' }, async ({ page }) => {
  await page.goto('/schema/?q=zzz')
  await expect(status(page)).toHaveText('0 of 59 match')
  await expect(page.getByText('No schema matches')).toContainText('zzz')
  await page.getByRole('button', { name: 'Show all schemas' }).click()
  await expect(entries(page)).toHaveCount(59)
  await expect(field(page)).toBeFocused()
})

test('entries link to their schema, and references to other schemas', { tag: '@full' }, async ({
  page,
}) => {
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

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the catalog is complete and has no filter field', async ({ page }) => {
    await page.goto('/schema/?q=graph')
    await expect(entries(page)).toHaveCount(59)
    await expect(field(page)).toBeHidden()
    await expect(page.getByRole('radio')).toHaveCount(0)
  })

  test('a schema is readable, and the validator says that it needs a script', async ({ page }) => {
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
