import type { Locator, Page, Response } from 'playwright-core'
import { PageFailure } from './limits.ts'
import { hasRequests } from './pending-work.ts'
import type { Session } from './session.ts'
import type { OpenedPage, Scheme } from './types.ts'

/** The widths of a phone and of a laptop, in pixels. */
export const WIDTHS = [390, 1280] as const

/** How to show a page. */
export interface View {
  readonly query?: string
  readonly width?: number
  readonly scheme?: Scheme
}

/** Opens the page and waits until it is rendered. */
export async function openPage(
  { page, baseUrl, expected, writes, dialogs, limits }: OpenedPage,
  { query = '', width = 1280, scheme = expected.schemes[0] ?? 'light' }: View = {},
): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 800 })
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  readPages.delete(page)
  await writes.allow()
  dialogs.length = 0
  await navigate({ page, limits }, `${baseUrl}${addQuery(expected.path, query)}`)
  await waitUntilStable(page)
  await page.evaluate(applyScheme, scheme)
  writes.blocked.length = 0
  await writes.block()
}

/** What was done to pages that were only read since they were opened. */
export const readPages = new WeakMap<Page, 'nothing' | 'revealed'>()

/** Opens the page for a check that only reads it. */
export async function openToRead(opened: OpenedPage): Promise<void> {
  await openPage(opened)
  readPages.set(opened.page, 'nothing')
}

const addQuery = (path: string, query: string): string =>
  path.includes('?') ? path + query.replace('?', '&') : path + query

/**
 * Shows a page in a color scheme if it does not follow `prefers-color-scheme` but a class or an
 * attribute of the root element, as most apps with a switch do. Runs in the page.
 */
export function applyScheme(scheme: Scheme): void {
  const { classList, dataset } = document.documentElement
  const isKnown = (value: string | undefined): boolean => value === 'light' || value === 'dark'
  if (isKnown(dataset.theme)) dataset.theme = scheme
  if (classList.contains('light')) classList.replace('light', scheme)
  else classList.toggle('dark', scheme === 'dark')
}

/** Goes to a URL, and waits for all that belongs to it, but not for what never arrives. */
export async function navigate(
  { page, limits }: Pick<Session, 'page' | 'limits'>,
  url: string,
): Promise<Response | null> {
  const response = await page.goto(url, { waitUntil: 'domcontentloaded' })
  await page.waitForLoadState('load', { timeout: limits.step }).catch((error: unknown) => {
    if (!isTimeout(error)) throw error
  })
  return response
}

// Playwright is loaded at run time, so that its classes cannot be imported.
const isTimeout = (error: unknown): boolean => Object(error).name === 'TimeoutError'

/** How long nothing may change in a page that waits for no timer and no request, in milliseconds. */
const IDLE_TIME = 80

/** How often a page may go to another one while it opens. */
const MAX_NAVIGATIONS = 4

/**
 * Does work in a page, and does it again if the page goes to another one meanwhile. Throws a
 * `PageFailure` for a page that keeps doing that.
 */
export async function repeatOnNavigation<T>(page: Page, work: () => Promise<T>): Promise<T> {
  for (let count = 0; count < MAX_NAVIGATIONS; count++) {
    try {
      return await work()
    } catch (error) {
      // Playwright's message for a navigation during an evaluation.
      if (!/context was destroyed|navigation/i.test(String(error))) throw error
      await page.waitForLoadState('domcontentloaded')
    }
  }
  throw new PageFailure('it reloads or goes to another page again and again')
}

/**
 * Waits until the document has not changed for a while and nothing in its content is busy. Returns
 * false for one that still changes after three seconds.
 */
export const waitUntilStable = (page: Page, quietTime = 200, content = 'main'): Promise<boolean> =>
  repeatOnNavigation(page, async () => {
    const idleTime = Math.min(quietTime, IDLE_TIME)
    const isIdle = await page.evaluate(waitForQuiet, { quietTime, idleTime, content })
    if (!isIdle || !hasRequests(page)) return isIdle
    return page.evaluate(waitForQuiet, { quietTime, idleTime: quietTime, content })
  })

interface Quiet {
  /** How long nothing may change while a timer is running, and while none is. */
  readonly quietTime: number
  readonly idleTime: number
  /** The selector of the element whose content must be there. */
  readonly content: string
}

/** Resolves when nothing changes any more, after three seconds at most. Runs in the page. */
function waitForQuiet({ quietTime, idleTime, content }: Quiet): Promise<boolean> {
  return new Promise((resolve) => {
    const end = performance.now() + 3000
    let lastChange = performance.now()
    const observer = new MutationObserver(() => {
      lastChange = performance.now()
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
    const poll = (): void => {
      const now = performance.now()
      const isReady =
        document.querySelector(`${content} > *`) !== null &&
        document.querySelector(`${content} [aria-busy=true]`) === null &&
        now - lastChange >= (globalThis.svcTimers?.size === 0 ? idleTime : quietTime)
      if (!isReady && now < end) return void setTimeout(poll, 20)
      observer.disconnect()
      resolve(isReady)
    }
    poll()
  })
}

/** Locates the visible elements of a selector in `main`. */
export const locateInMain = (page: Page, selector: string): Locator =>
  page.locator('main').first().locator(selector).filter({ visible: true })

/** Returns the URL of a page without its origin. */
export const getAddress = (page: Page): string => page.url().replace(/^\w+:\/\/[^/]+/, '')
