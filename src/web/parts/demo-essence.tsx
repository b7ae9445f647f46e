import type { ComponentChildren } from 'preact'
import type { DemoAppearance, ThemeOption } from '../demo-essence.ts'

interface DemoEssenceProps {
  readonly appearance: DemoAppearance
  readonly themes: readonly ThemeOption[]
  readonly onChange: (look: DemoAppearance) => void
}

const DENSITIES = ['compact', 'comfortable', 'spacious']

/** Twelve lines of an essence. Two of its values can be chosen where they stand. */
export const DemoEssence = ({ appearance, themes, onChange }: DemoEssenceProps) => (
  <section class="panel demo-essence" aria-labelledby="demo-essence">
    <h2 id="demo-essence">An essence</h2>
    <div class="listing">
      <CodeLine>{'{ "version": "4.0.0",'}</CodeLine>
      <CodeLine depth={1}>{'"dna": {'}</CodeLine>
      <CodeLine depth={2}>
        {'"theme": { "id": '}
        <SelectableValue
          label="Theme"
          value={appearance.theme}
          options={themes.map(({ id }) => id)}
          onChange={(theme) => onChange({ ...appearance, theme })}
        />
        {' …'}
      </CodeLine>
      <CodeLine depth={2}>{'"spacing": {'}</CodeLine>
      <CodeLine depth={3}>
        {'"density": '}
        <SelectableValue
          label="Density"
          value={appearance.density}
          options={DENSITIES}
          onChange={(density) => onChange({ ...appearance, density })}
        />
        {' …'}
      </CodeLine>
      <CodeLine depth={1}>{'"blueprint": { "sections": [{'}</CodeLine>
      <CodeLine depth={2}>{'"id": "desk",'}</CodeLine>
      <CodeLine depth={2}>{'"shell": "sidebar-main",'}</CodeLine>
      <CodeLine depth={2}>{'"pages": [{ "id": "today",'}</CodeLine>
      <CodeLine depth={3}>{'"layout": ["kpi-grid",'}</CodeLine>
      <CodeLine depth={4}>{'{ "cols": ["chart-grid",'}</CodeLine>
      <CodeLine depth={5}>{'"activity-feed"] }] …'}</CodeLine>
    </div>
    <p class="panel-note">
      <a href="try/">Open all of it</a>
    </p>
  </section>
)

interface CodeLineProps {
  readonly depth?: number
  readonly children: ComponentChildren
}

const CodeLine = ({ depth = 0, children }: CodeLineProps) => (
  <code style={`--depth:${depth}`}>{children}</code>
)

interface SelectableValueProps {
  readonly label: string
  readonly value: string
  readonly options: readonly string[]
  readonly onChange: (value: string) => void
}

const SelectableValue = ({ label, value, options, onChange }: SelectableValueProps) => (
  <>
    <span class="without-script">"{value}"</span>
    <select
      class="needs-script"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {options.map((choice) => (
        <option key={choice} value={choice}>
          "{choice}"
        </option>
      ))}
    </select>
  </>
)
