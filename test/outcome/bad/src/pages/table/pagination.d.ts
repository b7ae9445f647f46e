import type { Query } from '../use-query.ts'

interface Props {
  readonly query: Query
  readonly from: number
  readonly size: number
  readonly total: number
}
/** Does not say that it is the slot `pagination`. */
export declare function Pagination({ query, from, size, total }: Props): import('react').JSX.Element
