import type { Query } from '../use-query.ts'

interface Props {
  readonly query: Query
  readonly from: number
  readonly size: number
  readonly total: number
}
/** Which rows are shown of how many, and the way to the others. */
export declare function Pagination({ query, from, size, total }: Props): import('react').JSX.Element
