import type { ContentType } from '../../index.ts'
import type { ParameterTable } from '../../internal.ts'
import { type FilterCounts, keepUsefulControls } from './filter-counts.ts'
import {
  type FilterControl,
  followInPage,
  formatListQuery,
  type ListQuery,
  listFilterControls,
} from './list-query.ts'

interface BrowseFiltersProps {
  readonly type: ContentType
  readonly query: ListQuery
  /** How many records each filter leaves, and the number of all records. */
  readonly counts: FilterCounts
  readonly total: number
  readonly onChange: (values: ListQuery) => void
  readonly parameters?: ParameterTable
}

/** The order and the filters of a list, without filters that match all records or none. */
export const BrowseFilters = ({
  type,
  query,
  counts,
  total,
  onChange,
  parameters,
}: BrowseFiltersProps) => (
  <form class="browse-filters" aria-label="Filters" onSubmit={preventSubmit}>
    {keepUsefulControls(listFilterControls(type, parameters), { counts, total, query }).map(
      (control) =>
        control.options ? (
          <FilterSelect key={control.name} {...{ control, query, onChange }} />
        ) : (
          <FilterCheckbox key={control.name} {...{ control, query, onChange }} />
        ),
    )}
  </form>
)

const preventSubmit = (event: Event): void => event.preventDefault()

interface FilterControlProps extends Pick<BrowseFiltersProps, 'query' | 'onChange'> {
  readonly control: FilterControl
}

const FilterSelect = ({
  control: { name, label, options },
  query,
  onChange,
}: FilterControlProps) => (
  <label class="choice">
    <span>{label}</span>
    <select
      name={name}
      value={query[name] ?? options?.[0]?.value}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    >
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)

const FilterCheckbox = ({ control: { name, label }, query, onChange }: FilterControlProps) => (
  <label class="check-label">
    <input
      type="checkbox"
      checked={query[name] === 'true'}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked ? 'true' : '' })}
    />
    {label}
  </label>
)

/** The part of a list that a page shows. */
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

/** Links to the previous and the next page, which also open in a new tab. */
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
  const pageExists = offset > -limit && offset < total
  if (!pageExists) return <span class="turn" aria-hidden="true" />
  const target = { ...query, offset: String(Math.max(0, offset)) }
  return (
    <a
      class="turn button"
      rel={rel}
      href={`?${formatListQuery(target)}`}
      onClick={followInPage(() => onNavigate(target))}
    >
      {label}
    </a>
  )
}
