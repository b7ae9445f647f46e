import {
  CONTENT_TYPES,
  type ContentType,
  type Intelligence,
  type PublicRecord,
} from '../../index.ts'
import type { SiteRecords } from '../site-data.ts'

/** How many records have something, out of how many. */
export interface Share {
  readonly label: string
  readonly count: number
  readonly total: number
}

const SCORE_BANDS = [
  { label: 'below 60', from: 0 },
  { label: '60 to 79', from: 60 },
  { label: '80 to 89', from: 80 },
  { label: '90 to 99', from: 90 },
  { label: '100', from: 100 },
] as const

/** How many of some scores lie in each band; those that were not computed come last, if any. */
export function countByScoreBand(scores: readonly (number | null)[]): Share[] {
  const total = scores.length
  const bands = SCORE_BANDS.map(({ label, from }, at) => {
    const below = SCORE_BANDS[at + 1]?.from ?? Infinity
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

/** How many records stand on each step of confidence. */
export const countByConfidenceTier = (records: readonly PublicRecord[]): Share[] =>
  CONFIDENCE_TIERS.map((label) => ({
    label,
    count: records.filter(({ intelligence }) => intelligence?.confidence_tier === label).length,
    total: records.length,
  }))

/** A record with its type. */
export interface TypedRecord {
  readonly type: ContentType
  readonly record: PublicRecord
}

/** Every record of a site, type by type. */
export const listTypedRecords = (records: SiteRecords): TypedRecord[] =>
  CONTENT_TYPES.flatMap((type) => records[type].map((record) => ({ type, record })))

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
