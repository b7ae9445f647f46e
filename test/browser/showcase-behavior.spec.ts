import { expect, type Page, test } from 'playwright/test'
import { takeSample } from '../support/sample.ts'
import { collectConsoleMessages } from './support/console-messages.ts'
import { findAxeViolations } from './support/page-violations.ts'

const ADMIN = '/showcase/internal-admin'
const LANDING = '/showcase/product-landing'

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

const findPalette = (page: Page) => page.locator('dialog[data-pattern="command-palette"]')

const listShownNames = (page: Page) => page.locator('tbody th[scope="row"] a:visible')

const readActiveId = (page: Page) => page.evaluate(() => document.activeElement?.id)

for (const viewport of takeSample(SCREENS, 2, 1)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('the palette opens centered with Ctrl K, keeps the focus and gives it back', async ({
      page,
    }) => {
      const messages = collectConsoleMessages(page)
      await page.goto(`${ADMIN}/`)
      await page.locator('#main').focus()
      await page.keyboard.press('Control+K')
      const palette = findPalette(page)
      await expect(palette).toBeVisible()
      const box = await palette.boundingBox()
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - viewport.width / 2)).toBeLessThan(1)
      await expect(palette.getByRole('combobox')).toBeFocused()
      expect(await findAxeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(palette).toBeHidden()
      expect(await readActiveId(page)).toBe('main')
      expect(messages).toEqual([])
    })

    test('the inspector labels each section with a link to its pattern', async ({ page }) => {
      await page.goto(`${ADMIN}/records/`)
      const button = page.getByRole('button', { name: 'Which pattern is this?' })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      const label = page.getByRole('link', { name: 'data-table / selectable' })
      await expect(label).toHaveAttribute('href', /\/patterns\/data-table\/$/)
      await label.focus()
      const section = page.locator('[data-pattern="data-table"]')
      await expect(section).toHaveAttribute('data-inspected', 'current')
      const [inner, outer] = [await label.boundingBox(), await section.boundingBox()]
      expect(Math.abs((inner?.y ?? 0) - (outer?.y ?? 0))).toBeLessThan(40)
      expect(await findAxeViolations(page)).toEqual([])
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth).toBeLessThanOrEqual(viewport.width)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data table')
    })
  })
}

test('the palette filters commands, and follows keys and shortcuts', async ({ page }) => {
  await page.goto(`${ADMIN}/`)
  await page.getByRole('button', { name: /Find a request/ }).click()
  await page.keyboard.type('audit')
  await expect(findPalette(page).getByRole('option')).toHaveCount(1)
  await expect(findPalette(page).getByRole('status')).toHaveText('1 command')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/workspace\/audit-log\/$/)
  await expect(page.getByRole('button', { name: 'Which pattern is this?' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await expect(page).toHaveURL(/records\/$/)
})

test('a table is sorted, paged and filtered, and the counts are those of the sample', async ({
  page,
}) => {
  await page.goto(`${ADMIN}/records/`)
  const names = listShownNames(page)
  await expect(names).toHaveCount(5)
  await expect(page.getByText('Rows 1 to 5 of 146')).toBeVisible()
  await page.getByRole('button', { name: 'Request', exact: true }).click()
  await expect(names.first()).toHaveText('Brake pads for spring')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(names.last()).toHaveText('Rim contract with Cascade Wheelworks')
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByLabel('Status', { exact: true }).selectOption('Blocked')
  await expect(names).toHaveCount(4)
  await expect(page.getByText('4 of 10 sample rows match')).toBeVisible()
  await page.getByRole('searchbox').fill('refund')
  await expect(names).toHaveCount(2)
  await page.getByRole('searchbox').fill('no such row')
  await expect(page.getByText('No row of the sample matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(names).toHaveCount(5)
})

test('on a phone, a field sorts the table, which has no visible headings', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${ADMIN}/records/`)
  const field = page.getByLabel('Sort by')
  await expect(field).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await field.selectOption('Request, ascending')
  await expect(listShownNames(page).first()).toHaveText('Brake pads for spring')
  await field.selectOption('Request, descending')
  await expect(listShownNames(page).first()).not.toHaveText('Brake pads for spring')
})

test('selected rows are counted, on this page and on others', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(`${ADMIN}/records/`)
  const bar = page.getByRole('toolbar')
  await expect(bar).toContainText('5 selected, 2 on other pages')
  await page.getByRole('checkbox', { name: 'Select Pallet wrap' }).uncheck()
  await expect(bar).toContainText('4 selected, 2 on other pages')
  await bar.getByRole('button', { name: /Select all/ }).click()
  await expect(bar).toContainText('10 selected, 5 on other pages')
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('checkbox', { name: /Select all rows/ })).toBeFocused()
})

test('a filter of a list counts the sample, and one without sample data says so', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${ADMIN}/workspace/members/`)
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByLabel('Approver (2)')).toBeVisible()
  await page.getByLabel('Approver (2)').check()
  await expect(listShownNames(page)).toHaveText(['Tom Reyes', 'Amina Yusuf'])
  const recent = page.getByLabel(/Last 7 days/)
  await recent.click()
  await expect(recent).not.toBeChecked()
  await expect(page.getByText('“Last active” is not part of this demo.')).toBeVisible()
})

test('a menu is used with the keyboard, and gives the focus back', async ({ page }) => {
  await page.goto(`${ADMIN}/`)
  const trigger = page.getByRole('button', { name: /^Account:/ })
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Sign-in and devices' })).toBeFocused()
  await page.keyboard.press('d')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await expect(trigger).toBeFocused()
})

test('a button without a dialog of its own opens one that returns the focus', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${ADMIN}/account/security/`)
  const button = page.getByRole('button', { name: 'Replace recovery codes' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Replace recovery codes' })
  await expect(dialog).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(button).toBeFocused()
})

test('a link out of the site stays on the page and says so', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${LANDING}/blog/`)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByText('“Sign in” is not part of this demo.')).toBeVisible()
  await expect(page).toHaveURL(/\/blog\/$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('tables show all rows, the palette opens, and links work', async ({ page }) => {
    await page.goto(`${ADMIN}/records/`)
    await expect(listShownNames(page)).toHaveCount(10)
    await page.getByRole('button', { name: /Find a request/ }).click()
    await findPalette(page).getByRole('option', { name: 'Go to members' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Members')
    await page.goto(`${LANDING}/blog/`)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/product-landing\/$/)
  })
})
