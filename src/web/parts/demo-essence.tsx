import type { ComponentChildren } from 'preact'
import type { DemoLook, ThemeChoice } from '../demo-essence.ts'

interface DemoEssenceProps {
  readonly look: DemoLook
  readonly themes: readonly ThemeChoice[]
  readonly onChange: (look: DemoLook) => void
}

const DENSITIES = ['compact', 'comfortable', 'spacious']

/** Twelve lines of an essence. Two of its values can be chosen where they stand. */
export const DemoEssence = ({ look, themes, onChange }: DemoEssenceProps) => (
  <section class="panel demo-essence" aria-labelledby="demo-essence">
    <h2 id="demo-essence">An essence</h2>
    <div class="listing">
      <Line>{'{ "version": "4.0.0",'}</Line>
      <Line depth={1}>{'"dna": {'}</Line>
      <Line depth={2}>
        {'"theme": { "id": '}
        <Value
          label="Theme"
          value={look.theme}
          choices={themes.map(({ id }) => id)}
          onChange={(theme) => onChange({ ...look, theme })}
        />
        {' …'}
      </Line>
      <Line depth={2}>{'"spacing": {'}</Line>
      <Line depth={3}>
        {'"density": '}
        <Value
          label="Density"
          value={look.density}
          choices={DENSITIES}
          onChange={(density) => onChange({ ...look, density })}
        />
        {' …'}
      </Line>
      <Line depth={1}>{'"blueprint": { "sections": [{'}</Line>
      <Line depth={2}>{'"id": "desk",'}</Line>
      <Line depth={2}>{'"shell": "sidebar-main",'}</Line>
      <Line depth={2}>{'"pages": [{ "id": "today",'}</Line>
      <Line depth={3}>{'"layout": ["kpi-grid",'}</Line>
      <Line depth={4}>{'{ "cols": ["chart-grid",'}</Line>
      <Line depth={5}>{'"activity-feed"] }] …'}</Line>
    </div>
    <p class="panel-note">
      <a href="try/">Open all of it</a>
    </p>
  </section>
)

interface LineProps {
  readonly depth?: number
  readonly children: ComponentChildren
}

const Line = ({ depth = 0, children }: LineProps) => (
  <code style={`--depth:${depth}`}>{children}</code>
)

interface ValueProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly string[]
  readonly onChange: (value: string) => void
}

const Value = ({ label, value, choices, onChange }: ValueProps) => (
  <>
    <span class="without-script">"{value}"</span>
    <select
      class="needs-script"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          "{choice}"
        </option>
      ))}
    </select>
  </>
)
