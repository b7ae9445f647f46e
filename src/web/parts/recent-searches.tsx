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
