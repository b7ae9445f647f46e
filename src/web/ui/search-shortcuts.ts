/**
 * Runs an action on Ctrl+K or Cmd+K, and on `/` unless a field of the page has handled it. Returns a
 * function that removes the listener.
 */
export function onSearchShortcut(action: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (!(isCommandK(event) || (isSlashKey(event) && !event.defaultPrevented))) return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) action()
  }
  // Listens on the window, so that a field of the page, which listens on the document, runs first.
  window.addEventListener('keydown', listen)
  return () => window.removeEventListener('keydown', listen)
}

const isCommandK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/** True if an event is `/` without a modifier, outside a text field. */
function isSlashKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof Element &&
    target.matches('input:not([type=radio], [type=checkbox]), textarea, select')
  return key === '/' && !isTyping && !ctrlKey && !metaKey && !altKey
}

/** Runs an action on `/` outside text fields. Returns a function that removes the listener. */
export function onSlashKey(action: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (!isSlashKey(event)) return
    event.preventDefault()
    action()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
