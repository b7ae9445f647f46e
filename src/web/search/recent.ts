/** Where recent searches are kept. They stay in the browser. */
const STORED = 'svc-recent'

const MOST = 8

/** The searches that led somewhere, latest first. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : []
  } catch (error) {
    // A browser may forbid storage, and anything of this origin may have written there.
    if (error instanceof DOMException || error instanceof SyntaxError) return []
    throw error
  }
}

/** Keeps a search as the latest one. */
export function rememberSearch(text: string): readonly string[] {
  const q = text.trim()
  return q === '' ? recentSearches() : keep([q, ...recentSearches().filter((one) => one !== q)])
}

/** Removes one search, or all of them. */
export const forgetSearch = (text?: string): readonly string[] =>
  keep(text === undefined ? [] : recentSearches().filter((one) => one !== text))

function keep(searches: readonly string[]): readonly string[] {
  const kept = searches.slice(0, MOST)
  try {
    localStorage.setItem(STORED, JSON.stringify(kept))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
  return kept
}
