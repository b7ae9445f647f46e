import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { onSlashKey } from '../ui/search-field.ts'
import { SearchPanel } from './search-panel.tsx'
import { formatSearchQuery, parseSearchQuery } from './search-url.ts'
import type { SearchQuery } from './use-search.ts'

/** Where the site is. */
export interface SearchPageProps {
  readonly root: string
}

/** So many results are shown, and so many more each time one asks; the API gives 100 at most. */
const PAGE_SIZE = 20
const MAX_RESULTS = 100

/** The search as a page of its own, which its address describes. */
export const SearchPage = ({ root }: SearchPageProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState<SearchQuery>({ q: '', filters: {} })
  const [limit, setLimit] = useState(PAGE_SIZE)
  useLayoutEffect(() => {
    const asked = parseSearchQuery(location.search)
    // Someone may have typed before this script ran.
    setQuery({ ...asked, q: field.current?.value || asked.q })
    field.current?.focus()
  }, [])
  useLayoutEffect(() => onSlashKey(() => field.current?.select()), [])
  const search = (asked: SearchQuery) => {
    setQuery(asked)
    setLimit(PAGE_SIZE)
    history.replaceState(history.state, '', location.pathname + formatSearchQuery(asked))
  }
  return (
    <div class="search-page needs-script">
      <SearchPanel
        {...{ root, query, field, limit }}
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
      />
    </div>
  )
}
