import type { Page } from 'playwright-core'
import { waitUntilStable } from '../check/open-page.ts'
import { hasRequests } from '../check/pending-work.ts'

/** How long to wait for what a page still loads, in milliseconds. */
const MAX_WAIT = 3000

/** The time without changes after which a page is complete. */
const QUIET_TIME = 150

/**
 * Waits until a page is complete: its data, fonts and images are there, and it no longer changes.
 * Returns false for a page that keeps changing.
 */
export async function settle(page: Page): Promise<boolean> {
  const end = performance.now() + MAX_WAIT
  await waitUntilStable(page, QUIET_TIME, 'body')
  while (performance.now() < end && (hasRequests(page) || (await hasTimers(page))))
    await page.waitForTimeout(40)
  const isStable = await waitUntilStable(page, QUIET_TIME, 'body')
  await page.evaluate(waitForFonts, MAX_WAIT)
  return isStable
}

const hasTimers = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis.svcTimers?.size ?? 0) > 0)

/** Waits for the fonts that the page uses. Runs in the page. */
const waitForFonts = (limit: number): Promise<unknown> =>
  Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, limit))])

/** The most screens to scroll through. */
const MAX_SCREENS = 15

/**
 * Scrolls through a page once, so that everything which waits for that appears. Returns false for a
 * page that fits on the screen.
 */
export const revealAll = (page: Page): Promise<boolean> =>
  page.evaluate(async (maxScreens) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    const { scrollHeight } = document.documentElement
    if (scrollHeight <= innerHeight) return false
    for (let screen = 1; screen <= maxScreens && screen * innerHeight < scrollHeight; screen++) {
      scrollTo({ top: screen * innerHeight, behavior: 'instant' })
      await nextFrame()
      await nextFrame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await nextFrame()
    return true
  }, MAX_SCREENS)
