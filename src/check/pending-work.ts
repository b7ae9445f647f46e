import type { Page } from 'playwright-core'

declare global {
  /** The short timers of the page that have not ended. In the page only. */
  var svcTimers: Set<number>
}

/** Lists the short timers of a page, because many apps show their data after one. Runs in the page. */
export function watchTimers(): void {
  const MAX_DELAY = 2500
  const { setTimeout: start, clearTimeout: stop } = globalThis
  const pending = new Set<number>()
  globalThis.svcTimers = pending
  const setTimer = (handler: TimerHandler, delay = 0, ...args: unknown[]): number => {
    const isShort = typeof handler === 'function' && delay >= 20 && delay <= MAX_DELAY
    const run = (...values: unknown[]): void => {
      pending.delete(id)
      ;(handler as (...all: unknown[]) => void)(...values)
    }
    const id = Number(start(isShort ? run : (handler as () => void), delay, ...args))
    if (isShort) pending.add(id)
    return id
  }
  globalThis.setTimeout = setTimer as unknown as typeof globalThis.setTimeout
  globalThis.clearTimeout = (id?: string | number | ReturnType<typeof setTimeout>): void => {
    pending.delete(Number(id))
    stop(id)
  }
}

const requestsByPage = new WeakMap<Page, Set<object>>()

/** Counts the requests of a page that belong to what it shows, from now on. */
export function watchRequests(page: Page): void {
  const pending = new Set<object>()
  requestsByPage.set(page, pending)
  page.on('request', (request) => {
    if (/^(fetch|xhr|script|stylesheet|image|font)$/.test(request.resourceType()))
      pending.add(request)
  })
  const end = (request: object): void => void pending.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pending.clear()
  })
}

/** True if a request of a page has no answer yet, or if that is not known. */
export function hasRequests(page: Page): boolean {
  const pending = requestsByPage.get(page)
  return pending === undefined || pending.size > 0
}
