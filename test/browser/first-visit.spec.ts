import { gzipSync } from 'node:zlib'
import { expect, type Page, type Response, test } from 'playwright/test'
import { LAYOUT_SHIFT, PAGE_BUDGETS } from '../support/page-budgets.ts'

test.use({ viewport: { width: 412, height: 823 } })

/** Keeps how far anything moves once the page is read; a slow machine may paint the half of it before. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.set(window, 'shift', 0)
    new PerformanceObserver((list) => {
      const [{ domInteractive } = { domInteractive: 0 }] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[]
      for (const entry of list.getEntries()) {
        if (entry.startTime < domInteractive) continue
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const sentBytes = async (response: Response): Promise<number> =>
  gzipSync(await response.body()).length

for (const { path, bytes, requests } of PAGE_BUDGETS) {
  test(`the first visit of ${path} costs what it may`, async ({ page }) => {
    const answers: Response[] = []
    page.on('response', (response) => answers.push(response))
    await watchShifts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(answers.length).toBeLessThanOrEqual(requests)
    // Frames share their style sheets, which are sent once.
    const sent = new Map(answers.map((response) => [response.url(), response]))
    const sizes = await Promise.all([...sent.values()].map(sentBytes))
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(bytes)
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(
      LAYOUT_SHIFT,
    )
  })
}
