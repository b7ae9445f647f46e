import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Failed, stateOf } from '../state.tsx'

const ACTIONS = ['Assign', 'Export', 'Archive']

/** What can be done with the picked rows; not in the page while none is picked. */
export function BulkBar({ picked, clear }: { picked: ReadonlySet<string>; clear: () => void }) {
  const bar = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLElement | null>(null)
  const asked = stateOf('record-bulk')
  const state = asked ?? (picked.size === 0 ? 'empty' : undefined)
  useEffect(() => {
    const listen = ({ key }: globalThis.KeyboardEvent): void => {
      const { activeElement } = document
      if (key !== 'F6' || !(activeElement instanceof HTMLElement)) return
      if (bar.current?.contains(activeElement)) row.current?.focus()
      else {
        row.current = activeElement
        bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
      }
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  if (state === 'empty') return <div id="record-bulk" data-state="empty" hidden ref={bar} />
  return (
    <div id="record-bulk" data-state={state} className="floating" ref={bar}>
      {state === 'error' && <Failed>3 of 5 requests were archived; 2 are locked.</Failed>}
      <p data-slot="count" role="status">
        {state === 'loading' ? '3 of 5 done' : `${picked.size} picked on this page`}
      </p>
      {state === 'loading' ? (
        <button type="button">Stop</button>
      ) : (
        <div role="toolbar" aria-label={`Actions for ${picked.size} picked requests`}>
          <span data-slot="actions" className="row">
            {ACTIONS.map((action, at) => (
              <button key={action} type="button" tabIndex={at === 0 ? 0 : -1} onKeyDown={move}>
                {action}
              </button>
            ))}
          </span>
        </div>
      )}
      <button type="button" data-slot="clear" aria-label="Clear the picked rows" onClick={clear}>
        ×
      </button>
    </div>
  )
}

/** Left and right move between the actions, of which one is a stop for Tab. */
function move({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>): void {
  const { nextElementSibling, previousElementSibling } = currentTarget
  const next = { ArrowRight: nextElementSibling, ArrowLeft: previousElementSibling }[key]
  if (!(next instanceof HTMLButtonElement)) return
  currentTarget.tabIndex = -1
  next.tabIndex = 0
  next.focus()
}
