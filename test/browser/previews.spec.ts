import { expect, type Page, test } from 'playwright/test'
import { collectConsoleMessages } from './support/console-messages.ts'

const HERO = '/preview/patterns/hero/split/'

const readAppearance = (page: Page) =>
  page.evaluate(() => {
    const { dataset, dir } = document.documentElement
    const background = getComputedStyle(document.documentElement).backgroundColor
    return { ...dataset, dir, background }
  })

test('a preview has the requested appearance and no console messages', async ({ page }) => {
  const messages = collectConsoleMessages(page)
  await page.goto(HERO)
  const initial = await readAppearance(page)
  await page.goto(`${HERO}?theme=hearth&mode=dark&density=spacious&dir=rtl`)
  const requested = await readAppearance(page)
  expect(requested).toMatchObject({ mode: 'dark', density: 'spacious', dir: 'rtl' })
  expect(requested.background).not.toBe(initial.background)
  expect(messages).toEqual([])
})

test('a preview follows the system color scheme, density, shape and reduced motion', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(HERO)
  const { background } = await readAppearance(page)
  const button = page.locator('a[data-variant], button').first()
  const getStyle = (name: 'blockSize' | 'borderRadius' | 'transitionDuration') =>
    button.evaluate((element, key) => getComputedStyle(element)[key], name)
  const set = (name: string, value: string) =>
    page.evaluate(([key, to]) => document.documentElement.setAttribute(key, to), [
      `data-${name}`,
      value,
    ] as const)
  const initial = [await getStyle('blockSize'), await getStyle('borderRadius')]
  expect(await getStyle('transitionDuration')).not.toBe('0s')
  await set('density', 'spacious')
  await set('shape', 'pill')
  expect(await getStyle('blockSize')).not.toBe(initial[0])
  expect(await getStyle('borderRadius')).not.toBe(initial[1])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect((await readAppearance(page)).background).not.toBe(background)
  expect(await getStyle('transitionDuration')).toBe('0s')
})

test('unknown and invalid themes change nothing', { tag: '@full' }, async ({ page }) => {
  await page.goto(HERO)
  const { background } = await readAppearance(page)
  for (const theme of ['no-such-theme', '../../v1/health']) {
    await page.goto(`${HERO}?theme=${encodeURIComponent(theme)}&mode=loud`)
    await expect.poll(async () => (await readAppearance(page)).background).toBe(background)
  }
})

test('links of a site keep the appearance', { tag: '@full' }, async ({ page }) => {
  await page.goto('/showcase/internal-admin/?theme=hearth')
  await page.getByRole('link', { name: 'Members', exact: true }).click()
  await expect(page).toHaveURL(/\/showcase\/internal-admin\/workspace\/members\/\?theme=hearth$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Members')
  const current = page.getByRole('link', { name: 'Members', exact: true })
  await expect(current).toHaveAttribute('aria-current', 'page')
})

test('a preview works in a frame of another origin', async ({ page, baseURL }) => {
  // The same server under its other name is another origin.
  const url = `${baseURL}${HERO}`.replace('127.0.0.1', 'localhost')
  await page.goto('/v1/health.json')
  await page.setContent(`<iframe src="${url}" width="800" height="600"></iframe>`)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the navigation is collapsed behind a button', async ({ page }) => {
    await page.goto('/showcase/internal-admin/')
    const nav = page.getByRole('navigation', { name: 'Product' })
    await expect(nav).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(nav).toBeVisible()
    await nav.getByRole('link', { name: 'Records', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Records')
  })

  test('a consent request is closed by a choice', { tag: '@full' }, async ({ page }) => {
    await page.goto('/showcase/product-landing/')
    const request = page.getByRole('dialog')
    await expect(request).toBeVisible()
    await request.locator('[data-slot="reject"]').click()
    await expect(request).toBeHidden()
  })
})

test('a printed page only has its content', { tag: '@full' }, async ({ page }) => {
  await page.goto('/showcase/internal-admin/records/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Product' })).toBeHidden()
  await expect(page.getByRole('table')).toBeVisible()
  // A sort button is printed as the column name.
  const name = page.locator('th > button').first()
  await expect(name).toBeVisible()
  await expect(name).not.toBeEmpty()
})
