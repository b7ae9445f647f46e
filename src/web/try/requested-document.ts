import { saveOwnTheme } from './own-themes.ts'
import { readSavedDocument, saveDocument } from './saved-document.ts'
import { hasSharedDocument, readLinkNotes, readShareFragment } from './share-link.ts'
import type { SendRequest } from './use-compiler-worker.ts'

/** The document to show, and what to tell about where it came from. */
export interface RequestedDocument {
  /** Undefined if the document that is shown already should stay. */
  readonly text?: string
  readonly notice?: string
  readonly error?: string
}

/**
 * Returns the document that the address of the page asks for: one in its fragment, or that of a
 * record in `?start=`. The address is then removed, so that a reload keeps later changes.
 */
export async function readRequestedDocument(send: SendRequest): Promise<RequestedDocument> {
  const { hash, search, pathname } = location
  const start = new URLSearchParams(search).get('start')
  const isShared = hasSharedDocument(hash)
  if (!isShared && start === null) return {}
  const result = isShared ? await readShareFragment(hash) : await readStart(send, start ?? '')
  history.replaceState(null, '', pathname)
  if (!result.ok) return { error: result.message }
  const { text } = result
  const { theme, from } = isShared ? readLinkNotes(hash) : {}
  if (theme) saveOwnTheme(theme)
  const link = from === 'brief' ? 'your brief' : 'a link'
  return { text, notice: keepSavedDocument(text, isShared ? link : `the record ${start}`) }
}

async function readStart(send: SendRequest, start: string) {
  const response = await send({ type: 'start', start })
  return 'essence' in response
    ? { ok: true as const, text: response.essence }
    : { ok: false as const, message: 'error' in response ? response.error : '' }
}

/** Keeps the document that is about to be replaced. Returns what to tell about it. */
export function keepSavedDocument(text: string, origin: string): string {
  const saved = readSavedDocument('current')
  if (saved !== undefined && saved !== text) saveDocument('previous', saved)
  saveDocument('current', text)
  return saved === undefined || saved === text
    ? `Opened from ${origin}.`
    : `Opened from ${origin}. Your last document is kept.`
}
