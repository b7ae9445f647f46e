import type { Page } from 'playwright/test'

interface LayoutShift {
  readonly startTime: number
  readonly value: number
}

/** Records the layout shifts of every page that is opened afterwards. */
export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.set(window, 'shifts', [])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(entry.toJSON())
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns the layout shifts after parsing. Before that, slow machines paint partial pages. */
export const readLayoutShifts = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(() => {
    const [timing] = performance.getEntriesByType('navigation')
    const parsed = timing instanceof PerformanceNavigationTiming ? timing.domInteractive : 0
    const shifts: LayoutShift[] = Reflect.get(window, 'shifts')
    return shifts.filter(({ startTime }) => startTime >= parsed)
  })
