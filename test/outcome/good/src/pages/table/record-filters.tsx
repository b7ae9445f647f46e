import type { KeyboardEvent } from 'react'
import { Failed, stateOf } from '../state.tsx'
import type { Query } from '../use-query.ts'
import { OWNERS, REQUESTS } from './requests.ts'

const FIELDS = [
  { name: 'status', label: 'Status', values: ['any', 'Open', 'Waiting', 'Done'], usual: 'Open' },
  { name: 'owner', label: 'Owner', values: ['', ...OWNERS], usual: '' },
] as const

/** Words, status, owner and day that narrow the requests, all kept in the address. */
export function RecordFilters({ query, matching }: { query: Query; matching: number }) {
  const state = stateOf('record-filters')
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') query.change({ query: '', page: '' })
    if (event.key !== 'Enter') return
    event.preventDefault()
    query.change({ query: event.currentTarget.value, page: '' })
  }
  const counted = state === 'loading' ? 'Counting' : `${matching} of ${REQUESTS.length} match`
  return (
    <search id="record-filters" data-state={state} aria-label="Filter requests" className="stack">
      <form className="row" onSubmit={(event) => event.preventDefault()}>
        <label className="field" data-slot="query">
          Search names
          <input
            type="search"
            value={query.get('query')}
            onChange={({ target }) => query.change({ query: target.value, page: '' })}
            onKeyDown={onKeyDown}
          />
        </label>
        <div className="row" data-slot="fields">
          {FIELDS.map(({ name, label, values, usual }) => (
            <label className="field" key={name}>
              {label}
              <select
                value={query.get(name, usual)}
                onChange={({ target }) => query.change({ [name]: target.value, page: '' })}
              >
                {values.map((value) => (
                  <option key={value} value={value}>
                    {value === '' || value === 'any' ? 'Any' : value}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label className="field">
            Since
            <input
              type="date"
              value={query.get('from')}
              onChange={({ target }) => query.change({ from: target.value, page: '' })}
            />
          </label>
        </div>
      </form>
      {state !== 'empty' && <ActiveFilters query={query} />}
      {state === 'error' && <Failed>The owners could not be read; the rest still filters.</Failed>}
      <p data-slot="results" role="status">
        {counted}
      </p>
    </search>
  )
}

function ActiveFilters({ query }: { query: Query }) {
  const active = FIELDS.map(({ name, label, usual }) => {
    const value = query.get(name, usual)
    return { name, text: `${label}: ${value}`, isSet: value !== '' && value !== 'any' }
  }).filter(({ isSet }) => isSet)
  const remove = (name: string): void =>
    query.change({ [name]: name === 'status' ? 'any' : '', page: '' })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, name: string): void => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    const item = event.currentTarget
    const next = item.nextElementSibling ?? item.previousElementSibling
    remove(name)
    next?.querySelector('button')?.focus()
  }
  return (
    <ul className="tags" data-slot="active" aria-label="Active filters">
      {active.map(({ name, text }) => (
        <li key={name} onKeyDown={(event) => onKeyDown(event, name)}>
          {text}{' '}
          <button type="button" aria-label={`Remove ${text}`} onClick={() => remove(name)}>
            ×
          </button>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => query.change({ status: 'any', owner: '', query: '' })}>
          Clear all
        </button>
      </li>
    </ul>
  )
}
