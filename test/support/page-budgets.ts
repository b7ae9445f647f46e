/** The limits for the first visit to a page on a phone, including its frames and pictures. */
export interface PageBudget {
  readonly path: string
  /** Bytes transferred, with text compressed by gzip. */
  readonly bytes: number
  readonly requests: number
  /** The maximum cumulative layout shift, where it differs from `MAX_LAYOUT_SHIFT`. */
  readonly shift?: number
}

/** The pages that people see first, one per kind. */
export const PAGE_BUDGETS: readonly PageBudget[] = [
  { path: '/', bytes: 90_000, requests: 10 },
  { path: '/patterns/', bytes: 155_000, requests: 20 },
  { path: '/patterns/data-table/', bytes: 118_000, requests: 30 },
  // Its preview shows several patterns, each with a style sheet of its own.
  { path: '/themes/slate/', bytes: 126_000, requests: 20 },
  { path: '/blueprints/internal-admin/', bytes: 168_000, requests: 26 },
  // The editor measures its lines after it is drawn, and moves the numbers next to them.
  { path: '/try/', bytes: 520_000, requests: 38, shift: 0.03 },
  { path: '/try/brief/', bytes: 130_000, requests: 20 },
  { path: '/docs/start/', bytes: 60_000, requests: 10 },
]

/** The maximum cumulative layout shift; 0.1 counts as good (https://web.dev/articles/cls). */
export const MAX_LAYOUT_SHIFT = 0.01
