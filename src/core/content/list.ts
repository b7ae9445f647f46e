import type { ContentIntelligenceV1 } from '../generated/types/content-intelligence.v1.ts'
import type { PublicContentSummaryV1 } from '../generated/types/public-content-summary.v1.ts'
import { createComparator, type SortOrder } from './order.ts'
import { NAMESPACE, OFFICIAL_SOURCE } from './record.ts'
import { type BlueprintSet, isInBlueprintSet } from './sets.ts'

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
