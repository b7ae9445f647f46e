import { expect, type Page, test } from 'playwright/test'
import { collectConsoleMessages } from './support/console-messages.ts'

const pack = (page: Page) => page.locator('.demo-pack')
const previewFrame = (page: Page) => page.frameLocator('.drawn iframe')
const surface = (page: Page): Promise<string> =>
  previewFrame(page)
    .locator('html')
    .evaluate((html) => getComputedStyle(html).getPropertyValue('--color-background'))

test('changing the theme or density updates the essence, the pack and the page', async ({
  page,
}) => {
  const messages = collectConsoleMessages(page)
  await page.goto('/')
  await expect(page.locator('.listing code')).toHaveCount(12)
  await expect(pack(page).locator('.tokens')).toHaveText(/^\d{3} tokens$/)
  await expect(pack(page)).toContainText('Theme: `slate`')
  await expect(previewFrame(page).locator('[data-pattern="kpi-grid"]')).toBeVisible()
  const before = await surface(page)

  await page.getByLabel('Theme', { exact: true }).selectOption('terminal')
  await expect(pack(page)).toContainText('Theme: `terminal`')
  await expect.poll(() => surface(page)).not.toBe(before)
  await expect(pack(page).locator('mark').first()).toContainText('terminal')

  await page.getByLabel('Density', { exact: true }).selectOption('compact')
  await expect(pack(page)).toContainText('Controls: 2rem high')
  await expect(previewFrame(page).locator('html')).toHaveAttribute('data-density', 'compact')
  await expect(pack(page)).toContainText('Theme: `terminal`')
  expect(messages).toEqual([])
})

test('the search field shows results while typing, and a link to all results', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  const field = page.getByRole('main').getByRole('searchbox')
  await expect(field).toBeFocused()
  await page.keyboard.type('table')
  await expect(page.locator('.results a').first()).toHaveText('Data table')
  await expect(page.locator('.results a')).toHaveCount(5)
  await page.getByRole('link', { name: /^All \d+ results$/ }).click()
  await expect(page).toHaveURL(/\/search\/\?q=table$/)
})

test('each code sample can be copied', { tag: '@full' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  const copy = async (name: string): Promise<string> => {
    const region = page.getByRole('region', { name, exact: true })
    await region.getByRole('button', { name: 'Copy' }).click()
    await expect(region.getByRole('status')).toHaveText('Copied.')
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copy('In a project')).toMatch(/^npm install .*\nnpx @svc\/content init /)
  expect(await copy('In a page')).toMatch(/^import /)
  expect(await copy('With an agent')).toContain(new URL('/llms.txt', page.url()).href)
})

test.describe('with a policy that allows the test to add a script', () => {
  test.use({ bypassCSP: true })

  test('the code sample for a page runs', async ({ page }) => {
    await page.goto('/')
    const logged = page.waitForEvent('console', (message) => message.type() === 'log')
    const content = await page.locator('#code-browser').innerText()
    await page.addScriptTag({ type: 'module', content })
    expect((await logged).text()).toMatch(/^Data table \[standard, /)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the essence, the pack and the page are shown', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.listing')).toContainText('"slate"')
    await expect(pack(page)).toContainText('Theme: `slate`')
    await expect(previewFrame(page).locator('main')).toBeVisible()
    await expect(page.getByRole('combobox')).toHaveCount(0)
  })
})

for (const width of [390, 1280]) {
  test.describe(`${width} pixels wide, without a script`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } })

    test('the menu links to all pages', async ({ page }) => {
      await page.goto('/docs/')
      const menu = page.getByRole('button', { name: 'Menu' })
      const navigation = page.getByRole('navigation', { name: 'Site' })
      if (width < 992) {
        await expect(navigation).toBeHidden()
        await menu.click()
      } else await expect(menu).toBeHidden()
      await expect(navigation.getByRole('link')).toHaveText([
        'Patterns',
        'Shells',
        'Themes',
        'Archetypes',
        'Blueprints',
        'Showcase',
        'Playground',
        'Docs',
      ])
      await expect(navigation.getByRole('link', { name: 'Docs' })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await navigation.getByRole('link', { name: 'Showcase' }).click()
      await expect(page).toHaveURL(/\/showcase\/$/)
    })
  })
}

test('on a small screen the menu opens and closes with the keyboard', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/docs/')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Patterns' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeHidden()
  await expect(menu).toBeFocused()
})
