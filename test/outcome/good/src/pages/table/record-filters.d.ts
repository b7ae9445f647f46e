import type { Query } from '../use-query.ts'
/** Words, status, owner and day that narrow the requests, all kept in the address. */
export declare function RecordFilters({
  query,
  matching,
}: {
  query: Query
  matching: number
}): import('react').JSX.Element
