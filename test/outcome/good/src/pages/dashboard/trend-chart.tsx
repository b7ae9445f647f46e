import { type KeyboardEvent, useRef, useState } from 'react'
import { Bar, Empty, Failed, stateOf } from '../state.tsx'
import { CHARTS, type Chart, DAYS, Lines, Numbers } from './chart.tsx'

const STEPS: Readonly<Record<string, readonly [x: number, series: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value))

/** One large chart that is read point by point, and the others small beside it. */
export function TrendChart({ onPick }: { onPick: (day: string) => void }) {
  const state = stateOf('trend-chart')
  const [large, setLarge] = useState(0)
  const [point, setPoint] = useState<readonly [x: number, series: number]>()
  const [hasTable, setHasTable] = useState(false)
  const plot = useRef<HTMLDivElement>(null)
  const chart = CHARTS[large] ?? (CHARTS[0] as Chart)
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    const [x, series] = point ?? [DAYS.length - 1, 0]
    if (step) setPoint([clamp(x + step[0], DAYS.length - 1), clamp(series + step[1], 1)])
    if (event.key === 'Enter') onPick(DAYS[x] ?? '')
    if (event.key === 'Escape') setPoint(undefined)
    if (step) event.preventDefault()
  }
  const said =
    point && `${chart.names[point[1]]}, ${DAYS[point[0]]}: ${chart.rows[point[1]]?.[point[0]]}`
  return (
    <figure id="trend-chart" data-state={state} className="stack" aria-labelledby="trend-title">
      <figcaption data-slot="title" id="trend-title">
        {chart.title}
      </figcaption>
      {state === 'loading' && (
        <div data-pattern="skeleton-loader" className="plot">
          <Bar />
        </div>
      )}
      {state === 'empty' && (
        <Empty>
          <p>No night was sold from 9 to 15 November, since the harbour was closed.</p>
          <button type="button">Show 2 to 8 November</button>
        </Empty>
      )}
      {state === 'error' && (
        <Failed>The nights could not be read; the figures above are right.</Failed>
      )}
      {state === undefined && (
        // biome-ignore lint/a11y/useSemanticElements: a plot is read by its points.
        <div
          data-slot="plot"
          ref={plot}
          role="group"
          aria-label={`${chart.title}, read with the arrow keys`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its points are reached by keys.
          tabIndex={0}
          onKeyDown={onKeyDown}
          onFocus={() => setPoint([DAYS.length - 1, 0])}
        >
          <svg className="plot" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <Lines rows={chart.rows} />
          </svg>
          <p role="status">{said ?? `${chart.names.join(' above, ')} below`}</p>
        </div>
      )}
      <button
        type="button"
        data-slot="data"
        aria-expanded={hasTable}
        onClick={() => setHasTable(!hasTable)}
      >
        Numbers as a table
      </button>
      {hasTable && <Numbers chart={chart} />}
      <ul data-slot="side-charts" className="stack" aria-label="Other charts">
        {CHARTS.map(
          (one, at) =>
            at !== large && (
              <li key={one.title}>
                <svg
                  className="small-plot"
                  viewBox="0 0 100 100"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <Lines rows={one.rows} />
                </svg>{' '}
                {one.names[0]} {one.rows[0]?.at(-1)}{' '}
                <button
                  type="button"
                  data-slot="swap"
                  onClick={() => {
                    setLarge(at)
                    plot.current?.focus()
                  }}
                >
                  Enlarge {one.title}
                </button>
              </li>
            ),
        )}
      </ul>
    </figure>
  )
}
