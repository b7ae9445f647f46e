import type { Client, SearchResult } from '../../index.ts'
import { findByPrefix } from './by-first-letters.ts'
import { loadFacets } from './facets.ts'
import { toSearchHit } from './found-record.ts'
import { findTermRanges, mergeRanges } from './marks.ts'
import type { MatchReason, SearchHit, SearchRequest, SearchResponse } from './wanted.ts'

/** Finds records from the first letter on: by the beginning of a name, then by words. */
export const findRecords = (client: Client, wanted: SearchRequest): Promise<SearchResponse> =>
  wanted.q.trim().length < MIN_WORD_LENGTH
    ? findByPrefix(client, wanted)
    : findByWords(client, wanted)

/** From so many letters on, the API completes a word by itself. */
const MIN_WORD_LENGTH = 3

async function findByWords(client: Client, wanted: SearchRequest): Promise<SearchResponse> {
  const { q, limit, ...filters } = wanted
  const [{ total, results, suggestions = [] }, facets] = await Promise.all([
    client.search({ q, ...filters, limit }),
    loadFacets(
      filters,
      async (some) => (await client.search({ q, ...some, limit: 1 })).facets ?? {},
    ),
  ])
  return { total, facets, suggestions, hits: results.map(toHighlightedHit) }
}

function toHighlightedHit(row: SearchResult): SearchHit {
  const { name = row.slug, description = '', matches = [] } = row
  const terms = new Set(matches.map(({ term }) => term))
  const named = matches.filter(({ field }) => field === 'name').flatMap(({ ranges }) => ranges)
  const marks = {
    name: [...named, ...findTermRanges(name, terms)],
    description: findTermRanges(description, terms),
  }
  const isShown = marks.name.length + marks.description.length > 0
  const reason = isShown ? undefined : findMatchReason(matches)
  return toSearchHit(row, reason ? { ...marks, reason } : marks)
}

type Matches = NonNullable<SearchResult['matches']>

/** What a person reads before a text in which a word was found. */
const REASON_LABELS: Readonly<Record<string, string>> = { synonyms: 'also called', tags: 'tagged' }

/** The best reason: a name of the record's own, then a tag, then the part that holds the word. */
function findMatchReason(matches: Matches): MatchReason | undefined {
  for (const [field, label] of Object.entries(REASON_LABELS)) {
    const match = matches.find((one) => one.field === field && one.text !== undefined)
    if (match) return { label, text: match.text ?? '', ranges: mergeRanges(match.ranges) }
  }
  const [first] = matches
  return first && { label: `in its ${first.field}`, text: first.term, ranges: [] }
}
