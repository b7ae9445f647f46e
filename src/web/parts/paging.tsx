import { type ListQuery, parametersOf } from '../list-query.ts'

/** Which part of a list is shown. */
export interface Window {
  readonly total: number
  readonly limit: number
  readonly offset: number
}

interface PagingProps {
  readonly window: Window
  readonly query: ListQuery
  readonly onTurn: (query: ListQuery) => void
}

/** Ways to the pages before and after, as links that open anywhere. */
export const Paging = ({ window, query, onTurn }: PagingProps) => {
  const { total, limit, offset } = window
  if (total <= limit && offset === 0) return null
  const pages = Math.max(1, Math.ceil(total / limit))
  return (
    <nav class="paging needs-script" aria-label="Pages">
      <Turn rel="prev" label="Previous" to={offset - limit} {...{ window, query, onTurn }} />
      <span>
        Page {Math.floor(offset / limit) + 1} of {pages}
      </span>
      <Turn rel="next" label="Next" to={offset + limit} {...{ window, query, onTurn }} />
    </nav>
  )
}

interface TurnProps extends PagingProps {
  readonly rel: 'prev' | 'next'
  readonly label: string
  /** The offset of the page. */
  readonly to: number
}

const Turn = ({ rel, label, to, window: { total, limit }, query, onTurn }: TurnProps) => {
  const isThere = to > -limit && to < total
  if (!isThere) return <span class="turn" aria-hidden="true" />
  const target = { ...query, offset: String(Math.max(0, to)) }
  return (
    <a
      class="turn button"
      rel={rel}
      href={`?${parametersOf(target)}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onTurn(target)
      }}
    >
      {label}
    </a>
  )
}
