import type { ContentIntelligenceV1 } from '../generated/types/content-intelligence.v1.ts'
import type { PublicContentSummaryV1 } from '../generated/types/public-content-summary.v1.ts'
import { compareStrings } from '../lists.ts'
import { type BlueprintSet, isInBlueprintSet, NAMESPACE, OFFICIAL_SOURCE } from './record.ts'

/** The orders that a list can be asked for in. */
export const SORT_ORDERS = ['recommended', 'recent', 'name'] as const

export type SortOrder = (typeof SORT_ORDERS)[number]

type CompareRows = (a: PublicContentSummaryV1, b: PublicContentSummaryV1) => number

const ascending =
  (text: (row: PublicContentSummaryV1) => string): CompareRows =>
  (a, b) =>
    compareStrings(text(a), text(b))

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
  recent: [(a, b) => compareStrings(b.updated_at ?? '', a.updated_at ?? '')],
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

/** Which rows are wanted; what is absent restricts nothing. */
export interface ListFilter {
  readonly namespace?: string | undefined
  readonly source?: string | undefined
  readonly recommended?: boolean | undefined
  readonly intelligenceSource?: ContentIntelligenceV1['source'] | undefined
  readonly blueprintSet?: BlueprintSet | undefined
}

/** The part of a list that is wanted. */
export interface PageRange {
  readonly offset: number
  readonly limit: number
}

/** A whole list request. */
export interface ListQuery extends ListFilter, PageRange {
  readonly sort: SortOrder
}

/** One page of a list, with the total before paging. */
export interface ListPage<T> {
  readonly total: number
  readonly items: readonly T[]
}

/** Whether a row is wanted; a hidden blueprint never is. */
export function matchesFilter(row: PublicContentSummaryV1, filter: ListFilter): boolean {
  const { namespace = NAMESPACE, blueprintSet = 'all' } = filter
  const { source = OFFICIAL_SOURCE, intelligence, blueprint_portfolio = null } = row
  return (
    row.namespace === namespace &&
    source === (filter.source ?? source) &&
    (filter.recommended !== true || intelligence?.recommended === true) &&
    (filter.intelligenceSource === undefined ||
      intelligence?.source === filter.intelligenceSource) &&
    (row.type !== 'blueprint' || isInBlueprintSet(blueprint_portfolio, blueprintSet))
  )
}

/** One page of the items, with the total before paging. */
export const paginate = <T>(items: readonly T[], { offset, limit }: PageRange): ListPage<T> => ({
  total: items.length,
  items: items.slice(offset, offset + limit),
})

/** The page of the rows that a request asks for. */
export const listRows = (
  rows: readonly PublicContentSummaryV1[],
  query: ListQuery,
): ListPage<PublicContentSummaryV1> =>
  paginate(
    rows.filter((row) => matchesFilter(row, query)).sort(createComparator(query.sort)),
    query,
  )
