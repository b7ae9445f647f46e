import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'

const PAGES = {
  home: '/',
  catalog: '/schema/',
  'a big schema': '/schema/essence.v4/',
  problems: '/problem/',
  'a problem': '/problem/schema-not-found/',
  'a wrong address': '/no/such/page',
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// Contrast is measured element by element: a page of two thousand takes its time.
test.slow()

async function expectNoFault(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await axe.withTags(STANDARDS).analyze()
  expect(violations).toEqual([])
}

const SCREENS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
] as const

/** Pages that take long to check are seen on one screen or none, unless everything is. */
const isSampledOut = (name: string, width: number): boolean =>
  !process.env.SVC_FULL && (name === 'a big schema' || (width === 390 && name !== 'home'))

// The first two meet both schemes and both widths; the full run takes every pair.
for (const { colorScheme, width } of SCREENS.slice(0, process.env.SVC_FULL ? 4 : 2)) {
  test.describe(`${colorScheme}, ${width} pixels`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } })

    for (const [name, path] of Object.entries(PAGES)) {
      if (isSampledOut(name, width)) continue
      test(`${name} has no fault that axe finds`, async ({ page }) => {
        await page.goto(path)
        await expectNoFault(page)
      })
    }

    if (isSampledOut('a check', width)) return
    test('nested objects, a file and the results of a check have none either', async ({ page }) => {
      await page.goto('/schema/task-capsule.v1/')
      await page.getByText('Show the file here').click()
      await page.getByRole('textbox').fill('{ "task": 1 }')
      await page.getByRole('textbox').press('Control+Enter')
      await expect(page.locator('.issues li').first()).toBeVisible()
      await expectNoFault(page)
    })
  })
}
