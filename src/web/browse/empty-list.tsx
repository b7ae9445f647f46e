import type { ContentType } from '../../index.ts'
import { formatCategory } from './categories.ts'
import {
  CATEGORY_PARAMETER,
  getSelectedCategory,
  type ListQuery,
  listFilterControls,
  updateListQuery,
} from './list-query.ts'

/** A filter of a query, as people read it. */
interface ActiveFilter {
  readonly name: string
  readonly label: string
}

/** Lists the filters that a query has set. */
export function listActiveFilters(type: ContentType, query: ListQuery): ActiveFilter[] {
  const category = getSelectedCategory(query)
  const controls = listFilterControls(type).filter(({ name }) => name !== 'sort')
  const set = controls.flatMap(({ name, label, options }): ActiveFilter[] => {
    const value = query[name]
    if (value === undefined || value === options?.[0]?.value || value === 'false') return []
    const option = options?.find((item) => item.value === value)
    return [{ name, label: option ? `${label}: ${option.label}` : label }]
  })
  return category ? [{ name: CATEGORY_PARAMETER, label: formatCategory(category) }, ...set] : set
}

interface EmptyListProps {
  readonly type: ContentType
  readonly query: ListQuery
  /** The number of records that the filters leave. */
  readonly total: number
  readonly onNavigate: (query: ListQuery) => void
}

/** Says why a list is empty, and offers what to try instead. */
export const EmptyList = ({ type, query, total, onNavigate }: EmptyListProps) => {
  const filters = listActiveFilters(type, query)
  const { offset: _offset, ...firstPage } = query
  return (
    <div class="empty">
      {total > 0 ? (
        <>
          <p>This page is past the end: the list has {total} records.</p>
          <button type="button" class="button" onClick={() => onNavigate(firstPage)}>
            Go to the first page
          </button>
        </>
      ) : (
        <>
          <p>
            No {type} match{' '}
            {filters.length > 0 ? filters.map(({ label }) => `“${label}”`).join(' and ') : 'yet'}.{' '}
            {filters.length > 1 && 'Try it with one filter less:'}
          </p>
          {filters.length > 1 &&
            filters.map(({ name, label }) => (
              <button
                key={name}
                type="button"
                class="button"
                onClick={() => onNavigate(updateListQuery(query, { [name]: '' }))}
              >
                Remove “{label}”
              </button>
            ))}
        </>
      )}
      <button type="button" class="button" onClick={() => onNavigate({})}>
        Show all {type}
      </button>
    </div>
  )
}
