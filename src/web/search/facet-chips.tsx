import { toSingular } from '../../index.ts'
import { ORDERED_TYPES, TYPE_LABELS } from '../ui/content-type-labels.ts'
import { setFilter } from './facets.ts'
import { PAGE_KIND_LABELS, PAGE_KINDS } from './page-kinds.ts'
import type { FacetCounts, Facets, SearchFilters } from './types.ts'

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
        <legend class="hidden">Quality</legend>
        <FacetChip
          label="Recommended"
          count={facets.recommended.true ?? 0}
          checked={filters.recommended === true}
          onToggle={() =>
            onChange(setFilter(filters, 'recommended', filters.recommended ? undefined : true))
          }
        />
        <BlueprintSetChips counts={facets.blueprint_set} filters={filters} onChange={onChange} />
      </fieldset>
    </div>
  )
}

interface BlueprintSetChipsProps extends Pick<FacetChipsProps, 'filters' | 'onChange'> {
  readonly counts: FacetCounts
}

/** The blueprint set filters. They are check boxes, because a set can be deselected. */
const BlueprintSetChips = ({ counts, filters, onChange }: BlueprintSetChipsProps) => (
  <>
    {Object.entries(counts).map(([set, count]) => (
      <FacetChip
        key={set}
        label={`${set[0]?.toUpperCase()}${set.slice(1)} blueprints`}
        count={count}
        checked={filters.blueprint_set === set}
        onToggle={() =>
          onChange(
            setFilter(filters, 'blueprint_set', filters.blueprint_set === set ? undefined : set),
          )
        }
      />
    ))}
  </>
)

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
