import type { Client, SearchRow } from '../../index.ts'
import { byFirstLetters } from './by-first-letters.ts'
import { facetsOf } from './facets.ts'
import { foundRecord } from './found-record.ts'
import { wordsAmong } from './marks.ts'
import type { Found, FoundRecord, Wanted } from './wanted.ts'

/** Finds records from the first letter on: by the beginning of a name, then by words. */
export const findRecords = (client: Client, wanted: Wanted): Promise<Found> =>
  wanted.q.trim().length < WHOLE_WORDS ? byFirstLetters(client, wanted) : byWords(client, wanted)

/** From so many letters on, the API completes a word by itself. */
const WHOLE_WORDS = 3

async function byWords(client: Client, wanted: Wanted): Promise<Found> {
  const { q, limit, ...filters } = wanted
  const [{ total, results, suggestions = [] }, facets] = await Promise.all([
    client.search({ q, ...filters, limit }),
    facetsOf(filters, async (some) => (await client.search({ q, ...some, limit: 1 })).facets ?? {}),
  ])
  return { total, facets, suggestions, records: results.map(foundByWords) }
}

function foundByWords(row: SearchRow): FoundRecord {
  const { name = row.slug, description = '', matches = [] } = row
  const terms = new Set(matches.map(({ term }) => term))
  const named = matches.filter(({ field }) => field === 'name').flatMap(({ ranges }) => ranges)
  return foundRecord(row, {
    name: [...named, ...wordsAmong(name, terms)],
    description: wordsAmong(description, terms),
  })
}
