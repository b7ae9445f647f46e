/** The limits for the first visit to a page on a phone, including its frames and pictures. */
export interface PageBudget {
  readonly path: string
  /** Bytes transferred, with text compressed by gzip. */
  readonly bytes: number
  readonly requests: number
}

/** The pages that people see first, one per kind. */
export const PAGE_BUDGETS: readonly PageBudget[] = [
  { path: '/', bytes: 90_000, requests: 10 },
  { path: '/patterns/', bytes: 132_000, requests: 20 },
  { path: '/patterns/data-table/', bytes: 108_000, requests: 30 },
  { path: '/themes/slate/', bytes: 60_000, requests: 10 },
  { path: '/blueprints/internal-admin/', bytes: 100_000, requests: 25 },
  { path: '/try/', bytes: 400_000, requests: 30 },
  { path: '/docs/start/', bytes: 60_000, requests: 10 },
]

/** The maximum cumulative layout shift; 0.1 counts as good (https://web.dev/articles/cls). */
export const MAX_LAYOUT_SHIFT = 0.01
