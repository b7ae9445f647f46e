import type { Browser, BrowserContext, Page } from 'playwright-core'
import { installSelectors } from './selector.ts'

/** Blocks requests that change data, so that a check never changes a running app. */
export interface WriteGuard {
  /** True after the page has loaded. Some apps load their data with POST. */
  isActive: boolean
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
  readonly close: () => Promise<void>
}

/** Opens a tab of its own, without cookies and service workers. */
export async function openSession(browser: Browser): Promise<Session> {
  // Development servers often have a certificate of their own.
  const context = await browser.newContext({ serviceWorkers: 'block', ignoreHTTPSErrors: true })
  await context.addInitScript(installSelectors)
  const writes = await guardWrites(context)
  return { page: await context.newPage(), writes, close: () => context.close() }
}

const READS = /^(GET|HEAD|OPTIONS)$/

async function guardWrites(context: BrowserContext): Promise<WriteGuard> {
  const writes: WriteGuard = { isActive: false, blocked: [] }
  await context.route('**/*', (route, request) => {
    if (!writes.isActive || READS.test(request.method())) return route.continue()
    const isNavigation = request.isNavigationRequest()
    writes.blocked.push({ url: request.url(), isNavigation })
    // An aborted navigation leaves the page as it is.
    return route.abort(isNavigation ? 'aborted' : 'failed')
  })
  return writes
}
