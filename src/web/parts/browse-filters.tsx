import type { ContentType } from '../../index.ts'
import { CHOICES, type ListQuery } from '../list-query.ts'

interface BrowseFiltersProps {
  readonly type: ContentType
  readonly query: ListQuery
  readonly onChange: (values: ListQuery) => void
}

const LABELS: Readonly<Record<string, string>> = {
  '': 'any',
  recommended: 'recommended first',
  recent: 'newest first',
}

/** The order of a list and what it is restricted to, as the API knows them. */
export const BrowseFilters = ({ type, query, onChange }: BrowseFiltersProps) => (
  <form class="browse-filters needs-script" aria-label="Filters" onSubmit={stay}>
    <Choice name="sort" label="Order" {...{ query, onChange }} />
    <Choice name="intelligence_source" label="Evidence" {...{ query, onChange }} />
    {type === 'blueprints' && <Choice name="blueprint_set" label="Set" {...{ query, onChange }} />}
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

const stay = (event: Event): void => event.preventDefault()

interface ChoiceProps extends Pick<BrowseFiltersProps, 'query' | 'onChange'> {
  readonly name: keyof typeof CHOICES
  readonly label: string
}

const Choice = ({ name, label, query, onChange }: ChoiceProps) => (
  <label class="choice">
    <span>{label}</span>
    <select
      name={name}
      value={query[name] ?? CHOICES[name][0]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    >
      {CHOICES[name].map((value) => (
        <option key={value} value={value}>
          {name === 'intelligence_source' || name === 'sort' ? (LABELS[value] ?? value) : value}
        </option>
      ))}
    </select>
  </label>
)
