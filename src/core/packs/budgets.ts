import type { TokenBudget } from './fit.ts'

/** For each kind its target, its limit, and what both grow by for each part beyond so many. */
const TOKEN_BUDGETS = {
  page: [1400, 2200, 250, 5],
  section: [1400, 2200, 15, 10],
  scaffold: [2200, 2200, 30, 0],
  review: [1400, 1400, 12, 0],
  mutation: [1400, 1400, 0, 0],
} as const

/** How long a pack may be that speaks about so many parts: patterns of a page, else pages. */
export function getTokenBudget(kind: keyof typeof TOKEN_BUDGETS, parts: number): TokenBudget {
  const [target, max, each, free] = TOKEN_BUDGETS[kind]
  const more = each * Math.max(0, parts - free)
  return { target: target + more, max: max + more }
}
