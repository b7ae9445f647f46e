import { HighlightedText } from './highlight.tsx'
import { formatSearchQuery } from './search-url.ts'
import type { MatchReason, SearchHit, SearchQuery, SearchResponse } from './types.ts'

interface SearchResultsProps {
  readonly hits: readonly SearchHit[]
  readonly root: string
  /** Called when a result is opened. */
  readonly onOpen: () => void
}

/** Lists search results as links, best first. */
export const SearchResults = ({ hits, root, onOpen }: SearchResultsProps) => (
  <ol class="results">
    {hits.map(({ path, label, name, description, highlights }) => (
      <li key={path}>
        <a class="hit" href={root + path} onClick={onOpen}>
          <HighlightedText text={name} ranges={highlights.name} />
        </a>
        <span class="hit-type">{label}</span>
        <p>
          <HighlightedText text={description} ranges={highlights.description} />
        </p>
        {highlights.reason && <MatchReasonText {...highlights.reason} />}
      </li>
    ))}
  </ol>
)

const MatchReasonText = ({ label, text, ranges }: MatchReason) => (
  <p class="hit-reason">
    {label}{' '}
    <q>
      <HighlightedText text={text} ranges={ranges} />
    </q>
  </p>
)

interface AllResultsLinkProps {
  readonly root: string
  readonly query: SearchQuery
  readonly response: SearchResponse
}

/** Links to the search page if it has more results than are shown here. */
export const AllResultsLink = ({ root, query, response }: AllResultsLinkProps) =>
  response.total > response.hits.length ? (
    <p class="search-more">
      <a href={`${root}search/${formatSearchQuery(query)}`}>All {response.total} results</a>
    </p>
  ) : null
