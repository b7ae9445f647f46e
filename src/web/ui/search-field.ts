/**
 * Runs an action on Control or Command with K, and on `/` unless the page or a field took it.
 * Returns how to stop that.
 */
export function onSearchShortcut(action: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (!(isCommandK(event) || (isSlashKey(event) && !event.defaultPrevented))) return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) action()
  }
  // On the window, so that a field of the page's own, which listens on the document, comes first.
  window.addEventListener('keydown', listen)
  return () => window.removeEventListener('keydown', listen)
}

const isCommandK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/** Whether an event is a bare `/` that nobody is typing into something. */
export function isSlashKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof Element &&
    target.matches('input:not([type=radio], [type=checkbox]), textarea, select')
  return key === '/' && !isTyping && !ctrlKey && !metaKey && !altKey
}

/** The query that the address of the page holds; empty when it holds none. */
export const getUrlQuery = (): string => new URLSearchParams(location.search).get('q') ?? ''

/** Keeps the query in the address, so that what is shown can be linked to. */
export function setUrlQuery(query: string): void {
  const url = new URL(location.href)
  if (query) url.searchParams.set('q', query)
  else url.searchParams.delete('q')
  history.replaceState(history.state, '', url)
}

/** Runs an action on `/`, unless it is being typed into something. Returns how to stop that. */
export function onSlashKey(action: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (!isSlashKey(event)) return
    event.preventDefault()
    action()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
