import { useEffect, useRef, useState } from 'preact/hooks'
import { getSearchClient } from './search-client.ts'
import type { SearchQuery, SearchResponse } from './types.ts'

/** The state of a search. */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'loaded'
      readonly response: SearchResponse
      readonly query: SearchQuery
      /** False while more results are being loaded. */
      readonly isComplete: boolean
    }
  | { readonly kind: 'failed'; readonly message: string }

/** True if a query has a search text or a filter. */
const hasSearchQuery = ({ q, filters }: SearchQuery): boolean =>
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
    const show = (next: SearchState) => request === latestRequest.current && setState(next)
    getSearchClient(root)
      .search({ q: q.slice(0, MAX_QUERY_LENGTH), ...filters, limit }, (response, isComplete) =>
        show({ kind: 'loaded', response, query, isComplete }),
      )
      // Report every error: the user is waiting for a result.
      .catch((error: unknown) =>
        show({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
      )
  }, [key])
  return state
}

/** The API rejects longer queries. */
const MAX_QUERY_LENGTH = 256
