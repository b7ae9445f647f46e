import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { FacetChips } from '../parts/facet-chips.tsx'
import { RecentSearches } from '../parts/recent-searches.tsx'
import { SearchResults } from '../parts/search-results.tsx'
import { forgetSearch, recentSearches, rememberSearch } from '../search/recent.ts'
import { type Query, type Standing, useSearch } from '../search/use-search.ts'
import { useKeptFocus } from './keep-focus.ts'
import { moveFocus } from './move-focus.ts'

interface SearchPanelProps {
  /** The way from the page to the site's root. */
  readonly root: string
  /** Begins the ids of the panel, which must be unique in a page. */
  readonly id: string
  readonly query: Query
  readonly onQuery: (query: Query) => void
  /** How many results are shown. */
  readonly limit: number
  readonly field: RefObject<HTMLInputElement | null>
  /** Whether searches made before are offered while nothing is asked. */
  readonly withRecent?: boolean
  /** What else is offered then. */
  readonly children?: ComponentChildren
  /** What follows the results. */
  readonly more?: (standing: Extract<Standing, { readonly kind: 'found' }>) => ComponentChildren
}

/** A field and what is found as one types: arrow keys lead from the field through the results. */
export const SearchPanel = (props: SearchPanelProps) => {
  const { root, id, query, onQuery, limit, field, withRecent = true, children, more } = props
  const panel = useRef<HTMLElement>(null)
  const standing = useSearch(query, { root, limit })
  const recent = useRecent(query.q)
  const records = standing.kind === 'found' ? standing.found.records : []
  useKeptFocus(panel)
  return (
    <search class="search-panel" ref={panel} onKeyDown={(event) => moveFocus(event, panel.current)}>
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
        {statusOf(standing)}
      </p>
      {standing.kind === 'found' && (
        <FacetChips
          id={id}
          facets={standing.found.facets}
          filters={query.filters}
          onChange={(filters) => onQuery({ ...query, filters })}
        />
      )}
      {standing.kind === 'idle' && (
        <>
          {withRecent && (
            <RecentSearches
              searches={recent.searches}
              onForget={recent.forget}
              onSearch={(q) => onQuery({ ...query, q })}
            />
          )}
          {children}
        </>
      )}
      <SearchResults records={records} root={root} onOpen={recent.remember} />
      {standing.kind === 'found' && (
        <>
          <Suggestions standing={standing} onSearch={(q) => onQuery({ ...query, q })} />
          {more?.(standing)}
        </>
      )}
    </search>
  )
}

/** Searches count as made once one of their results is opened. */
function useRecent(q: string) {
  const [searches, setSearches] = useState<readonly string[]>([])
  useEffect(() => setSearches(recentSearches()), [])
  return {
    searches,
    remember: () => setSearches(rememberSearch(q)),
    forget: (text?: string) => setSearches(forgetSearch(text)),
  }
}

const STATUS: { readonly [K in Standing['kind']]: (standing: Standing) => string } = {
  idle: () => '',
  waiting: () => 'Searching…',
  failed: (standing) =>
    standing.kind === 'failed' ? `The search could not run. ${standing.message}` : '',
  found: (standing) => (standing.kind === 'found' ? countOf(standing.found.total) : ''),
}

const statusOf = (standing: Standing): string => STATUS[standing.kind](standing)

const countOf = (total: number): string =>
  total === 0 ? 'Nothing found' : `${total} result${total === 1 ? '' : 's'}`

interface SuggestionsProps {
  readonly standing: Extract<Standing, { readonly kind: 'found' }>
  readonly onSearch: (text: string) => void
}

/** What to try where nothing was found. */
const Suggestions = ({ standing: { found, query }, onSearch }: SuggestionsProps) =>
  found.total > 0 ? null : (
    <div class="search-empty">
      <p>
        No record has <q>{query.q.trim()}</q>
        {Object.keys(query.filters).length > 0 && ' within these filters'}.{' '}
        {found.suggestions.length === 0 && 'Try one word of what it does, such as table or login.'}
      </p>
      {found.suggestions.length > 0 && (
        <p>
          Did you mean{' '}
          {found.suggestions.map((word) => (
            <button type="button" class="link" key={word} onClick={() => onSearch(word)}>
              {word}
            </button>
          ))}
          ?
        </p>
      )}
    </div>
  )
