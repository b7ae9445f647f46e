// Shared by the page and its worker, so this file imports nothing.

/** More issues than this usually have one cause, and a longer list would hide it. */
export const MAX_ISSUES = 100

/** The same limit as the API has for a request body. */
const MAX_BYTES = 1024 * 1024

/** With more lines than this, browsers need seconds for every keystroke in a textarea. */
const MAX_LINES = 10_000

/** Returns a message if a text is too large for an essence, otherwise undefined. */
export function getSizeError(text: string): string | undefined {
  const bytes = new TextEncoder().encode(text).length
  if (bytes > MAX_BYTES) return formatSizeError(bytes, MAX_BYTES, 'bytes')
  const lines = text.split('\n').length
  return lines > MAX_LINES ? formatSizeError(lines, MAX_LINES, 'lines') : undefined
}

const formatSizeError = (count: number, max: number, unit: string): string =>
  `The text has ${count.toLocaleString('en')} ${unit}. An essence may have ${max.toLocaleString('en')} here.`
