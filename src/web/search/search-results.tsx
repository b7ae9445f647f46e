import { toSingular } from '../../index.ts'
import { HighlightedText } from './highlight.tsx'
import type { MatchReason, SearchHit } from './types.ts'

interface SearchResultsProps {
  readonly hits: readonly SearchHit[]
  readonly root: string
  /** A result is being opened. */
  readonly onOpen: () => void
}

/** Results as links, best first. */
export const SearchResults = ({ hits, root, onOpen }: SearchResultsProps) => (
  <ol class="results">
    {hits.map(({ type, slug, name, description, highlights }) => (
      <li key={`${type}/${slug}`}>
        <a class="hit" href={`${root}${type}/${slug}/`} onClick={onOpen}>
          <HighlightedText text={name} ranges={highlights.name} />
        </a>
        <span class="hit-type">{toSingular(type)}</span>
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
