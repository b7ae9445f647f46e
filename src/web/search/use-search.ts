import { useEffect, useRef, useState } from 'preact/hooks'
import { loadClient } from '../load-client.ts'
import { findRecords } from './find-records.ts'
import type { SearchQuery, SearchResponse } from './types.ts'

/** The state of a search. */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly response: SearchResponse; readonly query: SearchQuery }
  | { readonly kind: 'failed'; readonly message: string }

/** True if a query has a search text or a filter. */
export const hasSearchQuery = ({ q, filters }: SearchQuery): boolean =>
  q.trim() !== '' || Object.keys(filters).length > 0

interface UseSearchOptions {
  /** The relative path from the page to the site root. */
  readonly root: string
  readonly limit: number
}

/** Runs a search, and keeps the previous results until the new ones are loaded. */
export function useSearch(query: SearchQuery, { root, limit }: UseSearchOptions): SearchState {
  const latestRequest = useRef(0)
  const [state, setState] = useState<SearchState>({ kind: 'idle' })
  const key = JSON.stringify([query, limit])
  useEffect(() => {
    const request = ++latestRequest.current
    if (!hasSearchQuery(query)) {
      setState({ kind: 'idle' })
      return
    }
    setState((last) => (last.kind === 'loaded' ? last : { kind: 'loading' }))
    const { q, filters } = query
    loadClient(root)
      .then((client) => findRecords(client, { q: q.slice(0, MAX_QUERY_LENGTH), ...filters, limit }))
      .then(
        (response): SearchState => ({ kind: 'loaded', response, query }),
        // Report every error: the user is waiting for a result.
        (error: unknown): SearchState => ({
          kind: 'failed',
          message: error instanceof Error ? error.message : String(error),
        }),
      )
      .then((next) => request === latestRequest.current && setState(next))
  }, [key])
  return state
}

/** The API rejects longer queries. */
const MAX_QUERY_LENGTH = 256
