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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme}, ${width} pixels`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } })

      for (const [name, path] of Object.entries(PAGES)) {
        test(`${name} has no fault that axe finds`, async ({ page }) => {
          await page.goto(path)
          await expectNoFault(page)
        })
      }

      test('nested objects, a file and the results of a check have none either', async ({
        page,
      }) => {
        await page.goto('/schema/task-capsule.v1/')
        await page.getByText('Show the file here').click()
        await page.getByRole('textbox').fill('{ "task": 1 }')
        await page.getByRole('textbox').press('Control+Enter')
        await expect(page.locator('.issues li').first()).toBeVisible()
        await expectNoFault(page)
      })
    })
  }
}
