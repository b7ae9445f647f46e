import { readFileSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'

const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/schemas/${name}`, import.meta.url), 'utf8')

const field = (page: Page) => page.getByRole('textbox', { name: 'Your JSON' })
const status = (page: Page) => page.locator('.result').getByRole('status')
const issues = (page: Page) => page.locator('.issues li')

async function validate(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Control+Enter')
}

test('validates an essence with the keyboard alone', { tag: '@full' }, async ({ page }) => {
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

test('lists the issues of an invalid essence', async ({ page }) => {
  await page.goto('/schema/essence.v4/')
  const essence = JSON.parse(fixture('essence.v4.json'))
  essence.dna.theme.mode = 'blue'
  essence.surplus = true
  await validate(page, JSON.stringify(essence, null, 2))
  await expect(status(page)).toHaveText('Not valid. 2 issues:')
  await expect(issues(page).filter({ hasText: '/dna/theme/mode' })).toContainText('"light"')
  await expect(issues(page).filter({ hasText: 'surplus' })).toHaveCount(1)
})

test('selects the line of an issue', { tag: '@full' }, async ({ page }) => {
  await page.goto('/schema/essence.v4/')
  const essence = JSON.parse(fixture('essence.v4.json'))
  essence.dna.theme.mode = 'blue'
  await validate(page, JSON.stringify(essence, null, 2))
  await issues(page)
    .getByRole('button', { name: /^line \d+$/ })
    .click()
  await expect(field(page)).toBeFocused()
  const selected = await field(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )
  expect(selected).toMatch(/^"blue",?$/)
})

test('reports the line and column of a JSON syntax error', { tag: '@full' }, async ({ page }) => {
  await page.goto('/schema/essence.v4/')
  await validate(page, '{\n  "version": "4.0.0",\n}')
  await expect(status(page)).toHaveText(/^Not JSON yet\. .*line 3, column 1/)
  await issues(page).getByRole('button', { name: 'line 3' }).first().click()
  await expect(field(page)).toBeFocused()
})

test('does not report an empty field as an error', { tag: '@full' }, async ({ page }) => {
  await page.goto('/schema/essence.v4/')
  await page.getByRole('button', { name: 'Validate' }).click()
  await expect(status(page)).toHaveText(/nothing to validate yet/)
})

test('marks the result as outdated when the text changes', { tag: '@full' }, async ({ page }) => {
  await page.goto('/schema/essence.v4/')
  await validate(page, '{}')
  await expect(status(page)).toHaveText(/^Not valid/)
  await field(page).press('Space')
  await expect(page.getByText('The text has changed since.')).toBeVisible()
})

test('validates any other schema with its own validator', { tag: '@full' }, async ({ page }) => {
  await page.goto('/schema/project-audit-report.v1/')
  await validate(page, fixture('project-audit-report.v1.json'))
  await expect(status(page)).toHaveText(/^Valid\./)
  const report = JSON.parse(fixture('project-audit-report.v1.json'))
  await validate(page, JSON.stringify({ ...report, findings: 'none' }))
  await expect(status(page)).toHaveText('Not valid. 1 issue:')
  await expect(issues(page)).toContainText('/findings')
  await expect(issues(page)).toContainText('must be a list, not "none"')
})

test('sends no data and loads the validator on demand', async ({ page }) => {
  await page.goto('/schema/theme.v1/', { waitUntil: 'networkidle' })
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    requests.push(`${request.method()} ${pathname.replace(/^\/assets\/.*/, '/assets/')}`)
  })
  await validate(page, fixture('theme.v1.json'))
  await expect(status(page)).toHaveText(/^Valid\./)
  expect(new Set(requests)).toEqual(new Set(['GET /assets/']))
})

test('reports a validator that cannot be loaded', { tag: '@full' }, async ({ page }) => {
  await page.goto('/schema/project-audit-report.v1/')
  await page.route('**/assets/validator-*', (route) => route.abort())
  await validate(page, '{}')
  await expect(status(page)).toHaveText(/^The check could not run\./)
})

test('explains why a file of definitions has no field', { tag: '@full' }, async ({ page }) => {
  await page.goto('/schema/common.v1/')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByText('only holds definitions')).toBeVisible()
})
