import { toSingular } from '../../index.ts'
import { choose } from '../search/facets.ts'
import type { Counts, Facets, Filters } from '../search/wanted.ts'
import { PLURAL, TYPES_IN_ORDER } from '../type-names.ts'

interface FacetChipsProps {
  /** Begins the names of the controls, which must be unique in a page. */
  readonly id: string
  readonly facets: Facets
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

/** Ways to narrow results, each with how many it would leave. */
export const FacetChips = ({ id, facets, filters, onChange }: FacetChipsProps) => {
  const offered = TYPES_IN_ORDER.filter((type) => facets.type[toSingular(type)])
  const total = Object.values(facets.type).reduce((sum, count) => sum + count, 0)
  return (
    <div class="facets">
      <fieldset class="facet-row">
        <legend class="hidden">Type</legend>
        <Chip
          name={`${id}-type`}
          label="All"
          count={total}
          checked={filters.type === undefined}
          onChoose={() => onChange(choose(filters, 'type', undefined))}
        />
        {offered.map((type) => (
          <Chip
            key={type}
            name={`${id}-type`}
            label={PLURAL[type]}
            count={facets.type[toSingular(type)] ?? 0}
            checked={filters.type === toSingular(type)}
            onChoose={() => onChange(choose(filters, 'type', toSingular(type)))}
          />
        ))}
      </fieldset>
      <fieldset class="facet-row">
        <legend class="hidden">Standing</legend>
        <Chip
          label="Recommended"
          count={facets.recommended.true ?? 0}
          checked={filters.recommended === true}
          onChoose={() =>
            onChange(choose(filters, 'recommended', filters.recommended ? undefined : true))
          }
        />
        <Sets counts={facets.blueprint_set} filters={filters} onChange={onChange} />
      </fieldset>
    </div>
  )
}

interface SetsProps extends Pick<FacetChipsProps, 'filters' | 'onChange'> {
  readonly counts: Counts
}

/** The sets of blueprints. One can be taken back, so that each is a box of its own. */
const Sets = ({ counts, filters, onChange }: SetsProps) => (
  <>
    {Object.entries(counts).map(([set, count]) => (
      <Chip
        key={set}
        label={`${set[0]?.toUpperCase()}${set.slice(1)} blueprints`}
        count={count}
        checked={filters.blueprint_set === set}
        onChoose={() =>
          onChange(
            choose(filters, 'blueprint_set', filters.blueprint_set === set ? undefined : set),
          )
        }
      />
    ))}
  </>
)

interface ChipProps {
  /** Chips of one name exclude each other; one without a name is by itself. */
  readonly name?: string
  readonly label: string
  readonly count: number
  readonly checked: boolean
  readonly onChoose: () => void
}

const Chip = ({ name, label, count, checked, onChoose }: ChipProps) => (
  <label class="facet">
    <input type={name ? 'radio' : 'checkbox'} name={name} checked={checked} onChange={onChoose} />
    {label} <span class="count">{count}</span>
  </label>
)
