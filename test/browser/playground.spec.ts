import { type Browser, expect, type Page, test } from 'playwright/test'
import { takeSample } from '../support/sample.ts'
import { collectConsoleMessages } from './support/console-messages.ts'
import { findAxeViolations } from './support/page-violations.ts'
import {
  editor,
  frame,
  issues,
  notice,
  pack,
  pasteText,
  readText,
  replaceText,
  status,
} from './support/playground.ts'

const SCREENS = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
] as const

const squiggles = (page: Page) => page.locator('.cm-lintRange-error')

/** Breaks three values of the example; two of them have a fix. */
async function breakEssence(page: Page): Promise<void> {
  const essence = JSON.parse(await readText(page))
  essence.dna.theme.mode = 'drak'
  essence.dna.theme.shpae = essence.dna.theme.shape
  essence.dna.spacing.base_unit = 'four'
  delete essence.dna.theme.shape
  await pasteText(page, JSON.stringify(essence, null, 2))
  await page.keyboard.press('Control+Home')
}

/** Opens an address in a browser profile that has no saved document. */
async function openInNewProfile(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(url)
  return page
}

for (const { width, colorScheme } of takeSample(SCREENS, 4)) {
  test(`break, fix, share and open an essence, ${width}, ${colorScheme}`, async ({
    page,
    browser,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const messages = collectConsoleMessages(page)
    await page.goto('/try/')
    await expect(status(page)).toHaveText(/^Valid/)
    await expect(frame(page).locator('[data-pattern="kpi-grid"]')).toBeVisible()

    await breakEssence(page)
    await expect(status(page)).toHaveText('Not an essence yet: 3 errors.')
    await expect(issues(page)).toHaveCount(3)
    await expect(issues(page).getByText('Error', { exact: true })).toHaveCount(3)
    await expect(squiggles(page)).toHaveText(['"drak"', '"shpae"', '"four"'])
    await expect(page.getByText('The last version without errors')).toBeVisible()
    await expect(frame(page).locator('[data-pattern="kpi-grid"]')).toBeVisible()

    await page.getByRole('button', { name: 'Replace with "dark"' }).click()
    await expect(status(page)).toHaveText('Not an essence yet: 2 errors.')
    await page.getByRole('button', { name: 'Rename to "shape"' }).click()
    await expect(squiggles(page)).toHaveText(['"four"'])
    await replaceText(page, '"four"', '4')
    await expect(status(page)).toHaveText(/^Valid/)
    await expect(frame(page).locator('html')).toHaveAttribute('data-mode', 'dark')

    await page.getByRole('button', { name: 'Share' }).click()
    const link = await page.getByLabel('Link to this document').inputValue()
    const opened = await openInNewProfile(browser, link)
    await expect(status(opened)).toHaveText(/^Valid/)
    expect(await readText(opened)).toBe(await readText(page))
    await expect(opened).toHaveURL(/\/try\/$/)
    await opened.context().close()
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    expect(messages).toEqual([])
    // Last, because axe tries to run in the frame, which the browser reports.
    expect(await findAxeViolations(page)).toEqual([])
  })
}

test('all fixes can be applied at once', { tag: '@full' }, async ({ page }) => {
  await page.goto('/try/')
  await expect(status(page)).toHaveText(/^Valid/)
  await breakEssence(page)
  await page.getByRole('button', { name: 'Apply all 2 fixes' }).click()
  await expect(status(page)).toHaveText('Not an essence yet: 1 error.')
  await editor(page).press('Control+z')
  await expect(status(page)).toHaveText('Not an essence yet: 3 errors.')
})

test('a document survives a reload, and a damaged link does not replace it', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/try/')
  await replaceText(page, 'Calm and exact', 'Loud and fast')
  // At once, before the text is compiled.
  await page.reload()
  await expect(status(page)).toHaveText(/^Valid/)
  expect(await readText(page)).toContain('Loud and fast')

  await page.goto('/try/#essence=AAAAAAAA')
  await expect(page.getByRole('alert')).toHaveText(/^The link cannot be opened\. A part of it/)
  expect(await readText(page)).toContain('Loud and fast')
  await expect(page).toHaveURL(/\/try\/$/)
})

test('records open in the playground, and the last document comes back', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/try/')
  await replaceText(page, 'Calm and exact', 'Loud and fast')
  await page.goto('/patterns/hero/')
  await page.getByRole('link', { name: 'Open in playground' }).click()
  await expect(notice(page)).toContainText('Opened from the record patterns/hero.')
  await expect(frame(page).locator('[data-pattern="hero"]')).toBeVisible()
  await page.getByRole('button', { name: 'Back to my last document' }).click()
  await expect(notice(page)).toContainText('Your last document is back.')
  expect(await readText(page)).toContain('Loud and fast')
  for (const path of ['/archetypes/blog/', '/blueprints/internal-admin/']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Open in playground' })).toBeVisible()
  }
})

test('values are completed, and fields have documentation', { tag: '@full' }, async ({ page }) => {
  await page.goto('/try/')
  await replaceText(page, '"auto"', '""')
  await page.keyboard.press('Control+Home')
  const value = page.locator('.cm-line', { hasText: '"mode": ""' })
  await value.click()
  await page.keyboard.press('End')
  for (let count = 0; count < 2; count++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Control+Space')
  const options = page.locator('.cm-tooltip-autocomplete li')
  await expect(options).toHaveText(['light', 'dark', 'auto'])
  await page.keyboard.type('da')
  await expect(options).toHaveText(['dark'])
  // The editor ignores a choice right after the list has changed, which nobody meant.
  await page.waitForTimeout(200)
  await page.keyboard.press('Enter')
  await expect(page.locator('.cm-line', { hasText: '"mode": "dark",' })).toBeVisible()

  await page.locator('.cm-line').getByText('"density"').hover()
  await expect(page.locator('.try-doc')).toContainText('one of "compact", "comfortable"')
})

test('labels are completed inside of directives', { tag: '@full' }, async ({ page }) => {
  await page.goto('/try/')
  await replaceText(page, '"Purpose:', '"", "Purpose:')
  await page.locator('.cm-line', { hasText: '"", "Purpose:' }).first().click()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+Space')
  const options = page.locator('.cm-tooltip-autocomplete li')
  await expect(options.first()).toHaveText('Title: ')
  await page.keyboard.type('Keeps')
  await expect(options).toHaveText(['Keeps in URL: '])
  await expect(page.locator('.cm-completionInfo')).toContainText('What a copied link restores.')
  await page.waitForTimeout(200)
  await page.keyboard.press('Enter')
  await page.keyboard.type('search')
  expect(await readText(page)).toContain('"Keeps in URL: search", "Purpose:')
})

test('the keyboard leaves the editor with Escape, then Tab', async ({ page }) => {
  await page.goto('/try/')
  await editor(page).focus()
  await page.keyboard.press('Tab')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(editor(page)).not.toBeFocused()
})

test('packs are shown as a tree, as JSON and as changes', { tag: '@full' }, async ({ page }) => {
  await page.goto('/try/')
  await expect(status(page)).toHaveText(/^Valid/)
  await replaceText(page, 'Open the newest request', 'Close the oldest request')
  const tree = page.getByRole('navigation', { name: 'Packs' })
  await expect(tree.getByRole('button', { name: /, changed/ })).not.toHaveCount(0)
  await page.getByRole('radio', { name: 'Changes' }).check()
  await expect(pack(page).locator('ins')).toContainText(['Close the oldest request'])
  await expect(pack(page).locator('del')).toContainText(['Open the newest request'])
  await page.getByRole('radio', { name: 'JSON' }).check()
  expect(JSON.parse((await pack(page).textContent()) ?? '')).toHaveProperty('renderedMarkdown')
  await page.getByRole('button', { name: 'Format' }).click()
  await expect(status(page)).toHaveText(/^Valid/)
})

test('without script, the page explains itself and shows the example', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/try/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playground')
  await expect(page.getByText('The editor needs a script')).toBeVisible()
  await expect(page.locator('pre:visible')).toContainText('"version": "4.0.0"')
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  await context.close()
})
