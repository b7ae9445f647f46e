import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { onSlashKey } from '../ui/search-shortcuts.ts'
import { SearchPanel } from './search-panel.tsx'
import { formatSearchQuery, parseSearchQuery } from './search-url.ts'
import type { SearchQuery } from './types.ts'

/** The props of the search page. */
export interface SearchPageProps {
  /** The relative path from the page to the site root. */
  readonly root: string
}

/** The number of results that "Show more" adds. */
const PAGE_SIZE = 20

/** Searches that show what can be found: records, commands and problems. */
const EXAMPLES = ['table with paging', 'empty state', 'dark theme', 'svc compile', 'not found']

/** The maximum that the API returns. */
const MAX_RESULTS = 100

/** The search page, whose query string holds the search. */
export const SearchPage = ({ root }: SearchPageProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState<SearchQuery>({ q: '', filters: {} })
  const [limit, setLimit] = useState(PAGE_SIZE)
  useLayoutEffect(() => {
    const initial = parseSearchQuery(location.search)
    // The user may have typed before this script ran.
    setQuery({ ...initial, q: field.current?.value || initial.q })
    field.current?.focus()
  }, [])
  useLayoutEffect(() => onSlashKey(() => field.current?.select()), [])
  const search = (next: SearchQuery) => {
    setQuery(next)
    setLimit(PAGE_SIZE)
    history.replaceState(history.state, '', location.pathname + formatSearchQuery(next))
  }
  return (
    <div class="search-page needs-script">
      <SearchPanel
        root={root}
        query={query}
        field={field}
        limit={limit}
        id="search-q"
        onQuery={search}
        renderMore={({ response }) =>
          response.total > response.hits.length &&
          (limit < MAX_RESULTS ? (
            <button type="button" class="button" onClick={() => setLimit(limit + PAGE_SIZE)}>
              Show more
            </button>
          ) : (
            <p class="muted">The first {MAX_RESULTS} are shown. Another word narrows them.</p>
          ))
        }
      >
        <p class="muted">Finds patterns, themes and other records, docs, commands and schemas.</p>
        <ul class="inline" aria-label="Examples">
          {EXAMPLES.map((q) => (
            <li key={q}>
              <button type="button" class="link" onClick={() => search({ q, filters: {} })}>
                {q}
              </button>
            </li>
          ))}
        </ul>
      </SearchPanel>
    </div>
  )
}
