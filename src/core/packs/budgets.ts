import type { Budget } from './fit.ts'

/** A page: 250 more for each pattern beyond the fifth. */
export const pageBudget = (patterns: number): Budget => budget(1400, 2200, 250, patterns - 5)

/** A section: 15 more for each page beyond the tenth. */
export const sectionBudget = (pages: number): Budget => budget(1400, 2200, 15, pages - 10)

/** The scaffold: 30 more for each route. */
export const scaffoldBudget = (routes: number): Budget => budget(2200, 2200, 30, routes)

/** The review: 12 more for each route. */
export const reviewBudget = (routes: number): Budget => budget(1400, 1400, 12, routes)

/** A change. */
export const MUTATION_BUDGET: Budget = { target: 1400, max: 1400 }

function budget(target: number, max: number, each: number, count: number): Budget {
  const more = each * Math.max(0, count)
  return { target: target + more, max: max + more }
}
