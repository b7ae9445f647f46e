import type { Share } from '../coverage.ts'

interface BarChartProps {
  readonly caption: string
  /** What a row is, and what is counted in it. */
  readonly columns: readonly [string, string]
  readonly shares: readonly Share[]
}

/** A chart that is a table: each row has its number, and a bar as long as its share. */
export const BarChart = ({ caption, columns, shares }: BarChartProps) => (
  <table class="bars">
    <caption>{caption}</caption>
    <thead class="hidden">
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {shares.map(({ label, count, total }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            <span
              class="bar"
              aria-hidden="true"
              style={`--share:${total === 0 ? 0 : count / total}`}
            />
            <span class="count">
              {count} <span class="muted">of {total}</span>
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
