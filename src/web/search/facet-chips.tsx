import { toSingular } from '../../internal.ts'
import { ORDERED_TYPES, TYPE_LABELS } from '../ui/content-type-labels.ts'
import { setFilter } from './facets.ts'
import { PAGE_KIND_LABELS, PAGE_KINDS } from './page-kinds.ts'
import { RECORD_FILTERS, type RecordFilterOptions } from './record-filters.ts'
import type { Facets, SearchFilters } from './types.ts'

interface FacetChipsProps {
  /** The prefix of the control names; unique in a page. */
  readonly id: string
  readonly facets: Facets
  readonly filters: SearchFilters
  readonly onChange: (filters: SearchFilters) => void
}

/** Filters for search results, each with the number of results that it would leave. */
export const FacetChips = ({ id, facets, filters, onChange }: FacetChipsProps) => {
  const availableTypes = ORDERED_TYPES.filter((type) => facets.type[toSingular(type)])
  const availableKinds = PAGE_KINDS.filter((kind) => facets.kind[kind])
  const total = [...Object.values(facets.type), ...Object.values(facets.kind)].reduce(
    (sum, count) => sum + count,
    0,
  )
  return (
    <div class="facets">
      <fieldset class="facet-row">
        <legend class="hidden">Type</legend>
        <FacetChip
          name={`${id}-type`}
          label="All"
          count={total}
          checked={filters.type === undefined && filters.kind === undefined}
          onToggle={() => onChange(setFilter(filters, 'type', undefined))}
        />
        {availableTypes.map((type) => (
          <FacetChip
            key={type}
            name={`${id}-type`}
            label={TYPE_LABELS[type]}
            count={facets.type[toSingular(type)] ?? 0}
            checked={filters.type === toSingular(type)}
            onToggle={() => onChange(setFilter(filters, 'type', toSingular(type)))}
          />
        ))}
        {availableKinds.map((kind) => (
          <FacetChip
            key={kind}
            name={`${id}-type`}
            label={PAGE_KIND_LABELS[kind]}
            count={facets.kind[kind] ?? 0}
            checked={filters.kind === kind}
            onToggle={() => onChange(setFilter(filters, 'kind', kind))}
          />
        ))}
      </fieldset>
      <fieldset class="facet-row">
        <legend class="hidden">Filters</legend>
        {RECORD_FILTERS.map((filter) => (
          <RecordFilterChips key={filter.name} {...{ filter, facets, filters, onChange }} />
        ))}
      </fieldset>
    </div>
  )
}

interface RecordFilterChipsProps extends Pick<FacetChipsProps, 'facets' | 'filters' | 'onChange'> {
  readonly filter: RecordFilterOptions
}

/** The values of a filter that some results have. They are check boxes: each can be deselected. */
const RecordFilterChips = ({ filter, facets, filters, onChange }: RecordFilterChipsProps) => {
  const { name, options } = filter
  return options.flatMap(({ value, label }) => {
    const count = facets[name]?.[String(value)] ?? 0
    const checked = filters[name] === value
    if (count === 0 && !checked) return []
    return (
      <FacetChip
        key={value}
        {...{ label, count, checked }}
        onToggle={() => onChange(setFilter(filters, name, checked ? undefined : value))}
      />
    )
  })
}

interface FacetChipProps {
  /** Chips with the same name exclude each other; a chip without a name is a check box. */
  readonly name?: string
  readonly label: string
  readonly count: number
  readonly checked: boolean
  readonly onToggle: () => void
}

const FacetChip = ({ name, label, count, checked, onToggle }: FacetChipProps) => (
  <label class="facet">
    <input type={name ? 'radio' : 'checkbox'} name={name} checked={checked} onChange={onToggle} />
    {label} <span class="count">{count}</span>
  </label>
)
