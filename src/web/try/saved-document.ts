/**
 * The local storage keys of the document, of the one before it was replaced, of the brief with its
 * answers, and of the themes that were created from briefs.
 */
const KEYS = {
  current: 'svc-playground',
  previous: 'svc-playground-previous',
  brief: 'svc-playground-brief',
  themes: 'svc-playground-themes',
} as const

type SavedDocument = keyof typeof KEYS

/** Returns a saved document; undefined if there is none, or if the browser blocks storage. */
export const readSavedDocument = (name: SavedDocument): string | undefined =>
  withStorage((storage) => storage.getItem(KEYS[name]) ?? undefined)

/** Saves a document. Without storage, it lasts until the page is closed. */
export const saveDocument = (name: SavedDocument, text: string): void =>
  withStorage((storage) => storage.setItem(KEYS[name], text))

/** Calls a function with the storage. A browser may block it, and it may be full. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return undefined
  }
}
