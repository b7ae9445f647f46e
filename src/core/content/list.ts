import type { ContentIntelligenceV1 } from '../generated/types/content-intelligence.v1.ts'
import type { PublicContentSummaryV1 } from '../generated/types/public-content-summary.v1.ts'
import { compareBy, type Sort } from './order.ts'
import { NAMESPACE, SOURCE } from './record.ts'
import { type BlueprintSet, isInSet } from './sets.ts'

/** Which rows are wanted; what is absent restricts nothing. */
export interface Filter {
  readonly namespace?: string | undefined
  readonly source?: string | undefined
  readonly recommended?: boolean | undefined
  readonly intelligenceSource?: ContentIntelligenceV1['source'] | undefined
  readonly blueprintSet?: BlueprintSet | undefined
}

/** The part of a list that is wanted. */
export interface Window {
  readonly offset: number
  readonly limit: number
}

/** A whole list request. */
export interface ListQuery extends Filter, Window {
  readonly sort: Sort
}

/** One page of a list, with the total before paging. */
export interface Page<T> {
  readonly total: number
  readonly items: readonly T[]
}

/** Whether a row is wanted; a hidden blueprint never is. */
export function matches(row: PublicContentSummaryV1, filter: Filter): boolean {
  const { namespace = NAMESPACE, blueprintSet = 'all' } = filter
  const { source = SOURCE, intelligence, blueprint_portfolio = null } = row
  return (
    row.namespace === namespace &&
    source === (filter.source ?? source) &&
    (filter.recommended !== true || intelligence?.recommended === true) &&
    (filter.intelligenceSource === undefined ||
      intelligence?.source === filter.intelligenceSource) &&
    (row.type !== 'blueprint' || isInSet(blueprint_portfolio, blueprintSet))
  )
}

/** One page of the items, with the total before paging. */
export const page = <T>(items: readonly T[], { offset, limit }: Window): Page<T> => ({
  total: items.length,
  items: items.slice(offset, offset + limit),
})

/** The page of the rows that a request asks for. */
export const list = (
  rows: readonly PublicContentSummaryV1[],
  query: ListQuery,
): Page<PublicContentSummaryV1> =>
  page(rows.filter((row) => matches(row, query)).sort(compareBy(query.sort)), query)
