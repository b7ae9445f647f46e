import { Bar, Failed, stateOf } from '../state.tsx'

const FIGURES = [
  ['Open requests', '14', '+3, more to do'],
  ['Nights sold', '212', '+8 %, better'],
  ['Refunds', '£410', '-12 %, better'],
  ['Gate faults', '3', 'no change'],
] as const

/** Four figures, each with its change and a way to what it counts. */
export function HeadlineFigures({ period }: { period: string }) {
  const state = stateOf('headline-figures')
  return (
    <section id="headline-figures" data-state={state} className="stack">
      <h2 data-slot="heading" id="figures-title">
        Harbour, {period.toLowerCase()} against the ones before
      </h2>
      {state === 'error' && <Failed>Refunds could not be read; £466 was right at 09:00.</Failed>}
      <ul
        className="figures"
        aria-labelledby="figures-title"
        data-pattern={state === 'loading' ? 'skeleton-loader' : undefined}
      >
        {FIGURES.map(([label, value, delta]) => (
          <li key={label}>
            <a data-slot="label" href={`/records?counts=${encodeURIComponent(label)}`}>
              {label}
            </a>
            <p data-slot="value" className="figure-value">
              {state === 'loading' ? <Bar /> : state === 'empty' ? 'No data yet' : value}
            </p>
            <p data-slot="delta">
              {state === 'loading' ? <Bar /> : state === 'empty' ? 'First on 16 November' : delta}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
