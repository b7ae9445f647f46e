import { expect, type Page, test } from 'playwright/test'
import { collectConsoleMessages } from './support/console-messages.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('searchbox', { name: /^Search patterns/ })
const hits = (page: Page) => page.locator('.results a')
const status = (page: Page) => page.getByRole('main').locator('.search-status')
const facet = (page: Page, name: RegExp) => page.locator('.facet').filter({ hasText: name })

test('keyboard only: open, type, move through the results and open a result', async ({ page }) => {
  const messages = collectConsoleMessages(page)
  await page.goto('/docs/')
  await page.keyboard.press('/')
  await expect(dialog(page)).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  // Results from the first keystroke.
  await page.keyboard.type('h')
  await expect(hits(page).first()).toHaveText(/^H/)
  await expect(hits(page).first().locator('mark')).toHaveText('H')
  await page.keyboard.type('ero')
  await expect(hits(page).first()).toHaveText('Hero')
  await page.keyboard.press('ArrowDown')
  await expect(hits(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(hits(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  // Typing continues in the field.
  await page.keyboard.press('Backspace')
  await expect(field(page)).toHaveValue('her')
  await page.keyboard.type('o')
  await expect(hits(page).first()).toHaveText('Hero')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/patterns\/hero\/$/)
  expect(messages).toEqual([])
})

test('the focus keeps its position when the results change', { tag: '@full' }, async ({ page }) => {
  await page.goto('/docs/')
  await page.keyboard.press('/')
  await page.keyboard.type('f')
  await expect(hits(page).nth(3)).toBeVisible()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown')
  await expect(hits(page).nth(3)).toBeFocused()
  const retype = (text: string) =>
    field(page).evaluate((input: HTMLInputElement, value) => {
      input.value = value
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }, text)
  await retype('hero')
  await expect(hits(page).first()).toHaveText('Hero')
  await expect(page.locator('.results a:focus')).toHaveCount(1)
  await retype('qqqqqqqq')
  await expect(hits(page)).toHaveCount(0)
  await expect(field(page)).toBeFocused()
})

test('the button opens the dialog, Tab stays in it, and the focus is restored', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/themes/')
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await button.press('Enter')
  await field(page).fill('table')
  await expect(hits(page)).not.toHaveCount(0)
  for (let count = 0; count < 30; count++) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('dialog') !== null
    })
    expect(inside).toBe(true)
  }
  // One Escape closes the dialog, also from a field with text, which a browser would clear first.
  await field(page).focus()
  await expect(field(page)).toHaveValue('table')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('a misspelled word finds the record, and a query without results has a suggestion', async ({
  page,
}) => {
  await page.goto('/search/?q=pricng')
  await expect(field(page)).toHaveValue('pricng')
  await expect(hits(page).first()).toHaveText('Pricing')
  await expect(hits(page).first().locator('mark')).toHaveText('Pricing')
  await field(page).fill('brdcrmb')
  await expect(status(page)).toHaveText('Nothing found')
  await page.getByRole('button', { name: 'breadcrumb' }).click()
  await expect(hits(page).first()).toHaveText('Breadcrumbs')
  await expect(page).toHaveURL(/\?q=breadcrumb$/)
})

test('facets filter the results, show counts and are part of the URL', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/search/?q=table')
  await expect(status(page)).toHaveText(/results$/)
  const patterns = await facet(page, /^Patterns/)
    .locator('.count')
    .innerText()
  await facet(page, /^Patterns/).click()
  await expect(status(page)).toHaveText(new RegExp(`^${patterns} result`))
  await expect(page).toHaveURL(/type=pattern/)
  // The other types can still be selected.
  await expect(facet(page, /^Shells/)).toBeVisible()
  await facet(page, /^Recommended/).click()
  await expect(page).toHaveURL(/recommended=true/)
  await page.reload()
  await expect(facet(page, /^Patterns/).getByRole('radio')).toBeChecked()
  await expect(facet(page, /^Recommended/).getByRole('checkbox')).toBeChecked()
  await expect(page.locator('.hit-type').first()).toHaveText('pattern')
  await facet(page, /^All/).click()
  await expect(page).not.toHaveURL(/type=/)
})

test('an empty search page offers examples', { tag: '@full' }, async ({ page }) => {
  await page.goto('/search/')
  await page.getByRole('button', { name: 'svc compile' }).click()
  await expect(hits(page).first()).toHaveText('svc compile')
  await expect(page).toHaveURL(/q=svc(\+|%20)compile/)
})

test('docs, commands, schemas and problems are found, and can be filtered by kind', async ({
  page,
}) => {
  await page.goto('/search/?q=svc compile')
  await expect(hits(page).first()).toHaveText('svc compile')
  await facet(page, /^Schemas/).click()
  await expect(page).toHaveURL(/kind=schema/)
  await expect(page.locator('.hit-type').first()).toHaveText('schema')
  await facet(page, /^Commands/).click()
  await expect(hits(page).first()).toHaveText('svc compile')
  await hits(page).first().click()
  await expect(page).toHaveURL(/\/docs\/commands\/#compile$/)
})

test('words of the whole record are found after the first results, in a worker', {
  tag: '@full',
}, async ({ page }) => {
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.goto('/search/?q=optimistic')
  await expect(hits(page)).not.toHaveCount(0)
  expect(workers.some((url) => url.includes('search-worker'))).toBe(true)
})

test('searches with an opened result are listed as recent until they are removed', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/search/?q=login')
  await hits(page).first().click()
  await page.goto('/search/?q=chart')
  await hits(page).first().click()
  await page.goto('/search/')
  const recent = page.getByRole('region', { name: 'Recent searches' }).getByRole('listitem')
  await expect(recent).toHaveText([/^chart/, /^login/])
  await page.getByRole('button', { name: 'Remove chart' }).click()
  await expect(recent).toHaveText([/^login/])
  await page.getByRole('button', { name: 'login', exact: true }).click()
  await expect(hits(page).first()).toBeVisible()
  await field(page).fill('')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(recent).toHaveCount(0)
  await page.reload()
  await expect(recent).toHaveCount(0)
})

test('the button shows more results', { tag: '@full' }, async ({ page }) => {
  await page.goto('/search/?type=pattern')
  await expect(hits(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(hits(page)).toHaveCount(40)
})

test('a failed search shows an error, and the next search works', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/search/')
  await page.route('**/v1/index.json', (route) => route.abort())
  await field(page).fill('table')
  await expect(status(page)).toHaveText(/^The search could not run\./)
  await page.unroute('**/v1/index.json')
  await field(page).fill('tables')
  await expect(hits(page)).not.toHaveCount(0)
})

test('search data is loaded with the first search only', { tag: '@full' }, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/docs/', { waitUntil: 'networkidle' })
  expect(requests.filter((path) => path.startsWith('/v1/'))).toEqual([])
  await page.keyboard.press('Control+k')
  await page.keyboard.type('table')
  await expect(hits(page)).not.toHaveCount(0)
  expect(requests.some((path) => path.startsWith('/v1/_i/cards'))).toBe(true)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search page explains itself and links to all lists', async ({ page }) => {
    await page.goto('/docs/')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await expect(page.getByText('needs a script')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Themes' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Themes')
  })
})
