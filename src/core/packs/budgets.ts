import type { Budget } from './fit.ts'

/** A page: 250 more for each pattern beyond the fifth. */
export const pageBudget = (patterns: number): Budget => ({
  target: 1400 + 250 * Math.max(0, patterns - 5),
  max: 2200 + 250 * Math.max(0, patterns - 5),
})

/** A section: 15 more for each page beyond the tenth. */
export const sectionBudget = (pages: number): Budget => ({
  target: 1400 + 15 * Math.max(0, pages - 10),
  max: 2200 + 15 * Math.max(0, pages - 10),
})

/** The scaffold: 30 more for each route. */
export const scaffoldBudget = (routes: number): Budget => ({
  target: 2200 + 30 * routes,
  max: 2200 + 30 * routes,
})

/** The review: 12 more for each route. */
export const reviewBudget = (routes: number): Budget => ({
  target: 1400 + 12 * routes,
  max: 1400 + 12 * routes,
})

/** A change. */
export const MUTATION_BUDGET: Budget = { target: 1400, max: 1400 }
