import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { SearchPanel } from '../search/search-panel.tsx'
import { formatSearchQuery } from '../search/search-url.ts'
import type { SearchQuery } from '../search/use-search.ts'
import { onSlashKey } from '../ui/search-field.ts'

/** Where the site is. */
export interface HomeSearchProps {
  readonly root: string
}

const MAX_RESULTS = 5

/** The search on the start page: the first results, and a way to all of them. */
export const HomeSearch = ({ root }: HomeSearchProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState<SearchQuery>({ q: '', filters: {} })
  // Someone may have typed before this script ran.
  useLayoutEffect(() => setQuery((asked) => ({ ...asked, q: field.current?.value ?? '' })), [])
  useLayoutEffect(() => onSlashKey(() => field.current?.select()), [])
  return (
    <div class="needs-script">
      <SearchPanel
        {...{ root, query, field }}
        id="home-q"
        onQuery={setQuery}
        limit={MAX_RESULTS}
        showRecent={false}
        renderMore={({ response }) =>
          response.total > MAX_RESULTS && (
            <p class="search-more">
              <a href={`${root}search/${formatSearchQuery(query)}`}>All {response.total} results</a>
            </p>
          )
        }
      />
    </div>
  )
}
