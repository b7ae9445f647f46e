interface RecentSearchesProps {
  readonly searches: readonly string[]
  readonly onSearch: (text: string) => void
  /** Removes one search, or all of them if no text is passed. */
  readonly onRemove: (text?: string) => void
}

/** Lists recent searches, to run again or to remove. */
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

/** The localStorage key of the recent searches, which never leave the browser. */
const STORAGE_KEY = 'svc-recent'

const MAX_RECENT_SEARCHES = 8

/** Returns the recent searches, latest first. */
export function readRecentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((item) => typeof item === 'string').slice(0, MAX_RECENT_SEARCHES)
      : []
  } catch (error) {
    // A browser may block storage, and other pages of this origin may write to the same key.
    if (error instanceof DOMException || error instanceof SyntaxError) return []
    throw error
  }
}

/** Adds a search as the latest one. */
export function addRecentSearch(text: string): readonly string[] {
  const q = text.trim()
  return q === ''
    ? readRecentSearches()
    : saveRecentSearches([q, ...readRecentSearches().filter((item) => item !== q)])
}

/** Removes one search, or all of them. */
export const removeRecentSearch = (text?: string): readonly string[] =>
  saveRecentSearches(text === undefined ? [] : readRecentSearches().filter((item) => item !== text))

function saveRecentSearches(searches: readonly string[]): readonly string[] {
  const latest = searches.slice(0, MAX_RECENT_SEARCHES)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(latest))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
  return latest
}
