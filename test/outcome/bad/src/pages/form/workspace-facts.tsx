import { Bar, Empty, stateOf } from '../state.tsx'

/** No error of its own, a link that Tab passes over, and wider than a phone. */
export function WorkspaceFacts() {
  const state = stateOf('workspace-facts')
  return (
    <section id="workspace-facts" data-state={state} aria-labelledby="facts-title">
      <h2 data-slot="heading" id="facts-title">
        Facts,{' '}
        <a href="/workspace/audit-log" tabIndex={-1}>
          in the audit log
        </a>
      </h2>
      {state === 'empty' && <Empty>Nothing is known yet.</Empty>}
      {state !== 'empty' && (
        <dl
          style={{ inlineSize: '40rem' }}
          data-pattern={state === 'loading' ? 'skeleton-loader' : undefined}
        >
          <dt data-slot="term">Owner</dt>
          <dd data-slot="value">{state === 'loading' ? <Bar /> : 'Thandeka Nkosi'}</dd>
        </dl>
      )}
    </section>
  )
}
