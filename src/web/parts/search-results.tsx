import { toSingular } from '../../index.ts'
import type { FoundRecord, Reason } from '../search/wanted.ts'
import { Marked } from './marked.tsx'

interface SearchResultsProps {
  readonly records: readonly FoundRecord[]
  readonly root: string
  /** A result is being opened. */
  readonly onOpen: () => void
}

/** Results as links, best first. */
export const SearchResults = ({ records, root, onOpen }: SearchResultsProps) => (
  <ol class="results">
    {records.map(({ type, slug, name, description, marks }) => (
      <li key={`${type}/${slug}`}>
        <a class="hit" href={`${root}${type}/${slug}/`} onClick={onOpen}>
          <Marked text={name} ranges={marks.name} />
        </a>
        <span class="hit-type">{toSingular(type)}</span>
        <p>
          <Marked text={description} ranges={marks.description} />
        </p>
        {marks.reason && <Why {...marks.reason} />}
      </li>
    ))}
  </ol>
)

const Why = ({ label, text, ranges }: Reason) => (
  <p class="hit-reason">
    {label}{' '}
    <q>
      <Marked text={text} ranges={ranges} />
    </q>
  </p>
)
