/** The size of the largest text, as the API has it. */
const MOST_BYTES = 1024 * 1024

/** With more lines than this, browsers take seconds over every key in a field. */
const MOST_LINES = 10_000

/** Why a text is too much for an essence; undefined where it is not. */
export function excessOf(text: string): string | undefined {
  const bytes = new TextEncoder().encode(text).length
  if (bytes > MOST_BYTES) return told(bytes, MOST_BYTES, 'bytes')
  const lines = text.split('\n').length
  return lines > MOST_LINES ? told(lines, MOST_LINES, 'lines') : undefined
}

const told = (count: number, most: number, what: string): string =>
  `The text has ${count.toLocaleString('en')} ${what}. An essence may have ${most.toLocaleString('en')} here.`
