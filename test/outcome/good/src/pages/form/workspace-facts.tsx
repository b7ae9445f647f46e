import { Bar, Empty, Failed, stateOf } from '../state.tsx'

const FACTS = [
  ['Owner', 'Thandeka Nkosi'],
  ['Created', '4 March 2024'],
  ['Region of the data', 'Ireland'],
  ['Members', '14'],
  ['Plan', 'Team'],
] as const

/** What nobody can edit, as pairs. */
export function WorkspaceFacts() {
  const state = stateOf('workspace-facts')
  return (
    <section
      id="workspace-facts"
      data-state={state}
      className="facts"
      aria-labelledby="facts-title"
    >
      <h2 data-slot="heading" id="facts-title">
        Facts, <a href="/workspace/audit-log">in the audit log</a>
      </h2>
      {state === 'empty' && (
        <Empty>
          <p>Nothing is known about this workspace yet.</p>
          <a href="#workspace-form">Fill in the form</a>
        </Empty>
      )}
      {state === 'error' && <Failed>The facts could not be read; the form still works.</Failed>}
      {(state === undefined || state === 'loading') && (
        <dl data-pattern={state && 'skeleton-loader'}>
          {FACTS.map(([term, value]) => (
            <div key={term}>
              <dt data-slot="term">{term}</dt>
              <dd data-slot="value">{state === 'loading' ? <Bar /> : value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
