import { MODES, type Mode } from '../theme-colors.ts'
import { COLOR_VISIONS, toColorMatrixValues } from '../vision.ts'

const MODE_LABELS: Readonly<Record<Mode, string>> = { light: 'Light', dark: 'Dark' }

/** Two choices that style sheets follow, so that they work without a script: mode and vision. */
export const ThemePreviewOptions = ({ mode }: { readonly mode: Mode }) => (
  <div class="switches">
    <SegmentedControl
      name="shown-mode"
      legend="Mode"
      value={mode}
      options={MODES.map((id) => [id, MODE_LABELS[id]])}
    />
    <SegmentedControl
      name="vision"
      legend="Colour vision"
      value="full"
      options={[['full', 'Full'], ...COLOR_VISIONS.map(({ id, label }) => [id, label] as const)]}
    />
    <svg class="filters" aria-hidden="true" focusable="false">
      {COLOR_VISIONS.map((vision) => (
        <filter key={vision.id} id={`vision-${vision.id}`}>
          <feColorMatrix type="matrix" values={toColorMatrixValues(vision)} />
        </filter>
      ))}
    </svg>
  </div>
)

interface SegmentedControlProps {
  readonly name: string
  readonly legend: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

/** A choice of one among a few, side by side. */
export const SegmentedControl = ({
  name,
  legend,
  value: chosen,
  options,
}: SegmentedControlProps) => (
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
