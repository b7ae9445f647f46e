/** What the first visit of a page on a phone may cost, its frames included. */
export interface PageBudget {
  readonly path: string
  /** Bytes that are sent, texts compressed with gzip. */
  readonly bytes: number
  readonly requests: number
}

/** The pages that people meet first, one of each kind. */
export const PAGE_BUDGETS: readonly PageBudget[] = [
  { path: '/', bytes: 90_000, requests: 10 },
  { path: '/patterns/', bytes: 110_000, requests: 70 },
  { path: '/patterns/data-table/', bytes: 100_000, requests: 30 },
  { path: '/themes/slate/', bytes: 60_000, requests: 10 },
]

/** How much of a page may move while it loads, where 0.1 counts as good (https://web.dev/articles/cls). */
export const MAX_LAYOUT_SHIFT = 0.01
