import type { CDPSession, Page } from 'playwright-core'
import { formatSeconds, type Limits, PageFailure, withLimit } from './limits.ts'

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
  const failed = new Promise<never>((_, reject) => {
    const fail = (reason: string): void => reject(new PageFailure(reason))
    page.once('crash', () => fail('it crashes the tab'))
    limitResponses(client, fail)
    keepAsking(page, client, limits).catch(reject)
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

/** Asks the page for a value again and again until it is closed; throws if it does not answer. */
async function keepAsking(page: Page, client: CDPSession, { response }: Limits): Promise<void> {
  const reason = `it does not react for ${formatSeconds(response)}, as with an endless loop`
  while (!page.isClosed()) {
    // A page that navigates or is closed now does not answer, and is asked again.
    const answer = client.send('Runtime.evaluate', { expression: '0' }).catch(() => {})
    await withLimit(answer, response, reason)
    await new Promise((resolve) => setTimeout(resolve, PULSE).unref())
  }
}
