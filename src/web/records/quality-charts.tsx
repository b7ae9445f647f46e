import {
  CONTENT_TYPES,
  type ContentType,
  type Intelligence,
  type PublicRecord,
} from '../../index.ts'
import type { SiteRecords } from '../site-data.ts'

/** A number of records, and the total that it is a share of. */
export interface Share {
  readonly label: string
  readonly count: number
  readonly total: number
}

interface BarChartProps {
  readonly caption: string
  /** The headers of the label column and the count column. */
  readonly columns: readonly [string, string]
  readonly shares: readonly Share[]
}

/** A bar chart as a table, in which each row has a count and a bar. */
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

const SCORE_BANDS = [
  { label: 'below 60', from: 0 },
  { label: '60 to 79', from: 60 },
  { label: '80 to 89', from: 80 },
  { label: '90 to 99', from: 90 },
  { label: '100', from: 100 },
] as const

/** Counts scores by band. Unknown scores come last, if there are any. */
export function countByScoreBand(scores: readonly (number | null)[]): Share[] {
  const total = scores.length
  const bands = SCORE_BANDS.map(({ label, from }, index) => {
    const below = SCORE_BANDS[index + 1]?.from ?? Infinity
    const count = scores.filter((score) => score !== null && score >= from && score < below).length
    return { label, count, total }
  })
  const unknown = scores.filter((score) => score === null).length
  return unknown === 0 ? bands : [...bands, { label: 'unknown', count: unknown, total }]
}

const CONFIDENCE_TIERS: readonly Intelligence['confidence_tier'][] = [
  'low',
  'medium',
  'high',
  'verified',
]

/** Counts records by confidence tier. */
export const countByConfidenceTier = (records: readonly PublicRecord[]): Share[] =>
  CONFIDENCE_TIERS.map((label) => ({
    label,
    count: records.filter(({ intelligence }) => intelligence?.confidence_tier === label).length,
    total: records.length,
  }))

/** A record with its content type. */
export interface TypedRecord {
  readonly type: ContentType
  readonly record: PublicRecord
}

/** Returns all records of a site, by type. */
export const listTypedRecords = (records: SiteRecords): TypedRecord[] =>
  CONTENT_TYPES.flatMap((type) => records[type].map((record) => ({ type, record })))
