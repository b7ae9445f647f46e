/** The size of the largest text, as the API has it. */
const MAX_BYTES = 1024 * 1024

/** With more lines than this, browsers take seconds over every key in a field. */
const MAX_LINES = 10_000

/** Why a text is too much for an essence; undefined where it is not. */
export function getSizeError(text: string): string | undefined {
  const bytes = new TextEncoder().encode(text).length
  if (bytes > MAX_BYTES) return formatSizeError(bytes, MAX_BYTES, 'bytes')
  const lines = text.split('\n').length
  return lines > MAX_LINES ? formatSizeError(lines, MAX_LINES, 'lines') : undefined
}

const formatSizeError = (count: number, most: number, what: string): string =>
  `The text has ${count.toLocaleString('en')} ${what}. An essence may have ${most.toLocaleString('en')} here.`
