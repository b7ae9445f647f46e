import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { AllResultsLink } from '../search/results.tsx'
import { SearchPanel } from '../search/search-panel.tsx'
import type { SearchQuery } from '../search/types.ts'
import { onSlashKey } from '../ui/search-shortcuts.ts'

/** The props of the search on the start page. */
export interface HomeSearchProps {
  /** The relative path from the page to the site root. */
  readonly root: string
}

const MAX_RESULTS = 5

/** The search field of the start page, with the first results and a link to all of them. */
export const HomeSearch = ({ root }: HomeSearchProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState<SearchQuery>({ q: '', filters: {} })
  // The user may have typed before this script ran.
  useLayoutEffect(() => setQuery((last) => ({ ...last, q: field.current?.value ?? '' })), [])
  useLayoutEffect(() => onSlashKey(() => field.current?.select()), [])
  return (
    <div class="needs-script">
      <SearchPanel
        root={root}
        query={query}
        field={field}
        id="home-q"
        onQuery={setQuery}
        limit={MAX_RESULTS}
        showRecent={false}
        renderMore={({ response }) => (
          <AllResultsLink root={root} query={query} response={response} />
        )}
      />
    </div>
  )
}
