import type { PublicContentSummaryV1 } from '../generated/types/public-content-summary.v1.ts'
import { compareStrings } from '../kernel/lists.ts'

/** The orders of a list. The default comes first. */
export const SORT_ORDERS = ['recommended', 'recent', 'name'] as const

export type SortOrder = (typeof SORT_ORDERS)[number]

type Row = PublicContentSummaryV1

type CompareRows = (a: Row, b: Row) => number

const ascending =
  (getText: (row: Row) => string): CompareRows =>
  (a, b) =>
    compareStrings(getText(a), getText(b))

const descending =
  (getNumber: (row: Row) => number): CompareRows =>
  (a, b) =>
    getNumber(b) - getNumber(a)

const getVisibility = ({ blueprint_portfolio }: Row): string | undefined =>
  blueprint_portfolio?.visibility

const getName = ({ name, slug }: Row): string => name ?? slug

const COMPARATORS: { readonly [S in SortOrder]: readonly CompareRows[] } = {
  recommended: [
    descending((row) => (getVisibility(row) === 'labs' ? 0 : 1)),
    descending(({ intelligence }) => (intelligence?.recommended ? 1 : 0)),
    descending((row) => (getVisibility(row) === 'featured' ? 1 : 0)),
    descending(({ intelligence }) => intelligence?.quality_score ?? -1),
    descending(({ intelligence }) => intelligence?.confidence_score ?? -1),
  ],
  recent: [(a, b) => compareStrings(b.updated_at ?? '', a.updated_at ?? '')],
  // Case is ignored without a locale; names that differ only in case go by code unit.
  name: [ascending((row) => getName(row).toLowerCase()), ascending(getName)],
}

const TIE_BREAKERS = [ascending(({ type }) => type), ascending(({ slug }) => slug)] as const

/** Returns the comparator of an order. Ties are broken by type, then by slug. */
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

/** The position of a page in a list. */
export interface PageRange {
  readonly offset: number
  readonly limit: number
}

/** A page of a list, with the number of items on all pages. */
export interface ListPage<T> {
  readonly total: number
  readonly items: readonly T[]
}

/** Returns a page of the items. */
export const paginate = <T>(items: readonly T[], { offset, limit }: PageRange): ListPage<T> => ({
  total: items.length,
  items: items.slice(offset, offset + limit),
})
