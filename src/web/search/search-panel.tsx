import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { pluralize } from '../../internal.ts'
import { ORDERED_TYPES } from '../ui/content-type-labels.ts'
import { formatByKind, type TextByKind } from '../ui/status-text.ts'
import { FacetChips } from './facet-chips.tsx'
import {
  addRecentSearch,
  RecentSearches,
  readRecentSearches,
  removeRecentSearch,
} from './recent-searches.tsx'
import { moveResultFocus, usePreservedFocus, useStableOrder } from './result-focus.ts'
import { SearchResults } from './results.tsx'
import type { SearchQuery } from './types.ts'
import { type SearchState, useSearch } from './use-search.ts'

type LoadedSearch = Extract<SearchState, { readonly kind: 'loaded' }>

interface SearchPanelProps {
  /** The relative path from the page to the site root. */
  readonly root: string
  /** The prefix of all ids of the panel; unique in a page. */
  readonly id: string
  readonly query: SearchQuery
  readonly onQuery: (query: SearchQuery) => void
  /** The number of results to show. */
  readonly limit: number
  readonly field: RefObject<HTMLInputElement | null>
  /** True to show recent searches while the query is empty. */
  readonly showRecent?: boolean
  /** Additional content while the query is empty. */
  readonly children?: ComponentChildren
  /** Renders content below the results. */
  readonly renderMore?: (state: LoadedSearch) => ComponentChildren
}

/** A search field with results as the user types; arrow keys move through the results. */
export const SearchPanel = (props: SearchPanelProps) => {
  const { root, id, query, onQuery, limit, field, showRecent = true, children, renderMore } = props
  const panel = useRef<HTMLElement>(null)
  const state = useSearch(query, { root, limit })
  const recent = useRecentSearches(query.q)
  const [key, found] =
    state.kind === 'loaded' ? [JSON.stringify(state.query), state.response.hits] : ['', []]
  const hits = useStableOrder(key, found, panel)
  usePreservedFocus(panel)
  return (
    <search
      class="search-panel"
      ref={panel}
      onKeyDown={(event) => moveResultFocus(event, panel.current)}
    >
      <label class="hidden" for={id}>
        Search {ORDERED_TYPES.join(', ')} and docs
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
        {formatByKind(STATUS_TEXTS, state)}
      </p>
      {state.kind === 'loaded' && (
        <FacetChips
          id={id}
          facets={state.response.facets}
          filters={query.filters}
          onChange={(filters) => onQuery({ ...query, filters })}
        />
      )}
      {state.kind === 'idle' && (
        <>
          {showRecent && (
            <RecentSearches
              searches={recent.searches}
              onRemove={recent.remove}
              onSearch={(q) => onQuery({ ...query, q })}
            />
          )}
          {children}
        </>
      )}
      <SearchResults hits={hits} root={root} onOpen={recent.add} />
      {state.kind === 'loaded' && (
        <>
          <Suggestions state={state} onSearch={(q) => onQuery({ ...query, q })} />
          {renderMore?.(state)}
        </>
      )}
    </search>
  )
}

/** Manages the recent searches. A search is added when one of its results is opened. */
function useRecentSearches(q: string) {
  const [searches, setSearches] = useState<readonly string[]>([])
  useEffect(() => setSearches(readRecentSearches()), [])
  return {
    searches,
    add: () => setSearches(addRecentSearch(q)),
    remove: (text?: string) => setSearches(removeRecentSearch(text)),
  }
}

const STATUS_TEXTS: TextByKind<SearchState> = {
  idle: () => '',
  loading: () => 'Searching…',
  failed: ({ message }) => `The search could not run. ${message}`,
  loaded: ({ response: { total }, isComplete }) => {
    if (total === 0) return isComplete ? 'Nothing found' : 'Searching…'
    return `${pluralize(total, 'result')}${isComplete ? '' : ' so far…'}`
  },
}

interface SuggestionsProps {
  readonly state: LoadedSearch
  readonly onSearch: (text: string) => void
}

/** Suggests other search words if nothing matches. */
const Suggestions = ({ state: { response, query, isComplete }, onSearch }: SuggestionsProps) =>
  response.total > 0 || !isComplete ? null : (
    <div class="search-empty">
      <p>
        No results for <q>{query.q.trim()}</q>
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
