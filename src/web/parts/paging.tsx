import { formatListQuery, type ListQuery } from '../list-query.ts'

/** Which part of a list is shown. */
export interface PageRange {
  readonly total: number
  readonly limit: number
  readonly offset: number
}

interface PaginationProps {
  readonly range: PageRange
  readonly query: ListQuery
  readonly onNavigate: (query: ListQuery) => void
}

/** Ways to the pages before and after, as links that open anywhere. */
export const Pagination = ({ range, query, onNavigate }: PaginationProps) => {
  const { total, limit, offset } = range
  if (total <= limit && offset === 0) return null
  const pages = Math.max(1, Math.ceil(total / limit))
  return (
    <nav class="paging needs-script" aria-label="Pages">
      <PageLink
        rel="prev"
        label="Previous"
        offset={offset - limit}
        {...{ range, query, onNavigate }}
      />
      <span>
        Page {Math.floor(offset / limit) + 1} of {pages}
      </span>
      <PageLink rel="next" label="Next" offset={offset + limit} {...{ range, query, onNavigate }} />
    </nav>
  )
}

interface PageLinkProps extends PaginationProps {
  readonly rel: 'prev' | 'next'
  readonly label: string
  /** The offset of the page. */
  readonly offset: number
}

const PageLink = ({
  rel,
  label,
  offset,
  range: { total, limit },
  query,
  onNavigate,
}: PageLinkProps) => {
  const isThere = offset > -limit && offset < total
  if (!isThere) return <span class="turn" aria-hidden="true" />
  const target = { ...query, offset: String(Math.max(0, offset)) }
  return (
    <a
      class="turn button"
      rel={rel}
      href={`?${formatListQuery(target)}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onNavigate(target)
      }}
    >
      {label}
    </a>
  )
}
