import { readFileSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'

const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/schemas/${name}`, import.meta.url), 'utf8')

const field = (page: Page) => page.getByRole('textbox', { name: 'Your JSON' })
const status = (page: Page) => page.locator('.result').getByRole('status')
const issues = (page: Page) => page.locator('.issues li')

async function check(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Control+Enter')
}

test('an essence is checked with the keyboard alone', async ({ page }) => {
  await page.goto('/schema/essence.v4/#validate')
  await field(page).focus()
  await page.keyboard.insertText(fixture('essence.v4.json'))
  await page.keyboard.press('Control+Enter')
  await expect(status(page)).toHaveText(/^Valid\./)
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Validate' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText(/^Valid\./)
  await expect(page.getByRole('button', { name: 'Validate' })).toBeFocused()
})

test('an essence that breaks its schema gets a list of issues', async ({ page }) => {
  await page.goto('/schema/essence.v4/')
  const essence = JSON.parse(fixture('essence.v4.json'))
  essence.dna.theme.mode = 'blue'
  essence.surplus = true
  await check(page, JSON.stringify(essence, null, 2))
  await expect(status(page)).toHaveText('Not valid. 2 issues:')
  await expect(issues(page).filter({ hasText: '/dna/theme/mode' })).toContainText('"light"')
  await expect(issues(page).filter({ hasText: 'surplus' })).toHaveCount(1)
})

test('an issue leads to its line', async ({ page }) => {
  await page.goto('/schema/essence.v4/')
  const essence = JSON.parse(fixture('essence.v4.json'))
  essence.dna.theme.mode = 'blue'
  await check(page, JSON.stringify(essence, null, 2))
  await issues(page)
    .getByRole('button', { name: /^line \d+$/ })
    .click()
  await expect(field(page)).toBeFocused()
  const selected = await field(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )
  expect(selected).toMatch(/^"blue",?$/)
})

test('broken JSON is told its line and column', async ({ page }) => {
  await page.goto('/schema/essence.v4/')
  await check(page, '{\n  "version": "4.0.0",\n}')
  await expect(status(page)).toHaveText(/^Not JSON yet\. .*line 3, column 1/)
  await issues(page).getByRole('button', { name: 'line 3' }).first().click()
  await expect(field(page)).toBeFocused()
})

test('an empty field is not an error', async ({ page }) => {
  await page.goto('/schema/essence.v4/')
  await page.getByRole('button', { name: 'Validate' }).click()
  await expect(status(page)).toHaveText(/nothing to validate yet/)
})

test('a changed text makes the result an old one', async ({ page }) => {
  await page.goto('/schema/essence.v4/')
  await check(page, '{}')
  await expect(status(page)).toHaveText(/^Not valid/)
  await field(page).press('Space')
  await expect(page.getByText('The text has changed since.')).toBeVisible()
})

test('any other schema is checked with its own validator', async ({ page }) => {
  await page.goto('/schema/project-audit-report.v1/')
  await check(page, fixture('project-audit-report.v1.json'))
  await expect(status(page)).toHaveText(/^Valid\./)
  const report = JSON.parse(fixture('project-audit-report.v1.json'))
  await check(page, JSON.stringify({ ...report, findings: 'none' }))
  await expect(status(page)).toHaveText('Not valid. 1 issue:')
  await expect(issues(page)).toContainText('/findings')
  await expect(issues(page)).toContainText('must be a list, not "none"')
})

test('nothing is sent, and the validator is loaded only for a check', async ({ page }) => {
  await page.goto('/schema/theme.v1/', { waitUntil: 'networkidle' })
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    requests.push(`${request.method()} ${pathname.replace(/^\/assets\/.*/, '/assets/')}`)
  })
  await check(page, fixture('theme.v1.json'))
  await expect(status(page)).toHaveText(/^Valid\./)
  expect(new Set(requests)).toEqual(new Set(['GET /assets/']))
})

test('a check that cannot load its validator says so', async ({ page }) => {
  await page.goto('/schema/project-audit-report.v1/')
  await page.route('**/assets/validator-*', (route) => route.abort())
  await check(page, '{}')
  await expect(status(page)).toHaveText(/^The check could not run\./)
})

test('a file of definitions has no field and says why', async ({ page }) => {
  await page.goto('/schema/common.v1/')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByText('only holds definitions')).toBeVisible()
})
