import { useEffect, useRef, useState } from 'preact/hooks'
import { loadClient } from '../load-client.ts'
import { findRecords } from './find-records.ts'
import type { SearchFilters, SearchResponse } from './types.ts'

/** What is typed and chosen. */
export interface SearchQuery {
  readonly q: string
  readonly filters: SearchFilters
}

/** How a search stands: nothing asked, the first answer awaited, answered, or failed. */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'found'; readonly response: SearchResponse; readonly query: SearchQuery }
  | { readonly kind: 'failed'; readonly message: string }

/** Whether there is anything to look for. */
export const hasSearchQuery = ({ q, filters }: SearchQuery): boolean =>
  q.trim() !== '' || Object.keys(filters).length > 0

interface UseSearchOptions {
  /** The way from the page to the site's root. */
  readonly root: string
  readonly limit: number
}

/** The answer to a query. While a newer one is awaited, the last one stays. */
export function useSearch(query: SearchQuery, { root, limit }: UseSearchOptions): SearchState {
  const latest = useRef(0)
  const [standing, setStanding] = useState<SearchState>({ kind: 'idle' })
  const asked = JSON.stringify([query, limit])
  useEffect(() => {
    const turn = ++latest.current
    if (!hasSearchQuery(query)) {
      setStanding({ kind: 'idle' })
      return
    }
    setStanding((last) => (last.kind === 'found' ? last : { kind: 'waiting' }))
    const { q, filters } = query
    loadClient(root)
      .then((client) => findRecords(client, { q: q.slice(0, MAX_QUERY_LENGTH), ...filters, limit }))
      .then(
        (found): SearchState => ({ kind: 'found', response: found, query }),
        // Whatever stopped the search, the person who asked must be told.
        (error: unknown): SearchState => ({
          kind: 'failed',
          message: error instanceof Error ? error.message : String(error),
        }),
      )
      .then((ended) => turn === latest.current && setStanding(ended))
  }, [asked])
  return standing
}

/** The API refuses longer ones. */
const MAX_QUERY_LENGTH = 256
