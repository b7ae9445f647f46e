import type { CDPSession, Page } from 'playwright-core'
import { formatSeconds, type Limits, PageFailure } from './limits.ts'

/** The maximum size of a response, in bytes. */
const MAX_RESPONSE_BYTES = 64 * 2 ** 20

/** The time between two questions whether a page still reacts. */
const PULSE = 500

/** What becomes of a page. */
export interface PageWatch {
  /** Rejects with a `PageFailure` when the page fails. */
  readonly failed: Promise<never>
}

/**
 * Watches whether a page still reacts, crashes, or receives a response without an end. Playwright
 * waits for such a page forever.
 */
export async function watchPage(page: Page, limits: Limits): Promise<PageWatch> {
  const client = await page.context().newCDPSession(page)
  const { frameTree } = await client.send('Page.getFrameTree')
  const isNavigating = trackNavigation(client, frameTree.frame.id)
  const failed = new Promise<never>((_, reject) => {
    const fail = (reason: string): void => reject(new PageFailure(reason))
    page.once('crash', () => fail('it crashes the tab'))
    limitResponses(client, fail)
    const limit = limits.response
    watchReaction({ page, client, isNavigating, limit }, () =>
      fail(`it does not react for ${formatSeconds(limit)}, as with an endless loop`),
    )
  })
  // Nobody may be waiting for the page when it fails.
  failed.catch(() => {})
  await client.send('Network.enable')
  return { failed }
}

/** Reports a response that is larger than any part of a page. */
function limitResponses(client: CDPSession, fail: (reason: string) => void): void {
  const sizes = new Map<string, number>()
  client.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const size = (sizes.get(requestId) ?? 0) + dataLength
    sizes.set(requestId, size)
    if (size > MAX_RESPONSE_BYTES) fail(`a response has more than ${MAX_RESPONSE_BYTES} bytes`)
  })
}

/**
 * Returns a function that is true while the page waits for the first response of its next document.
 * The browser keeps back all questions then, and the time for a navigation has a limit of its own.
 */
function trackNavigation(client: CDPSession, mainFrame: string): () => boolean {
  let pending: string | undefined
  client.on('Network.requestWillBeSent', ({ requestId, loaderId, frameId }) => {
    if (frameId === mainFrame && requestId === loaderId) pending = requestId
  })
  const end = ({ requestId }: { readonly requestId: string }): void => {
    if (requestId === pending) pending = undefined
  }
  client.on('Network.responseReceived', end)
  client.on('Network.loadingFailed', end)
  return () => pending !== undefined
}

interface Reaction {
  readonly page: Page
  readonly client: CDPSession
  /** True while the page cannot be asked. */
  readonly isNavigating: () => boolean
  /** How long the page may not react, in milliseconds. */
  readonly limit: number
}

/** Asks the page for a value again and again; calls a function if it does not answer in time. */
function watchReaction({ page, client, isNavigating, limit }: Reaction, onStuck: () => void): void {
  let lastSign = performance.now()
  let isAsked = false
  const onAnswer = (): void => {
    lastSign = performance.now()
    isAsked = false
  }
  const timer = setInterval(() => {
    if (page.isClosed()) return clearInterval(timer)
    if (isNavigating()) lastSign = performance.now()
    if (performance.now() - lastSign > limit) {
      clearInterval(timer)
      return onStuck()
    }
    if (isAsked) return
    isAsked = true
    // A page that navigates at this moment cannot answer, and is asked again.
    client.send('Runtime.evaluate', { expression: '0' }).then(onAnswer, onAnswer)
  }, PULSE).unref()
}
