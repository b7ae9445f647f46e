import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Query } from '../search/use-search.ts'
import { onSlash } from './query.ts'
import { addressOf } from './search-address.ts'
import { SearchPanel } from './search-panel.tsx'

/** Where the site is. */
export interface HomeSearchProps {
  readonly root: string
}

const SHOWN = 5

/** The search on the start page: the first results, and a way to all of them. */
export const HomeSearch = ({ root }: HomeSearchProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState<Query>({ q: '', filters: {} })
  // Someone may have typed before this script ran.
  useLayoutEffect(() => setQuery((asked) => ({ ...asked, q: field.current?.value ?? '' })), [])
  useLayoutEffect(() => onSlash(() => field.current?.select()), [])
  return (
    <div class="needs-script">
      <SearchPanel
        {...{ root, query, field }}
        id="home-q"
        onQuery={setQuery}
        limit={SHOWN}
        withRecent={false}
        more={({ found }) =>
          found.total > SHOWN && (
            <p class="search-more">
              <a href={`${root}search/${addressOf(query)}`}>All {found.total} results</a>
            </p>
          )
        }
      />
    </div>
  )
}
