import { type Dispatch, type KeyboardEvent, type SetStateAction, useRef } from 'react'
import { Bar, Empty, Failed, stateOf } from '../state.tsx'
import type { Query } from '../use-query.ts'
import type { useSort } from '../use-sort.ts'
import { Pagination } from './pagination.tsx'
import { REQUESTS, type Request } from './requests.ts'

const COLUMNS = [
  ['name', 'Request'],
  ['status', 'Status'],
  ['owner', 'Owner'],
  ['day', 'Day'],
] as const

export type SortColumn = (typeof COLUMNS)[number][0]

interface Props {
  readonly query: Query
  readonly sort: ReturnType<typeof useSort<SortColumn>>
  readonly rows: readonly Request[]
  readonly picked: ReadonlySet<string>
  readonly setPicked: Dispatch<SetStateAction<ReadonlySet<string>>>
}

/** The requests that match, a page at a time; rows can be picked. */
export function RecordsTable({ query, sort, rows, picked, setPicked }: Props) {
  const state = stateOf('records-table')
  const last = useRef(0)
  const size = Number(query.get('size', '10'))
  const from = (Number(query.get('page', '1')) - 1) * size
  const shown = rows.slice(from, from + size)
  const pick = (ids: readonly string[], isPicked: boolean): void =>
    setPicked((old) => {
      const next = new Set(old)
      for (const id of ids) isPicked ? next.add(id) : next.delete(id)
      return next
    })
  const pickRange = (event: KeyboardEvent, at: number): void => {
    if (event.key !== ' ' || !event.shiftKey) return
    event.preventDefault()
    const [start = 0, end = 0] = [last.current, at].sort((a, b) => a - b)
    pick(
      shown.slice(start, end + 1).map(({ id }) => id),
      true,
    )
  }
  const isAll = shown.length > 0 && shown.every(({ id }) => picked.has(id))
  if (state === 'empty') {
    return (
      <section id="records-table" data-state="empty" aria-label="Requests">
        <Empty>
          <p>Requests of the harbour will stand here.</p>
          <a href="/records/new/edit">Save the first request</a> or{' '}
          <a href="/records/import">import a file</a>
        </Empty>
      </section>
    )
  }
  return (
    <section id="records-table" data-state={state} aria-labelledby="records-table-caption">
      <label className="field narrow-only">
        Sort by
        <select onChange={({ target }) => sort.toggle(target.value as SortColumn)}>
          {COLUMNS.map(([column, label]) => (
            <option key={column} value={column}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <table>
        <caption data-slot="caption" id="records-table-caption">
          Requests{state === 'loading' ? '' : `, ${rows.length} of ${REQUESTS.length}`}
        </caption>
        <thead>
          <tr data-slot="columns">
            <td data-slot="select-all">
              <input
                type="checkbox"
                aria-label="Pick the rows of this page"
                checked={isAll}
                onChange={({ target }) =>
                  pick(
                    shown.map(({ id }) => id),
                    target.checked,
                  )
                }
              />
            </td>
            {COLUMNS.map(([column, label]) => (
              <th key={column} scope="col" aria-sort={sort.directionOf(column)}>
                <button type="button" onClick={() => sort.toggle(column)}>
                  {label}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        {state === 'loading' ? (
          <tbody data-pattern="skeleton-loader">
            {Array.from({ length: 10 }, (_, at) => (
              <tr key={at}>
                <td colSpan={5}>
                  <Bar />
                </td>
              </tr>
            ))}
          </tbody>
        ) : (
          <tbody data-slot="rows">
            {shown.map(({ id, name, status, owner, day }, at) => (
              <tr key={id}>
                <td data-slot="row-select">
                  <input
                    type="checkbox"
                    aria-label={`Pick ${name}`}
                    checked={picked.has(id)}
                    onKeyDown={(event) => pickRange(event, at)}
                    onChange={({ target }) => {
                      last.current = at
                      pick([id], target.checked)
                    }}
                  />
                </td>
                <th scope="row">
                  <a href={`/records/${id}`}>{name}</a>
                </th>
                <td data-label="Status">{status}</td>
                <td data-label="Owner">{owner}</td>
                <td data-label="Day">{day}</td>
              </tr>
            ))}
          </tbody>
        )}
      </table>
      {state === 'error' && (
        <Failed>Requests could not be read again; these are from 11:52.</Failed>
      )}
      <Pagination {...{ query, from, size }} total={rows.length} />
    </section>
  )
}
