import { createLimits, describeLimit, PageFailure } from './limits.ts'
import type { Session } from './session.ts'

/** A tab that is replaced by a fresh one after a page has made it unusable. */
export interface Tab {
  /**
   * Runs steps in the rest of the time for a page, of which some milliseconds may have passed. Throws
   * a `PageFailure` if the page does not let them finish.
   */
  use<T>(steps: (session: Session) => Promise<T>, elapsed?: number): Promise<T>
  close(): Promise<void>
}

/** Creates a tab that opens when it is first used. */
export function createTab(open: () => Promise<Session>, limits = createLimits()): Tab {
  let session: Session | undefined
  const close = async (): Promise<void> => {
    const current = session
    session = undefined
    await current?.close()
  }
  return {
    async use(steps, elapsed = 0) {
      const rest = limits.page - elapsed
      if (rest <= 0) throw new PageFailure(describeLimit(limits))
      session ??= await open()
      const current = session
      try {
        return await current.run(() => steps(current), rest)
      } catch (error) {
        if (error instanceof PageFailure || current.page.isClosed()) await close()
        throw error
      }
    },
    close,
  }
}
