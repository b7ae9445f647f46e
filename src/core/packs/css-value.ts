/**
 * The value as CSS that may stand in any declaration: a number of at least 0 with its unit, or text
 * that ends where its declaration ends; undefined for anything else.
 */
export function cssValue(value: unknown, unit = ''): string | undefined {
  if (typeof value === 'number') return cssNumber(value, unit)
  if (typeof value !== 'string' || UNSAFE.test(value) || !isClosed(value)) return undefined
  return value.trim() || undefined
}

/** What ends a declaration or a style element, hides what follows, outranks it or loads a file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a line ends a string that is open.
const UNSAFE = /[\u0000-\u001f\u007f;:{}<!\\]|\/[/*]|\*\/|url\(/i

const STRINGS = /"[^"]*"|'[^']*'/g

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
])

/** True when every string and bracket ends: an open one would take in the declarations below it. */
function isClosed(text: string): boolean {
  const awaited: string[] = []
  for (const [sign] of text.replaceAll(STRINGS, ' ').matchAll(/["'()[\]]/g)) {
    const closing = CLOSING.get(sign)
    if (closing !== undefined) awaited.push(closing)
    else if (awaited.pop() !== sign) return false
  }
  return awaited.length === 0
}

const cssNumber = (value: number, unit: string): string | undefined =>
  Number.isFinite(value) && value >= 0 ? `${Number(value.toFixed(4))}${unit}` : undefined
