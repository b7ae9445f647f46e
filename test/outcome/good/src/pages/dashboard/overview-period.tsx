import { type KeyboardEvent, useState } from 'react'
import { Failed, stateOf } from '../state.tsx'
import type { Query } from '../use-query.ts'

const PERIODS = ['Last 7 days', 'Last 30 days', 'This year']
const COMPARISONS = ['Previous period', 'Same period last year', 'None']
const TEAMS = ['Any', 'Gate', 'Berths', 'Office']

interface ChoiceProps {
  readonly label: string
  readonly name: string
  readonly values: readonly string[]
  readonly query: Query
}

const Choice = ({ label, name, values, query }: ChoiceProps) => (
  <label className="field">
    {label}
    <select
      value={query.get(name, values[0])}
      onChange={({ target }) => query.change({ [name]: target.value })}
    >
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </select>
  </label>
)

function Day({ label, name, query }: Omit<ChoiceProps, 'values'>) {
  const [day, setDay] = useState(query.get(name))
  const apply = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    query.change({ [name]: day })
  }
  return (
    <label className="field">
      {label}
      <input
        type="date"
        value={day}
        onChange={({ target }) => setDay(target.value)}
        onBlur={() => query.change({ [name]: day })}
        onKeyDown={apply}
      />
    </label>
  )
}

/** The period that figures and chart are about, what it is held against, and one filter. */
export function OverviewPeriod({ query }: { query: Query }) {
  const state = stateOf('overview-period')
  const team = query.get('team', 'Gate')
  const isActive = team !== 'Any' && state !== 'empty'
  const clear = (): void => query.change({ team: 'Any' })
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Delete' && key !== 'Backspace') return
    clear()
    document.querySelector<HTMLElement>('#overview-period select')?.focus()
  }
  return (
    <search
      id="overview-period"
      data-state={state}
      aria-label="Filter the overview"
      className="stack"
    >
      <div className="row">
        <div className="row" data-slot="date-range">
          <Choice label="Period" name="period" values={PERIODS} query={query} />
          <Day label="First day" name="from" query={query} />
          <Day label="Last day" name="to" query={query} />
        </div>
        <div data-slot="comparison">
          <Choice label="Held against" name="comparison" values={COMPARISONS} query={query} />
        </div>
        <div data-slot="fields">
          <label className="field">
            Team
            <select value={team} onChange={({ target }) => query.change({ team: target.value })}>
              {TEAMS.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        </div>
      </div>
      {isActive && (
        <ul className="tags" data-slot="active" aria-label="Active filters">
          <li onKeyDown={onKeyDown}>
            Team: {team}{' '}
            <button type="button" aria-label={`Remove Team: ${team}`} onClick={clear}>
              ×
            </button>
          </li>
          <li>
            <button type="button" onClick={clear}>
              Clear all
            </button>
          </li>
        </ul>
      )}
      {state === 'error' && <Failed>The teams could not be read; the period still works.</Failed>}
      <p data-slot="scope" className="hint">
        {state === 'loading' ? 'Counting' : '9 to 15 November 2026, London time, data until 11:52'}
      </p>
    </search>
  )
}
