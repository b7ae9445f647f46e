import type { Browser, BrowserContext, Page } from 'playwright-core'
import { installSelectors } from './selector.ts'

/** Blocks requests that change data, so that a check never changes a running app. */
export interface WriteGuard {
  /** True after the page has loaded. Some apps load their data with POST. */
  isActive: boolean
  /** The URLs of the requests that were blocked since the page was opened. */
  readonly blocked: string[]
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
    writes.blocked.push(request.url())
    return route.abort()
  })
  return writes
}
