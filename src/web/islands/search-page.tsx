import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Query } from '../search/use-search.ts'
import { onSlash } from './query.ts'
import { addressOf, queryOf } from './search-address.ts'
import { SearchPanel } from './search-panel.tsx'

/** Where the site is. */
export interface SearchPageProps {
  readonly root: string
}

/** So many results are shown, and so many more each time one asks; the API gives 100 at most. */
const [STEP, MOST] = [20, 100]

/** The search as a page of its own, which its address describes. */
export const SearchPage = ({ root }: SearchPageProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState<Query>({ q: '', filters: {} })
  const [limit, setLimit] = useState(STEP)
  useLayoutEffect(() => {
    const asked = queryOf(location.search)
    // Someone may have typed before this script ran.
    setQuery({ ...asked, q: field.current?.value || asked.q })
    field.current?.focus()
  }, [])
  useLayoutEffect(() => onSlash(() => field.current?.select()), [])
  const search = (asked: Query) => {
    setQuery(asked)
    setLimit(STEP)
    history.replaceState(history.state, '', location.pathname + addressOf(asked))
  }
  return (
    <div class="search-page needs-script">
      <SearchPanel
        {...{ root, query, field, limit }}
        id="search-q"
        onQuery={search}
        more={({ found }) =>
          found.total > found.records.length &&
          (limit < MOST ? (
            <button type="button" class="button" onClick={() => setLimit(limit + STEP)}>
              Show more
            </button>
          ) : (
            <p class="muted">The first {MOST} are shown. Another word narrows them.</p>
          ))
        }
      />
    </div>
  )
}
