import type { Locator, Page } from 'playwright'
import type { PatternContract } from './page-contract.ts'
import type { BuiltPage } from './types.ts'

/** The address of each tab that has not been touched since it was opened. */
const untouchedPages = new WeakMap<Page, string>()

/** Says that a tab no longer shows what its address says. */
export const markTouched = (page: Page): void => void untouchedPages.delete(page)

/** Opens the page of a pack, in a state if one is named, and waits until it is drawn. */
export async function openPage(
  { page, origin, contract }: BuiltPage,
  { state = '', path = contract.paths[0] } = {},
): Promise<void> {
  const address = `${origin}${path}${state === '' ? '' : `?state=${state}`}`
  if (untouchedPages.get(page) === address) return
  await page.goto(address)
  await waitUntilRendered(page)
  untouchedPages.set(page, address)
}

/** Waits until `main` holds something; a page that never draws anything is found out by the checks. */
export const waitUntilRendered = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const end = performance.now() + 2000
        const look = (): void => {
          const isThere = document.querySelector('main > *') !== null
          if (isThere || performance.now() > end) setTimeout(resolve, 0)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

/** Waits until what the last event started has been drawn, be it another page. */
export async function waitUntilSettled(page: Page): Promise<void> {
  try {
    await page.evaluate(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
    )
  } catch (error) {
    // Playwright's words for a page that was left while something was asked of it.
    if (!/context was destroyed|navigation/i.test(String(error))) throw error
    await page.waitForLoadState()
  }
}

/** The root of a pattern: the element that has its name as `id`. */
export const locateRoot = (page: Page, { name }: PatternContract): Locator =>
  page.locator(`[id="${name}"]`)
