import type { Client, SearchResult } from '../../index.ts'
import { byFirstLetters } from './by-first-letters.ts'
import { facetsOf } from './facets.ts'
import { foundRecord } from './found-record.ts'
import { merged, wordsAmong } from './marks.ts'
import type { Found, FoundRecord, Reason, Wanted } from './wanted.ts'

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

function foundByWords(row: SearchResult): FoundRecord {
  const { name = row.slug, description = '', matches = [] } = row
  const terms = new Set(matches.map(({ term }) => term))
  const named = matches.filter(({ field }) => field === 'name').flatMap(({ ranges }) => ranges)
  const marks = {
    name: [...named, ...wordsAmong(name, terms)],
    description: wordsAmong(description, terms),
  }
  const isShown = marks.name.length + marks.description.length > 0
  const reason = isShown ? undefined : reasonOf(matches)
  return foundRecord(row, reason ? { ...marks, reason } : marks)
}

type Matches = NonNullable<SearchResult['matches']>

/** What a person reads before a text in which a word was found. */
const LABELS: Readonly<Record<string, string>> = { synonyms: 'also called', tags: 'tagged' }

/** The best reason: a name of the record's own, then a tag, then the part that holds the word. */
function reasonOf(matches: Matches): Reason | undefined {
  for (const [field, label] of Object.entries(LABELS)) {
    const match = matches.find((one) => one.field === field && one.text !== undefined)
    if (match) return { label, text: match.text ?? '', ranges: merged(match.ranges) }
  }
  const [first] = matches
  return first && { label: `in its ${first.field}`, text: first.term, ranges: [] }
}
