import type { ComponentChildren } from 'preact'

interface SegmentedControlProps<T extends string> {
  readonly name: string
  readonly legend: string
  readonly value: T
  readonly options: readonly (readonly [value: T, label: ComponentChildren])[]
  /** Without it the browser keeps the state, and style sheets follow it. */
  readonly onChange?: (value: T) => void
}

/** Radio buttons that look like a segmented control. */
export const SegmentedControl = <T extends string>({
  name,
  legend,
  value: selected,
  options,
  onChange,
}: SegmentedControlProps<T>) => (
  <fieldset class="segments">
    <legend>{legend}</legend>
    {options.map(([value, label]) => (
      <label key={value}>
        <input
          type="radio"
          name={name}
          value={value}
          checked={value === selected}
          onChange={onChange && (() => onChange(value))}
        />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
)
