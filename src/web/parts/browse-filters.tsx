import type { ContentType } from '../../index.ts'
import { FILTER_OPTIONS, type ListQuery } from '../list-query.ts'

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
