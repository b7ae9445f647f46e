import { readFileSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'
import { ROOT } from '../support/root.ts'

const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText())

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Reads the background of a theme in both modes, in the notation of the record. */
const readBackground = (): { readonly light: string; readonly dark: string } =>
  JSON.parse(readFileSync(`${ROOT}content/themes/slate.json`, 'utf8')).palette.background

/** Converts `#0D1319` to the notation of computed styles. */
const toRgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`

test('the mode and the color vision of a theme change with the keyboard', { tag: '@full' }, async ({
  page,
}) => {
  const { light, dark } = readBackground()
  await page.goto('/themes/slate/')
  const chip = page.locator('.chip').first()
  const color = () => chip.evaluate((element) => getComputedStyle(element).backgroundColor)
  const filter = () => chip.evaluate((element) => getComputedStyle(element).filter)
  expect(await color()).toBe(toRgb(light))
  await page.getByRole('radio', { name: 'Light', exact: true }).last().focus()
  await page.keyboard.press('ArrowRight')
  expect(await color()).toBe(toRgb(dark))
  await expect(page.getByText(dark).first()).toBeVisible()
  await expect(page.getByText(light).first()).toBeHidden()
  expect(await filter()).toBe('none')
  await page.getByRole('radio', { name: 'Full' }).focus()
  for (const name of ['protan', 'deutan', 'tritan', 'achromat']) {
    await page.keyboard.press('ArrowRight')
    expect(await filter()).toContain(`#vision-${name}`)
  }
})

test('motion is shown on demand, and not with reduced motion', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/themes/slate/')
  const mark = page.locator('.track > span').first()
  const timing = () => mark.evaluate((element) => getComputedStyle(element).transitionDuration)
  const position = () => mark.evaluate((element) => element.getBoundingClientRect().x)
  expect(await timing()).toBe('0.06s')
  const start = await position()
  await page.getByRole('checkbox', { name: 'Move' }).press('Space')
  await expect.poll(position).toBeGreaterThan(start + 50)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await timing()).toBe('0s')
  await expect(page.getByText('asks for less motion')).toBeVisible()
})

test('exports are selected with the keyboard, copied and downloaded', async ({ page }) => {
  await page.goto('/themes/slate/#files')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText(`--color-background: ${readBackground().light}`)
  await tab('CSS').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Tailwind')).toBeFocused()
  await expect(tab('Tailwind')).toHaveAttribute('aria-selected', 'true')
  await expect(panel).toContainText('@theme')
  await page.keyboard.press('End')
  await expect(tab('JSON')).toBeFocused()
  await expect(panel).toContainText('"slug": "slate"')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(tab('JSON')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(tab('DESIGN.md')).toBeFocused()
  await panel.getByRole('button', { name: 'Copy' }).press('Enter')
  await expect(panel.getByRole('status')).toHaveText('Copied.')
  const file = await page.request.get('/v1/themes/@official/slate.design.md')
  expect(await clipboard(page)).toBe(await file.text())
  const download = page.waitForEvent('download')
  await panel.getByRole('link', { name: 'Download' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('slate.design.md')
})

test('the wireframe of a shell follows the width of the preview bar', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/shells/list-detail/')
  await page.getByRole('radio', { name: 'Wireframe' }).check()
  const stage = page.locator('.stage')
  const rows = () => stage.locator('.wireframe').evaluate((grid) => grid.style.gridTemplateAreas)
  expect(await rows()).toBe('"header header header" "nav list main"')
  const width = page.getByLabel('Width in pixels')
  await width.fill('320')
  await width.press('Enter')
  await expect(stage.locator('output')).toHaveText('320 px mobile')
  expect(await rows()).toBe('"header" "nav" "list" "main"')
  await expect(stage.getByText('as drawer')).toBeVisible()
  await page.getByRole('radio', { name: '1280' }).check()
  await expect(stage.locator('output')).toHaveText('1280 px desktop')
  await page.getByRole('radio', { name: 'Rendered' }).check()
  await expect(page.getByTitle('List and detail, rendered')).toBeVisible()
})

test('the lines, the essence and the packs of a record can be copied', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/blueprints/internal-admin/')
  const status = page.getByRole('region', { name: 'Use it' }).getByRole('status').first()
  await page
    .getByRole('button', { name: 'Copy npx @svc/content init --blueprint internal-admin' })
    .press('Enter')
  await expect(status).toHaveText('Copied.')
  expect(await clipboard(page)).toBe('npx @svc/content init --blueprint internal-admin')
  await page.getByRole('button', { name: 'Copy page-list-pack.md' }).click()
  const pack = await page.request.get('/v1/packs/blueprints/internal-admin/page-list-pack.md')
  await expect.poll(() => clipboard(page)).toBe(await pack.text())
  await page.goto('/archetypes/record-admin/')
  await page.getByRole('button', { name: 'Copy the essence' }).click()
  await expect.poll(() => clipboard(page)).toContain('"version": "4.0.0"')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the essence' }).click()
  expect((await download).suggestedFilename()).toBe('record-admin.essence.json')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a theme changes its mode, a shell shows every grid, and files are links', async ({
    page,
  }) => {
    await page.goto('/themes/slate/')
    await page.getByRole('main').getByRole('radio', { name: 'Dark' }).check()
    await expect(page.getByText(readBackground().dark).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Tailwind' })).toHaveAttribute(
      'href',
      '../../v1/themes/@official/slate.tailwind.css',
    )
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
    await page.goto('/shells/list-detail/')
    await expect(page.locator('.wireframe:visible')).toHaveCount(3)
    await expect(page.getByRole('slider')).toHaveCount(0)
  })
})
