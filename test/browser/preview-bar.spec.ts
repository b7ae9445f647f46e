import { expect, type FrameLocator, type Page, test } from 'playwright/test'
import { takeSample } from '../support/sample.ts'
import { findAxeViolations } from './support/page-violations.ts'

/** The appearance of the document in a frame. */
const readAppearance = (frame: FrameLocator) =>
  frame.locator(':root').evaluate((root: HTMLElement) => ({
    mode: root.dataset.mode,
    density: root.dataset.density,
    dir: root.dir,
    width: root.clientWidth,
    theme: root.querySelector<HTMLLinkElement>('#theme')?.href.replace(/.*\//, ''),
  }))

const firstFrame = (page: Page): FrameLocator => page.frameLocator('.resizable iframe >> nth=0')

/** Opens the options, which are in a popover on small screens. */
async function openOptions(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Preview', exact: true })
  if (await button.isVisible()) await button.press('Enter')
}

/** Moves focus with the Tab key to an element; fails if it cannot be reached. */
async function tabTo(page: Page, label: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return element?.labels?.[0]?.textContent ?? element?.textContent ?? ''
    })
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await focused()).trim().startsWith(label)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to "${label}".`)
}

const SCREENS = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const

for (const { width, colorScheme } of takeSample(SCREENS, 4)) {
  test(`the options are set by keyboard and kept on the next page: ${width}, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await page.goto('/patterns/data-table/')
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().focus()
    await tabTo(page, width < 992 ? 'Preview' : 'Theme')
    if (width < 992) await page.keyboard.press('Enter')
    await tabTo(page, 'Theme')
    await page.keyboard.type('Hearth')
    await tabTo(page, 'Auto')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, 'Density')
    await page.keyboard.type('Compact')
    await tabTo(page, 'Fit')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, 'Right to left')
    await page.keyboard.press('Space')
    const expected = {
      mode: 'light',
      density: 'compact',
      dir: 'rtl',
      width: 768,
      theme: 'hearth.css',
    }
    await expect.poll(() => readAppearance(firstFrame(page))).toEqual(expected)
    await page.keyboard.press('Escape')
    await page.goto('/patterns/hero/')
    await expect.poll(() => readAppearance(firstFrame(page))).toEqual(expected)
    await page.goto('/shells/list-detail/')
    await expect.poll(() => readAppearance(firstFrame(page))).toEqual(expected)
    await openOptions(page)
    await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('hearth')
    await expect(page.getByLabel('Width in pixels')).toHaveValue('768')
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })
}

test('previews follow the color scheme of the site, in every place', { tag: '@full' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/blueprints/internal-admin/')
  await page.getByRole('radio', { name: 'Dark' }).first().check()
  await expect.poll(async () => (await readAppearance(firstFrame(page))).mode).toBe('dark')
  await page.goto('/patterns/hero/')
  await expect.poll(async () => (await readAppearance(firstFrame(page))).mode).toBe('dark')
  await page.getByRole('radio', { name: 'Light', exact: true }).last().check()
  await expect.poll(async () => (await readAppearance(firstFrame(page))).mode).toBe('light')
  await page.goto('/themes/hearth/')
  await expect.poll(async () => (await readAppearance(firstFrame(page))).mode).toBe('light')
  expect((await readAppearance(firstFrame(page))).theme).toBe('hearth.css')
  await page.goto('/try/')
  const rendered = page.frameLocator('.drawn iframe').locator(':root')
  await expect(rendered).toHaveAttribute('data-mode', 'light')
  await page.getByRole('radio', { name: 'Auto' }).last().check()
  await expect(rendered).toHaveAttribute('data-mode', 'dark')
})

test('a copied link opens the same preview, and the stored options stay', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/patterns/data-table/')
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Hearth')
  await page.getByLabel('Width in pixels').fill('500')
  await page.getByRole('button', { name: 'Copy link to standard' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/patterns\/data-table\/\?theme=hearth&width=500#preset-standard$/)
  await page.evaluate(() => localStorage.setItem('svc-preview', 'theme=no such&mode=dark&width=x'))
  await page.goto(link)
  const expected = { theme: 'hearth.css', width: 500, mode: undefined }
  await expect.poll(() => readAppearance(firstFrame(page))).toMatchObject(expected)
  await page.goto('/patterns/hero/')
  await expect
    .poll(() => readAppearance(firstFrame(page)))
    .toMatchObject({
      theme: 'slate.css',
      mode: 'dark',
    })
  const open = page.getByRole('link', { name: /^Open .+ in a new tab$/ }).first()
  await open.focus()
  await expect(open).toHaveAttribute('href', /\/preview\/patterns\/hero\/[\w-]+\/\?mode=dark$/)
})

test('dragging the edge of a preview changes the width of all previews', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/patterns/hero/')
  await page.locator('.grip').first().scrollIntoViewIfNeeded()
  const grip = await page.locator('.grip').first().boundingBox()
  if (!grip) throw new Error('The preview has no handle.')
  await page.mouse.move(grip.x + 8, grip.y + 40)
  await page.mouse.down()
  await page.mouse.move(grip.x - 292, grip.y + 40, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByLabel('Width in pixels')).toHaveValue('804')
  await expect.poll(async () => (await readAppearance(firstFrame(page))).width).toBe(804)
})

test('the open options have no axe violations on a phone', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/patterns/hero/')
  await openOptions(page)
  await page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.remove()))
  expect(await findAxeViolations(page)).toEqual([])
})
