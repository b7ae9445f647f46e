import { Bar, Empty, Failed, stateOf } from '../state.tsx'
import type { Query } from '../use-query.ts'
import { useSort } from '../use-sort.ts'

const COLUMNS = [
  ['name', 'Request'],
  ['since', 'Waits since'],
] as const

const ROWS = [
  { name: 'Crane on Friday, 3', since: '2026-11-09' },
  { name: 'Water at pier 4, 12', since: '2026-11-11' },
  { name: 'New mooring line, 8', since: '2026-11-13' },
]

/** What waits for a decision, oldest first, whatever the period is. */
export function WaitingList({ query }: { query: Query }) {
  const state = stateOf('waiting-list')
  const sort = useSort<'name' | 'since'>(query)
  if (state === 'empty') {
    return (
      <section id="waiting-list" data-state="empty" aria-label="Waiting requests">
        <Empty>
          <p>Requests that need a decision will stand here.</p>
          <a href="/overview/getting-started">Invite colleagues who send them</a>
        </Empty>
      </section>
    )
  }
  return (
    <section id="waiting-list" data-state={state} className="stack">
      <table>
        <caption data-slot="caption">
          Waiting requests of any day{state === 'loading' ? '' : `, ${ROWS.length} in all`}
        </caption>
        <thead>
          <tr data-slot="columns">
            {COLUMNS.map(([column, label]) => (
              <th key={column} scope="col" aria-sort={sort.directionOf(column)}>
                <button type="button" onClick={() => sort.toggle(column)}>
                  {label}
                </button>
              </th>
            ))}
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody data-slot="rows" data-pattern={state === 'loading' ? 'skeleton-loader' : undefined}>
          {sort.sorted(ROWS).map(({ name, since }) =>
            state === 'loading' ? (
              <tr key={name}>
                <td colSpan={3}>
                  <Bar />
                </td>
              </tr>
            ) : (
              <tr key={name}>
                <th scope="row">
                  <a href="/records">{name}</a>
                </th>
                <td data-label="Waits since">{since}</td>
                <td>
                  <button type="button">Approve {name}</button>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {state === 'error' && <Failed>The list could not be read again; this is from 09:00.</Failed>}
      <a data-slot="view-all" href="/records?status=Waiting">
        All 7 waiting requests
      </a>
    </section>
  )
}
