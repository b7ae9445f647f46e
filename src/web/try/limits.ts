// Shared by the page and its worker, so this file imports nothing.

/** The same limit as the API has for a request body. */
export const MAX_BYTES = 1024 * 1024

/** Returns a message if a text is too large for an essence, otherwise undefined. */
export function getSizeError(text: string): string | undefined {
  const bytes = new TextEncoder().encode(text).length
  return bytes > MAX_BYTES ? formatSizeError(bytes, 'bytes') : undefined
}

/** Returns the message for a text that is larger than an essence may be. */
export const formatSizeError = (count: number, unit: string): string =>
  `The text has ${count.toLocaleString('en')} ${unit}. An essence may have ${MAX_BYTES.toLocaleString('en')}.`
