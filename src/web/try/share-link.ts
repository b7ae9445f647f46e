import { getSizeError, MAX_BYTES } from './limits.ts'
import { type OwnTheme, parseOwnTheme } from './own-themes.ts'

/** The name of the URL fragment that holds a document: `#essence=...`. */
const FRAGMENT = '#essence='

/** Longer links are cut by some chat and mail programs. */
const MAX_LINK_LENGTH = 100_000

/** A document, or the reason why there is none. */
export type LinkResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string }

/** True if a URL fragment claims to hold a document. */
export const hasSharedDocument = (fragment: string): boolean => fragment.startsWith(FRAGMENT)

/** What a link says about its document. */
export interface LinkNotes {
  /** The theme of the document, if no record has it. */
  readonly theme?: OwnTheme | undefined
  /** Where the document is from, if not from the link of another person. */
  readonly from?: 'brief'
}

/** Returns the URL fragment that holds a document, compressed; or why it is too large for one. */
export async function createShareFragment(
  text: string,
  { theme, from }: LinkNotes = {},
): Promise<LinkResult> {
  const bytes = await collectBytes(pipe(text, new CompressionStream('deflate-raw')), Infinity)
  const notes = new URLSearchParams({
    ...(theme && { theme: JSON.stringify(theme) }),
    ...(from && { from }),
  })
  const suffix = notes.size > 0 ? `&${notes}` : ''
  const fragment = FRAGMENT + toBase64Url(bytes ?? new Uint8Array()) + suffix
  if (fragment.length <= MAX_LINK_LENGTH) return { ok: true, text: fragment }
  return {
    ok: false,
    message:
      `The link would have ${fragment.length.toLocaleString('en')} characters, and many programs ` +
      `cut links after ${MAX_LINK_LENGTH.toLocaleString('en')}. Copy the text instead.`,
  }
}

/** Reads the document in a URL fragment. The fragment can come from anywhere. */
export async function readShareFragment(fragment: string): Promise<LinkResult> {
  const [encoded = ''] = fragment.slice(FRAGMENT.length).split('&')
  if (encoded === '') return fail('It has no document.')
  if (encoded.length > MAX_LINK_LENGTH) return fail('It is longer than any link of this page.')
  const compressed = fromBase64Url(encoded)
  if (!compressed) return fail('It has characters that no link of this page has.')
  try {
    const stream = pipe(compressed, new DecompressionStream('deflate-raw'))
    const bytes = await collectBytes(stream, MAX_BYTES)
    if (!bytes) return fail('Its document is larger than 1 MiB.')
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const sizeError = getSizeError(text)
    return sizeError === undefined ? { ok: true, text } : fail(sizeError)
  } catch {
    // Only decompressing and decoding can fail, and they do so for damaged data.
    return fail('A part of it is missing or was changed.')
  }
}

/** Reads what the fragment says about its document. An unusable theme is left out. */
export function readLinkNotes(fragment: string): LinkNotes {
  const notes = new URLSearchParams(fragment.slice(1))
  const theme = parseOwnTheme(notes.get('theme') ?? '')
  return { ...(theme && { theme }), ...(notes.get('from') === 'brief' && { from: 'brief' }) }
}

const fail = (reason: string): LinkResult => ({
  ok: false,
  message: `The link cannot be opened. ${reason} Ask for a new one.`,
})

const pipe = (
  data: string | Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> => new Blob([data]).stream().pipeThrough(transform)

/** Reads a stream; undefined if it has more bytes than allowed. */
async function collectBytes(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > maxBytes) {
      await reader.cancel()
      return undefined
    }
    chunks.push(value)
  }
  return joinChunks(chunks, length)
}

function joinChunks(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

/** Encodes bytes for URLs (RFC 4648, section 5), without padding. */
function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
