import { toSingular } from '../../index.ts'
import { ORDERED_TYPES, TYPE_LABELS } from '../ui/content-type-labels.ts'
import { setFilter } from './facets.ts'
import type { FacetCounts, Facets, SearchFilters } from './types.ts'

interface FacetChipsProps {
  /** Begins the names of the controls, which must be unique in a page. */
  readonly id: string
  readonly facets: Facets
  readonly filters: SearchFilters
  readonly onChange: (filters: SearchFilters) => void
}

/** Ways to narrow results, each with how many it would leave. */
export const FacetChips = ({ id, facets, filters, onChange }: FacetChipsProps) => {
  const offered = ORDERED_TYPES.filter((type) => facets.type[toSingular(type)])
  const total = Object.values(facets.type).reduce((sum, count) => sum + count, 0)
  return (
    <div class="facets">
      <fieldset class="facet-row">
        <legend class="hidden">Type</legend>
        <FacetChip
          name={`${id}-type`}
          label="All"
          count={total}
          checked={filters.type === undefined}
          onToggle={() => onChange(setFilter(filters, 'type', undefined))}
        />
        {offered.map((type) => (
          <FacetChip
            key={type}
            name={`${id}-type`}
            label={TYPE_LABELS[type]}
            count={facets.type[toSingular(type)] ?? 0}
            checked={filters.type === toSingular(type)}
            onToggle={() => onChange(setFilter(filters, 'type', toSingular(type)))}
          />
        ))}
      </fieldset>
      <fieldset class="facet-row">
        <legend class="hidden">Standing</legend>
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

/** The sets of blueprints. One can be taken back, so that each is a box of its own. */
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
  /** Chips of one name exclude each other; one without a name is by itself. */
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
