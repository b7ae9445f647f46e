/** How long the steps of a check may take, in milliseconds. */
export interface Limits {
  /** All checks of a page together. */
  readonly page: number
  /** The time until the document of a page is complete. */
  readonly navigation: number
  /** The time for the rest of a page, such as its images, and for a step such as a click. */
  readonly step: number
  /** The time in which a page must react at all; one with an endless loop does not. */
  readonly response: number
}

/** The limit of a page in seconds, unless an option sets another. */
const DEFAULT_PAGE_SECONDS = 180

/** Returns the limits of all steps for a limit of a page. */
export function createLimits(pageSeconds = DEFAULT_PAGE_SECONDS): Limits {
  const page = pageSeconds * 1000
  return {
    page,
    navigation: Math.min(30_000, page / 2),
    step: Math.min(10_000, page / 4),
    response: Math.min(10_000, page / 4),
  }
}

/** The time in which a browser must open or close a tab. */
export const TAB_LIMIT = 15_000

/** A page that cannot be opened or checked, described so that it completes "/orders: ...". */
export class PageFailure extends Error {
  override readonly name: string = 'PageFailure'
}

/** Waits for work; throws a `PageFailure` if it takes longer than the limit. */
export async function withLimit<T>(
  work: Promise<T>,
  milliseconds: number,
  reason: string,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageFailure(reason)), milliseconds)
  })
  try {
    return await Promise.race([work, expired])
  } finally {
    clearTimeout(timer)
    // What is still running fails when its tab is closed, and nobody waits for it any more.
    work.catch(() => {})
  }
}

/** Describes that all time for a page has passed. */
export const describeLimit = ({ page }: Limits): string =>
  `its limit of ${formatSeconds(page)} is reached; --page-timeout sets another`

/** Formats a limit for a message. */
export const formatSeconds = (milliseconds: number): string =>
  `${Math.round(milliseconds / 100) / 10} s`
