export const DAYS = [
  '2026-11-10',
  '2026-11-11',
  '2026-11-12',
  '2026-11-13',
  '2026-11-14',
  '2026-11-15',
]

export const CHARTS = [
  {
    title: 'Nights sold, a day',
    names: ['Yachts', 'Ferries'],
    rows: [
      [22, 31, 28, 35, 40, 33],
      [4, 5, 4, 6, 6, 5],
    ],
  },
  {
    title: 'Requests, a day',
    names: ['New', 'Done'],
    rows: [
      [5, 3, 6, 2, 4, 7],
      [4, 4, 3, 5, 2, 6],
    ],
  },
  {
    title: 'Refunds in pounds, a day',
    names: ['Asked', 'Paid'],
    rows: [
      [40, 0, 90, 20, 60, 10],
      [30, 0, 70, 20, 40, 0],
    ],
  },
]

export type Chart = (typeof CHARTS)[number]

/** The series of a chart as lines. */
export const Lines = ({ rows }: Pick<Chart, 'rows'>) =>
  rows.map((row, at) => (
    <polyline
      key={at}
      className={`series-${at}`}
      points={row.map((y, x) => `${x * 20},${100 - y}`).join(' ')}
    />
  ))

/** The same numbers as a table. */
export const Numbers = ({ chart }: { chart: Chart }) => (
  <table>
    <caption>{chart.title}</caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        {chart.names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {DAYS.map((day, x) => (
        <tr key={day}>
          <th scope="row">{day}</th>
          {chart.rows.map((row, at) => (
            <td key={chart.names[at]} data-label={chart.names[at]}>
              {row[x]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
