import type { Page } from 'playwright/test'

interface LayoutShift {
  readonly startTime: number
  readonly value: number
}

/** Records layout shifts in every page that is opened from now on. */
export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.set(window, 'shifts', [])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(entry.toJSON())
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns the shifts after parsing; before that, slow machines may paint a partial page. */
export const readLayoutShifts = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(() => {
    const [timing] = performance.getEntriesByType('navigation')
    const parsedAt = timing instanceof PerformanceNavigationTiming ? timing.domInteractive : 0
    const shifts: LayoutShift[] = Reflect.get(window, 'shifts')
    return shifts.filter(({ startTime }) => startTime >= parsedAt)
  })
