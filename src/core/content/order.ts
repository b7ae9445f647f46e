import type { PublicContentSummaryV1 } from '../generated/types/public-content-summary.v1.ts'

/** The orders that a list can be asked for in. */
export const SORT_ORDERS = ['recommended', 'recent', 'name'] as const

export type SortOrder = (typeof SORT_ORDERS)[number]

type CompareRows = (a: PublicContentSummaryV1, b: PublicContentSummaryV1) => number

/** Texts by code unit, which is the same in every locale. */
const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

const ascending =
  (text: (row: PublicContentSummaryV1) => string): CompareRows =>
  (a, b) =>
    compareText(text(a), text(b))

const descending =
  (number: (row: PublicContentSummaryV1) => number): CompareRows =>
  (a, b) =>
    number(b) - number(a)

const getVisibility = ({ blueprint_portfolio }: PublicContentSummaryV1): string | undefined =>
  blueprint_portfolio?.visibility

const COMPARATORS: { readonly [S in SortOrder]: readonly CompareRows[] } = {
  recommended: [
    descending((row) => (getVisibility(row) === 'labs' ? 0 : 1)),
    descending(({ intelligence }) => (intelligence?.recommended ? 1 : 0)),
    descending((row) => (getVisibility(row) === 'featured' ? 1 : 0)),
    descending(({ intelligence }) => intelligence?.quality_score ?? -1),
    descending(({ intelligence }) => intelligence?.confidence_score ?? -1),
  ],
  recent: [(a, b) => compareText(b.updated_at ?? '', a.updated_at ?? '')],
  name: [ascending(({ name, slug }) => name ?? slug)],
}

const TIE_BREAKERS = [ascending(({ type }) => type), ascending(({ slug }) => slug)] as const

/** The total order of a sort: every comparison ends in type, then slug. */
export const createComparator = (sort: SortOrder): CompareRows => {
  const steps = [...COMPARATORS[sort], ...TIE_BREAKERS]
  return (a, b) => {
    for (const step of steps) {
      const difference = step(a, b)
      if (difference !== 0) return difference
    }
    return 0
  }
}
