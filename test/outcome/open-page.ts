import type { Locator, Page } from 'playwright'
import type { PatternContract } from './page-contract.ts'
import type { BuiltPage } from './types.ts'

/** The URL of each tab that has not changed since it was opened; lives as long as the tab. */
const untouchedPages = new WeakMap<Page, string>()

/** Marks a tab as changed, so that the next check opens the page again. */
export const markTouched = (page: Page): void => void untouchedPages.delete(page)

/** Opens the page of a pack, optionally in a state, and waits until it is rendered. */
export async function openPage(
  { page, origin, contract }: BuiltPage,
  { state = '', path = contract.paths[0] } = {},
): Promise<void> {
  const url = `${origin}${path}${state === '' ? '' : `?state=${state}`}`
  if (untouchedPages.get(page) === url) return
  await page.goto(url)
  await waitUntilRendered(page)
  untouchedPages.set(page, url)
}

/** Waits until `main` has content, or two seconds: the checks report an empty page. */
export const waitUntilRendered = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const end = performance.now() + 2000
        const poll = (): void => {
          const isRendered = document.querySelector('main > *') !== null
          if (isRendered || performance.now() > end) setTimeout(resolve, 0)
          else requestAnimationFrame(poll)
        }
        poll()
      }),
  )

/** Waits until the effects of the last event are rendered, including a navigation. */
export async function waitUntilSettled(page: Page): Promise<void> {
  try {
    await page.evaluate(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
    )
  } catch (error) {
    // Playwright's message for a navigation during an evaluation.
    if (!/context was destroyed|navigation/i.test(String(error))) throw error
    await page.waitForLoadState()
  }
}

/** Locates the root of a pattern: the element with its name as `id`. */
export const locateRoot = (page: Page, { name }: PatternContract): Locator =>
  page.locator(`[id="${name}"]`)
