import {
  BLUEPRINT_SETS,
  type BlueprintSet,
  type Client,
  CONTENT_TYPES,
  matchesFilter,
  type SearchResult,
} from '../../index.ts'
import { facetsOf } from './facets.ts'
import { foundRecord } from './found-record.ts'
import { wordsFrom } from './marks.ts'
import type { Counts, Filters, Found, Wanted } from './wanted.ts'

/** The records whose names have a word that begins so: those that begin so themselves come first. */
export async function byFirstLetters(client: Client, wanted: Wanted): Promise<Found> {
  const { q, limit, ...filters } = wanted
  const letters = q.trim().toLowerCase()
  const lists = await Promise.all(CONTENT_TYPES.map((type) => client.all(type)))
  const rows = lists
    .flatMap(({ items }) => items)
    .filter((row) => wordsFrom(nameOf(row), letters).length > 0)
    .toSorted((a, b) => rank(a, letters) - rank(b, letters))
  const left = rows.filter((row) => passes(row, filters))
  const marksOf = (row: SearchResult) => ({
    name: wordsFrom(nameOf(row), letters),
    description: [],
  })
  return {
    total: left.length,
    records: left.slice(0, limit).map((row) => foundRecord(row, marksOf(row))),
    facets: await facetsOf(filters, async (some) =>
      counts(rows.filter((row) => passes(row, some))),
    ),
    suggestions: [],
  }
}

const nameOf = ({ name, slug }: SearchResult): string => name ?? slug

const rank = (row: SearchResult, letters: string): number =>
  nameOf(row).toLowerCase().startsWith(letters) ? 0 : 1

const passes = (row: SearchResult, { type, recommended, blueprint_set }: Filters): boolean =>
  (type === undefined || row.type === type) &&
  matchesFilter(row, { recommended, blueprintSet: blueprint_set as BlueprintSet | undefined })

const SETS = BLUEPRINT_SETS.filter((set) => set !== 'all')

function counts(rows: readonly SearchResult[]): Record<string, Counts> {
  const setsOf = (row: SearchResult): BlueprintSet[] =>
    row.type === 'blueprint'
      ? SETS.filter((blueprintSet) => matchesFilter(row, { blueprintSet }))
      : []
  return {
    type: tally(rows.map(({ type }) => type)),
    recommended: tally(
      rows.flatMap(({ intelligence }) => (intelligence?.recommended ? ['true'] : [])),
    ),
    blueprint_set: tally(rows.flatMap(setsOf)),
  }
}

function tally(values: readonly string[]): Counts {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
