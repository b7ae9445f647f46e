import { isSlashKey } from './shortcut.ts'

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
