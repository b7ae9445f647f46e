import type { Client, SearchScope } from '../../index.ts'
import type { FacetCounts } from '../../internal.ts'
import type { FindPages, PageHit } from './find-pages.ts'
import { findRecords } from './find-records.ts'
import { RECORD_FILTERS } from './record-filters.ts'
import type { SearchHit, SearchRequest, SearchResponse } from './types.ts'

/** What the search of the explorer covers. */
export interface SearchSources {
  readonly client: Client
  readonly findPages: FindPages
}

/**
 * Finds records and other pages. Both are ranked with the same settings, so their scores decide the
 * order. A filter for records leaves out pages, and a kind leaves out records.
 */
export async function findEverything(
  { client, findPages }: SearchSources,
  request: SearchRequest,
  scope: SearchScope = 'all',
): Promise<SearchResponse> {
  const { kind, ...recordRequest } = request
  const records = await findRecords(client, recordRequest, scope)
  const allPages = hasRecordFilter(request) ? [] : findPages(request.q)
  const pages = request.type === undefined ? allPages.filter((page) => hasKind(page, kind)) : []
  const recordHits = kind === undefined ? records.hits : []
  const total = (kind === undefined ? records.total : 0) + pages.length
  return {
    total,
    hits: mergeByScore(recordHits, pages).slice(0, request.limit),
    facets: { ...records.facets, kind: countKinds(allPages) },
    suggestions: total === 0 ? records.suggestions : [],
  }
}

/** True for filters that no page can pass. The type is another value of the same choice. */
const hasRecordFilter = (request: SearchRequest): boolean =>
  RECORD_FILTERS.some(({ name }) => request[name] !== undefined)

const hasKind = (page: PageHit, kind: string | undefined): boolean =>
  kind === undefined || page.kind === kind

/** Merges two lists by score; hits without a score stay in order, records first. */
const mergeByScore = (records: readonly SearchHit[], pages: readonly PageHit[]): SearchHit[] =>
  [...records, ...pages].toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))

function countKinds(pages: readonly PageHit[]): FacetCounts {
  const counts: Record<string, number> = {}
  for (const { kind } of pages) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
