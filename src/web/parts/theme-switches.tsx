import { MODES, type Mode } from '../theme-colors.ts'
import { filterValues, VISIONS } from '../vision.ts'

const LABELS: Readonly<Record<Mode, string>> = { light: 'Light', dark: 'Dark' }

/** Two choices that style sheets follow, so that they work without a script: mode and vision. */
export const ThemeSwitches = ({ mode }: { readonly mode: Mode }) => (
  <div class="switches">
    <Choice
      name="shown-mode"
      legend="Mode"
      chosen={mode}
      options={MODES.map((id) => [id, LABELS[id]])}
    />
    <Choice
      name="vision"
      legend="Colour vision"
      chosen="full"
      options={[['full', 'Full'], ...VISIONS.map(({ id, label }) => [id, label] as const)]}
    />
    <svg class="filters" aria-hidden="true" focusable="false">
      {VISIONS.map((vision) => (
        <filter key={vision.id} id={`vision-${vision.id}`}>
          <feColorMatrix type="matrix" values={filterValues(vision)} />
        </filter>
      ))}
    </svg>
  </div>
)

interface ChoiceProps {
  readonly name: string
  readonly legend: string
  readonly chosen: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

/** A choice of one among a few, side by side. */
export const Choice = ({ name, legend, chosen, options }: ChoiceProps) => (
  <fieldset class="segments">
    <legend>{legend}</legend>
    {options.map(([value, label]) => (
      <label key={value}>
        <input type="radio" name={name} value={value} checked={value === chosen} />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
)
