import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { FacetChips } from './facet-chips.tsx'
import {
  addRecentSearch,
  RecentSearches,
  readRecentSearches,
  removeRecentSearch,
} from './recent-searches.tsx'
import { moveResultFocus, usePreservedFocus } from './result-focus.ts'
import { SearchResults } from './search-results.tsx'
import { type SearchQuery, type SearchState, useSearch } from './use-search.ts'

interface SearchPanelProps {
  /** The way from the page to the site's root. */
  readonly root: string
  /** Begins the ids of the panel, which must be unique in a page. */
  readonly id: string
  readonly query: SearchQuery
  readonly onQuery: (query: SearchQuery) => void
  /** How many results are shown. */
  readonly limit: number
  readonly field: RefObject<HTMLInputElement | null>
  /** Whether searches made before are offered while nothing is asked. */
  readonly showRecent?: boolean
  /** What else is offered then. */
  readonly children?: ComponentChildren
  /** What follows the results. */
  readonly renderMore?: (
    standing: Extract<SearchState, { readonly kind: 'found' }>,
  ) => ComponentChildren
}

/** A field and what is found as one types: arrow keys lead from the field through the results. */
export const SearchPanel = (props: SearchPanelProps) => {
  const { root, id, query, onQuery, limit, field, showRecent = true, children, renderMore } = props
  const panel = useRef<HTMLElement>(null)
  const standing = useSearch(query, { root, limit })
  const recent = useRecentSearches(query.q)
  const records = standing.kind === 'found' ? standing.response.hits : []
  usePreservedFocus(panel)
  return (
    <search
      class="search-panel"
      ref={panel}
      onKeyDown={(event) => moveResultFocus(event, panel.current)}
    >
      <label class="hidden" for={id}>
        Search patterns, shells, themes, archetypes and blueprints
      </label>
      <div class="search-field">
        <input
          id={id}
          type="search"
          ref={field}
          value={query.q}
          maxLength={256}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          placeholder="Search, for example “table with paging”"
          onInput={(event) => onQuery({ ...query, q: event.currentTarget.value })}
        />
      </div>
      <p class="search-status" role="status">
        {formatStatus(standing)}
      </p>
      {standing.kind === 'found' && (
        <FacetChips
          id={id}
          facets={standing.response.facets}
          filters={query.filters}
          onChange={(filters) => onQuery({ ...query, filters })}
        />
      )}
      {standing.kind === 'idle' && (
        <>
          {showRecent && (
            <RecentSearches
              searches={recent.searches}
              onRemove={recent.forget}
              onSearch={(q) => onQuery({ ...query, q })}
            />
          )}
          {children}
        </>
      )}
      <SearchResults hits={records} root={root} onOpen={recent.remember} />
      {standing.kind === 'found' && (
        <>
          <Suggestions state={standing} onSearch={(q) => onQuery({ ...query, q })} />
          {renderMore?.(standing)}
        </>
      )}
    </search>
  )
}

/** Searches count as made once one of their results is opened. */
function useRecentSearches(q: string) {
  const [searches, setSearches] = useState<readonly string[]>([])
  useEffect(() => setSearches(readRecentSearches()), [])
  return {
    searches,
    remember: () => setSearches(addRecentSearch(q)),
    forget: (text?: string) => setSearches(removeRecentSearch(text)),
  }
}

const STATUS_FORMATTERS: {
  readonly [K in SearchState['kind']]: (standing: SearchState) => string
} = {
  idle: () => '',
  waiting: () => 'Searching…',
  failed: (standing) =>
    standing.kind === 'failed' ? `The search could not run. ${standing.message}` : '',
  found: (standing) => (standing.kind === 'found' ? formatCount(standing.response.total) : ''),
}

const formatStatus = (standing: SearchState): string => STATUS_FORMATTERS[standing.kind](standing)

const formatCount = (total: number): string =>
  total === 0 ? 'Nothing found' : `${total} result${total === 1 ? '' : 's'}`

interface SuggestionsProps {
  readonly state: Extract<SearchState, { readonly kind: 'found' }>
  readonly onSearch: (text: string) => void
}

/** What to try where nothing was found. */
const Suggestions = ({ state: { response, query }, onSearch }: SuggestionsProps) =>
  response.total > 0 ? null : (
    <div class="search-empty">
      <p>
        No record has <q>{query.q.trim()}</q>
        {Object.keys(query.filters).length > 0 && ' within these filters'}.{' '}
        {response.suggestions.length === 0 &&
          'Try one word of what it does, such as table or login.'}
      </p>
      {response.suggestions.length > 0 && (
        <p>
          Did you mean{' '}
          {response.suggestions.map((word) => (
            <button type="button" class="link" key={word} onClick={() => onSearch(word)}>
              {word}
            </button>
          ))}
          ?
        </p>
      )}
    </div>
  )
