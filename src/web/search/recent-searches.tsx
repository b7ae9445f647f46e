/** Where recent searches are kept. They stay in the browser. */
const STORAGE_KEY = 'svc-recent'

const MAX_RECENT_SEARCHES = 8

/** The searches that led somewhere, latest first. */
export function readRecentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((one) => typeof one === 'string').slice(0, MAX_RECENT_SEARCHES)
      : []
  } catch (error) {
    // A browser may forbid storage, and anything of this origin may have written there.
    if (error instanceof DOMException || error instanceof SyntaxError) return []
    throw error
  }
}

/** Keeps a search as the latest one. */
export function addRecentSearch(text: string): readonly string[] {
  const q = text.trim()
  return q === ''
    ? readRecentSearches()
    : saveRecentSearches([q, ...readRecentSearches().filter((one) => one !== q)])
}

/** Removes one search, or all of them. */
export const removeRecentSearch = (text?: string): readonly string[] =>
  saveRecentSearches(text === undefined ? [] : readRecentSearches().filter((one) => one !== text))

function saveRecentSearches(searches: readonly string[]): readonly string[] {
  const kept = searches.slice(0, MAX_RECENT_SEARCHES)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
  return kept
}

interface RecentSearchesProps {
  readonly searches: readonly string[]
  readonly onSearch: (text: string) => void
  /** Removes one, or all where none is named. */
  readonly onRemove: (text?: string) => void
}

/** Searches to repeat or to remove. */
export const RecentSearches = ({ searches, onSearch, onRemove }: RecentSearchesProps) =>
  searches.length === 0 ? null : (
    <section class="recent" aria-label="Recent searches">
      <div class="recent-head">
        <h2>Recent</h2>
        <button type="button" class="link" onClick={() => onRemove()}>
          Clear all
        </button>
      </div>
      <ul>
        {searches.map((text) => (
          <li key={text}>
            <button type="button" class="recent-search" onClick={() => onSearch(text)}>
              {text}
            </button>
            <button type="button" class="remove" onClick={() => onRemove(text)}>
              <span aria-hidden="true">×</span>
              <span class="hidden">Remove {text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
