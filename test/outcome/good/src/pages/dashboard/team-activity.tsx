import { useRef, useState } from 'react'
import { Bar, Empty, Failed, stateOf } from '../state.tsx'

const NEW = ['Thandeka Nkosi', 'closed', 'Lamp at the slip, 6', 'today, 11:58'] as const

const EVENTS = [
  ['Hafsteinn Briem', 'asked to refund', 'Refund of a night, 5', 'today, 11:52'],
  ['Maëlle Kerjean', 'moved', 'Berth for the ferry, 2', 'today, 10:05'],
  ['Rule "Close codes"', 'ended the code of', 'Gate key for B7, 1', 'yesterday'],
] as const

/** What colleagues did last; new events enter when the reader asks. */
export function TeamActivity() {
  const state = stateOf('team-activity')
  const [hasNew, setHasNew] = useState(false)
  const first = useRef<HTMLAnchorElement>(null)
  const events = hasNew ? [NEW, ...EVENTS] : EVENTS
  return (
    <section id="team-activity" data-state={state} className="stack">
      <h2 data-slot="heading" id="activity-title">
        What the office did
      </h2>
      {state === undefined && !hasNew && (
        <button
          type="button"
          data-slot="new-events"
          onClick={() => {
            setHasNew(true)
            requestAnimationFrame(() => first.current?.focus())
          }}
        >
          Show 1 new event
        </button>
      )}
      {state === 'empty' && <Empty>Requests that colleagues change will appear here.</Empty>}
      {state === 'error' && <Failed>Events since yesterday could not be read.</Failed>}
      {state !== 'empty' && (
        <ol
          aria-labelledby="activity-title"
          data-pattern={state === 'loading' ? 'skeleton-loader' : undefined}
        >
          {events.map(([actor, verb, record, time], at) => (
            <li key={record}>
              {state === 'loading' ? (
                <Bar />
              ) : (
                <>
                  <strong data-slot="actor">{actor}</strong>{' '}
                  <span data-slot="event">
                    {verb}{' '}
                    <a ref={at === 0 ? first : null} href="/records">
                      {record}
                    </a>
                  </span>{' '}
                  <span data-slot="time" className="hint">
                    {time}
                  </span>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      <a data-slot="view-all" href="/workspace/audit-log">
        All activity
      </a>
    </section>
  )
}
