import type { Page } from 'playwright/test'

interface LayoutShift {
  readonly startTime: number
  readonly value: number
}

/** Keeps what moves in every page that is opened from now on. */
export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.set(window, 'shifts', [])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(entry.toJSON())
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What moved once the page was read; before that a slow machine may paint the half of it. */
export const readLayoutShifts = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(() => {
    const [timing] = performance.getEntriesByType('navigation')
    const read = timing instanceof PerformanceNavigationTiming ? timing.domInteractive : 0
    const shifts: LayoutShift[] = Reflect.get(window, 'shifts')
    return shifts.filter(({ startTime }) => startTime >= read)
  })
