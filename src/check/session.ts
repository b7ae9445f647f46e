import type { Browser, BrowserContext, Page, Request, Route } from 'playwright-core'
import {
  createLimits,
  describeLimit,
  formatSeconds,
  type Limits,
  TAB_LIMIT,
  withLimit,
} from './limits.ts'
import { watchRequests, watchTimers } from './pending-work.ts'
import { installSelectors } from './selector.ts'
import { holdResize } from './take-picture.ts'
import { watchPage } from './watch-page.ts'

/** Blocks requests that change data, so that a check never changes a running app. */
export interface WriteGuard {
  /** Blocks from now on. A page may do anything until it has loaded: some load data with POST. */
  block(): Promise<void>
  allow(): Promise<void>
  /** The requests that were blocked since the page was opened. */
  readonly blocked: BlockedRequest[]
}

interface BlockedRequest {
  readonly url: string
  /** True if a form without script sent it, so that the browser itself would show the failure. */
  readonly isNavigation: boolean
}

/** A browser tab that is ready for checks. */
export interface Session {
  readonly page: Page
  readonly writes: WriteGuard
  /** The dialogs that the page showed since it was opened, such as `alert "Hello"`. */
  readonly dialogs: string[]
  readonly limits: Limits
  /**
   * Runs steps in the tab. Throws a `PageFailure` if they take longer than the time, or if the page
   * no longer reacts; the tab can only be closed then.
   */
  readonly run: <T>(steps: () => Promise<T>, milliseconds: number) => Promise<T>
  readonly close: () => Promise<void>
}

/** Opens a tab of its own, without cookies, service workers, downloads and further windows. */
export async function openSession(browser: Browser, limits = createLimits()): Promise<Session> {
  const reason = `the browser opens no tab within ${formatSeconds(TAB_LIMIT)}`
  return withLimit(openTab(browser, limits), TAB_LIMIT, reason)
}

async function openTab(browser: Browser, limits: Limits): Promise<Session> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    acceptDownloads: false,
    // Development servers often have a certificate of their own.
    ignoreHTTPSErrors: true,
  })
  context.setDefaultTimeout(limits.step)
  context.setDefaultNavigationTimeout(limits.navigation)
  await context.addInitScript(installSelectors)
  await context.addInitScript(watchTimers)
  await context.addInitScript(holdResize)
  const writes = guardWrites(context)
  const page = await context.newPage()
  watchRequests(page)
  page.on('popup', (popup) => void popup.close().catch(() => {}))
  const dialogs = dismissDialogs(page)
  const { failed } = await watchPage(page, limits)
  return {
    ...{ page, writes, dialogs, limits },
    run: (steps, milliseconds) =>
      withLimit(Promise.race([steps(), failed]), milliseconds, describeLimit(limits)),
    close: () => closeContext(browser, context),
  }
}

/** Closes a context; if the browser does not do that either, closes the browser. */
async function closeContext(browser: Browser, context: BrowserContext): Promise<void> {
  try {
    await withLimit(context.close(), TAB_LIMIT, 'the browser closes no tab')
  } catch {
    // The browser has crashed, or hangs. Playwright kills one that does not close.
    await browser.close()
  }
}

const MAX_DIALOGS = 3

/** Closes every dialog at once, and returns the list of the first ones. */
function dismissDialogs(page: Page): string[] {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    const type = dialog.type()
    if (type === 'beforeunload') return void dialog.accept().catch(() => {})
    if (dialogs.length < MAX_DIALOGS) dialogs.push(`${type} "${dialog.message().slice(0, 60)}"`)
    void dialog.dismiss().catch(() => {})
  })
  return dialogs
}

const READS = /^(GET|HEAD|OPTIONS)$/

function guardWrites(context: BrowserContext): WriteGuard {
  const blocked: BlockedRequest[] = []
  const stopWrite = (route: Route, request: Request): Promise<void> => {
    // The page of a request may be gone already.
    if (READS.test(request.method())) return route.continue().catch(() => {})
    const isNavigation = request.isNavigationRequest()
    blocked.push({ url: request.url(), isNavigation })
    // An aborted navigation leaves the page as it is.
    return route.abort(isNavigation ? 'aborted' : 'failed').catch(() => {})
  }
  // Requests that are looked at take longer, and bypass the cache, so a page loads without that.
  let isActive = false
  return {
    blocked,
    async block() {
      if (!isActive) await context.route(EVERYTHING, stopWrite)
      isActive = true
    },
    async allow() {
      if (isActive) await context.unroute(EVERYTHING, stopWrite)
      isActive = false
    },
  }
}

const EVERYTHING = '**/*'
