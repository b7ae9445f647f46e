import { useEffect, useRef, useState } from 'preact/hooks'
import { loadClient } from '../load-client.ts'
import { findRecords } from './find-records.ts'
import type { Filters, Found } from './wanted.ts'

/** What is typed and chosen. */
export interface Query {
  readonly q: string
  readonly filters: Filters
}

/** How a search stands: nothing asked, the first answer awaited, answered, or failed. */
export type Standing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'found'; readonly found: Found; readonly query: Query }
  | { readonly kind: 'failed'; readonly message: string }

/** Whether there is anything to look for. */
export const isAsking = ({ q, filters }: Query): boolean =>
  q.trim() !== '' || Object.keys(filters).length > 0

interface SearchOptions {
  /** The way from the page to the site's root. */
  readonly root: string
  readonly limit: number
}

/** The answer to a query. While a newer one is awaited, the last one stays. */
export function useSearch(query: Query, { root, limit }: SearchOptions): Standing {
  const latest = useRef(0)
  const [standing, setStanding] = useState<Standing>({ kind: 'idle' })
  const asked = JSON.stringify([query, limit])
  useEffect(() => {
    const turn = ++latest.current
    if (!isAsking(query)) {
      setStanding({ kind: 'idle' })
      return
    }
    setStanding((last) => (last.kind === 'found' ? last : { kind: 'waiting' }))
    const { q, filters } = query
    loadClient(root)
      .then((client) => findRecords(client, { q: q.slice(0, LONGEST), ...filters, limit }))
      .then(
        (found): Standing => ({ kind: 'found', found, query }),
        // Whatever stopped the search, the person who asked must be told.
        (error: unknown): Standing => ({
          kind: 'failed',
          message: error instanceof Error ? error.message : String(error),
        }),
      )
      .then((ended) => turn === latest.current && setStanding(ended))
  }, [asked])
  return standing
}

/** The API refuses longer ones. */
const LONGEST = 256
