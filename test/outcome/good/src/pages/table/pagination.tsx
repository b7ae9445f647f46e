import type { Query } from '../use-query.ts'

interface Props {
  readonly query: Query
  readonly from: number
  readonly size: number
  readonly total: number
}

/** Which rows are shown of how many, and the way to the others. */
export function Pagination({ query, from, size, total }: Props) {
  const to = Math.min(from + size, total)
  const turn = (by: number) => () => query.change({ page: String(from / size + 1 + by) })
  return (
    <nav className="row" data-slot="pagination" aria-label="Pages of requests">
      <p>{total === 0 ? 'No rows' : `Rows ${from + 1} to ${to} of ${total}`}</p>
      <label className="field">
        Rows a page
        <select
          value={String(size)}
          onChange={({ target }) => query.change({ size: target.value, page: '' })}
        >
          <option>10</option>
          <option>20</option>
        </select>
      </label>
      <button type="button" disabled={from === 0} onClick={turn(-1)}>
        Previous
      </button>
      <button type="button" disabled={to === total} onClick={turn(1)}>
        Next
      </button>
    </nav>
  )
}
