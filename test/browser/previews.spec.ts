import { expect, type Page, test } from 'playwright/test'
import { collectConsoleMessages } from './support/console-messages.ts'

const HERO = '/preview/patterns/hero/split/'

const readAppearance = (page: Page) =>
  page.evaluate(() => {
    const { dataset, dir } = document.documentElement
    const background = getComputedStyle(document.documentElement).backgroundColor
    return { ...dataset, dir, background }
  })

test('applies the theme, mode, density and direction in the URL without console messages', async ({
  page,
}) => {
  const messages = collectConsoleMessages(page)
  await page.goto(HERO)
  const initial = await readAppearance(page)
  await page.goto(`${HERO}?theme=hearth&mode=dark&density=spacious&dir=rtl`)
  const custom = await readAppearance(page)
  expect(custom).toMatchObject({ mode: 'dark', density: 'spacious', dir: 'rtl' })
  expect(custom.background).not.toBe(initial.background)
  expect(messages).toEqual([])
})

test('follows the system settings, its density and its shape', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(HERO)
  const { background } = await readAppearance(page)
  const button = page.locator('a[data-variant], button').first()
  const readStyle = (name: 'blockSize' | 'borderRadius' | 'transitionDuration') =>
    button.evaluate((element, key) => getComputedStyle(element)[key], name)
  const setAttribute = (name: string, value: string) =>
    page.evaluate(([key, text]) => document.documentElement.setAttribute(key, text), [
      `data-${name}`,
      value,
    ] as const)
  const initial = [await readStyle('blockSize'), await readStyle('borderRadius')]
  expect(await readStyle('transitionDuration')).not.toBe('0s')
  await setAttribute('density', 'spacious')
  await setAttribute('shape', 'pill')
  expect(await readStyle('blockSize')).not.toBe(initial[0])
  expect(await readStyle('borderRadius')).not.toBe(initial[1])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect((await readAppearance(page)).background).not.toBe(background)
  expect(await readStyle('transitionDuration')).toBe('0s')
})

test('ignores unknown themes and paths outside the themes', async ({ page }) => {
  await page.goto(HERO)
  const { background } = await readAppearance(page)
  for (const theme of ['no-such-theme', '../../v1/health']) {
    await page.goto(`${HERO}?theme=${encodeURIComponent(theme)}&mode=loud`)
    await expect.poll(async () => (await readAppearance(page)).background).toBe(background)
  }
})

test('keeps the theme when following links of a site', async ({ page }) => {
  await page.goto('/showcase/internal-admin/?theme=hearth')
  await page.getByRole('link', { name: 'Members', exact: true }).click()
  await expect(page).toHaveURL(/\/showcase\/internal-admin\/workspace\/members\/\?theme=hearth$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Members')
  const current = page.getByRole('link', { name: 'Members', exact: true })
  await expect(current).toHaveAttribute('aria-current', 'page')
})

test('can be embedded in a page of another origin', async ({ page, baseURL }) => {
  // The same server under its other name is another origin.
  const url = `${baseURL}${HERO}`.replace('127.0.0.1', 'localhost')
  await page.goto('/v1/health.json')
  await page.setContent(`<iframe src="${url}" width="800" height="600"></iframe>`)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('opens the collapsed navigation with a button', async ({ page }) => {
    await page.goto('/showcase/internal-admin/')
    const nav = page.getByRole('navigation', { name: 'Product' })
    await expect(nav).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(nav).toBeVisible()
    await nav.getByRole('link', { name: 'Records' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Records')
  })

  test('closes the cookie banner after a choice', async ({ page }) => {
    await page.goto('/showcase/product-landing/')
    const banner = page.getByRole('dialog')
    await expect(banner).toBeVisible()
    await banner.getByRole('button', { name: 'Refuse optional cookies' }).click()
    await expect(banner).toBeHidden()
  })
})

test('prints only the content of a page', async ({ page }) => {
  await page.goto('/showcase/internal-admin/records/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Product' })).toBeHidden()
  await expect(page.getByRole('table')).toBeVisible()
  // The sort button of a column prints as its name.
  await expect(page.getByRole('columnheader', { name: 'Night' })).toHaveText('Night')
  await expect(page.getByText('Night', { exact: true })).toBeVisible()
})
