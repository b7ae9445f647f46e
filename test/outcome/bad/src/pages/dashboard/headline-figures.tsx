import { Bar, Failed, stateOf } from '../state.tsx'

/** Fails whenever anything fails. */
export function HeadlineFigures() {
  const hasFailed = location.search.includes('state=error')
  const state = hasFailed ? 'error' : stateOf('headline-figures')
  const value = state === 'empty' ? 'No data yet' : '14'
  return (
    <section id="headline-figures" data-state={state}>
      <h2 data-slot="heading">Harbour, last 7 days against the ones before</h2>
      {hasFailed && <Failed>The figures could not be read.</Failed>}
      <ul data-pattern={state === 'loading' ? 'skeleton-loader' : undefined}>
        <li>
          <a data-slot="label" href="/records">
            Open requests
          </a>
          <p data-slot="value">{state === 'loading' ? <Bar /> : value}</p>
          <p data-slot="delta">+3, more to do</p>
        </li>
      </ul>
    </section>
  )
}
