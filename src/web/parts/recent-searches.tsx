interface RecentSearchesProps {
  readonly searches: readonly string[]
  readonly onSearch: (text: string) => void
  /** Removes one, or all where none is named. */
  readonly onForget: (text?: string) => void
}

/** Searches to repeat or to remove. */
export const RecentSearches = ({ searches, onSearch, onForget }: RecentSearchesProps) =>
  searches.length === 0 ? null : (
    <section class="recent" aria-label="Recent searches">
      <div class="recent-head">
        <h2>Recent</h2>
        <button type="button" class="link" onClick={() => onForget()}>
          Clear all
        </button>
      </div>
      <ul>
        {searches.map((text) => (
          <li key={text}>
            <button type="button" class="recent-search" onClick={() => onSearch(text)}>
              {text}
            </button>
            <button type="button" class="remove" onClick={() => onForget(text)}>
              <span aria-hidden="true">×</span>
              <span class="hidden">Remove {text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
