import type { Query } from '../use-query.ts'

interface Props {
  readonly query: Query
  readonly from: number
  readonly size: number
  readonly total: number
}

/** Does not say that it is the slot `pagination`. */
export function Pagination({ query, from, size, total }: Props) {
  return (
    <p>
      {total} rows{' '}
      <button type="button" onClick={() => query.change({ page: String(from / size + 2) })}>
        Next
      </button>
    </p>
  )
}
