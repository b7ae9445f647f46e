import { readdirSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'
import { ROOT } from '../support/root.ts'
import { takeSample } from '../support/sample.ts'

const MAX_TAB_STOPS = 60
const MAX_PHONE_HEIGHT = 6000

const SLUGS = readdirSync(`${ROOT}dist/site/patterns`).filter((name) => !name.includes('.'))

/** Counts the visible tab stops outside of frames; a group of radio buttons is one stop. */
const countTabStops = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'
    const stops = [...document.querySelectorAll<HTMLElement>(focusable)]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => (element.matches('[type=radio]') ? element.getAttribute('name') : element))
    return new Set(stops).size
  })

/** Makes all previews as high as they can get, without loading them. */
const fillPreviews = (page: Page): Promise<unknown> =>
  page.route('**/preview/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>A preview</title><body><p style="height: 2000px">',
    }),
  )

const measureHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight)

test('the pages of patterns are short and have few tab stops', async ({ page }) => {
  const slugs = takeSample(SLUGS, 40)
  test.setTimeout(60_000 + slugs.length * 10_000)
  await fillPreviews(page)
  for (const slug of slugs) {
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.goto(`/patterns/${slug}/`)
    expect(await countTabStops(page), slug).toBeLessThanOrEqual(MAX_TAB_STOPS)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const frame of await page.locator('iframe:visible').all()) {
      await frame.scrollIntoViewIfNeeded()
    }
    expect(await countTabStops(page), slug).toBeLessThanOrEqual(MAX_TAB_STOPS)
    expect(await measureHeight(page), slug).toBeLessThanOrEqual(MAX_PHONE_HEIGHT)
  }
})

test('the sections of a pattern stay in sight, and a link opens a hidden one', async ({ page }) => {
  await page.goto('/patterns/data-table/')
  const sections = page.getByRole('navigation', { name: 'On this page' })
  await page.mouse.wheel(0, 2500)
  await expect(sections).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Used by' })).toBeHidden()
  await sections.getByRole('link', { name: 'More' }).click()
  await expect(page.getByRole('heading', { name: 'Works with' })).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Used by' })).toBeVisible()
})
