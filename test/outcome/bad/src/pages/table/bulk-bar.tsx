import { Failed, stateOf } from '../state.tsx'

/** No toolbar, no F6, no arrows, and a colour of its own. */
export function BulkBar({ picked, clear }: { picked: ReadonlySet<string>; clear: () => void }) {
  const state = stateOf('record-bulk') ?? (picked.size === 0 ? 'empty' : undefined)
  if (state === 'empty') return <div id="record-bulk" data-state="empty" hidden />
  return (
    <div
      id="record-bulk"
      data-state={state}
      className="floating"
      style={{ borderColor: '#b00020' }}
    >
      <h2>Picked rows</h2>
      {state === 'error' && <Failed>3 of 5 requests were archived; 2 are locked.</Failed>}
      <p data-slot="count" role="status">
        {state === 'loading' ? '3 of 5 done' : `${picked.size} picked`}
      </p>
      <span data-slot="actions">
        <button type="button">Assign</button>
        <button type="button">Archive</button>
      </span>
      <button type="button" data-slot="clear" onClick={clear}>
        Clear
      </button>
    </div>
  )
}
