import type { ContentType } from '../../index.ts'
import { FILTER_OPTIONS, formatListQuery, type ListQuery } from './list-query.ts'

interface BrowseFiltersProps {
  readonly type: ContentType
  readonly query: ListQuery
  readonly onChange: (values: ListQuery) => void
}

const OPTION_LABELS: Readonly<Record<string, string>> = {
  '': 'any',
  recommended: 'recommended first',
  recent: 'newest first',
}

/** The order of a list and what it is restricted to, as the API knows them. */
export const BrowseFilters = ({ type, query, onChange }: BrowseFiltersProps) => (
  <form class="browse-filters needs-script" aria-label="Filters" onSubmit={preventSubmit}>
    <FilterSelect name="sort" label="Order" {...{ query, onChange }} />
    <FilterSelect name="intelligence_source" label="Evidence" {...{ query, onChange }} />
    {type === 'blueprints' && (
      <FilterSelect name="blueprint_set" label="Set" {...{ query, onChange }} />
    )}
    <label class="check-label">
      <input
        type="checkbox"
        checked={query.recommended === 'true'}
        onChange={({ currentTarget }) =>
          onChange({ recommended: currentTarget.checked ? 'true' : '' })
        }
      />
      Recommended only
    </label>
  </form>
)

const preventSubmit = (event: Event): void => event.preventDefault()

interface FilterSelectProps extends Pick<BrowseFiltersProps, 'query' | 'onChange'> {
  readonly name: keyof typeof FILTER_OPTIONS
  readonly label: string
}

const FilterSelect = ({ name, label, query, onChange }: FilterSelectProps) => (
  <label class="choice">
    <span>{label}</span>
    <select
      name={name}
      value={query[name] ?? FILTER_OPTIONS[name][0]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    >
      {FILTER_OPTIONS[name].map((value) => (
        <option key={value} value={value}>
          {name === 'intelligence_source' || name === 'sort'
            ? (OPTION_LABELS[value] ?? value)
            : value}
        </option>
      ))}
    </select>
  </label>
)

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
