/**
 * Returns a value as CSS that is safe in any declaration; undefined for anything else. A number
 * must not be negative and needs a unit, which may be empty; a text must not end its declaration.
 */
export function toCssValue(value: unknown, unit?: string): string | undefined {
  if (typeof value === 'number') {
    const isAllowed = Number.isFinite(value) && value >= 0 && unit !== undefined
    return isAllowed ? `${Number(value.toFixed(4))}${unit}` : undefined
  }
  const isSafe = typeof value === 'string' && !UNSAFE_CSS.test(value) && isBalanced(value)
  return isSafe ? value.trim() || undefined : undefined
}

/**
 * Characters that end a declaration or a style element, comment out what follows, make the value
 * important or load a file.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a line end closes an open string.
const UNSAFE_CSS = /[\u0000-\u001f\u007f;:{}<!\\]|\/[/*]|\*\/|url\(/i

/** Strings, and brackets that contain neither strings nor brackets. */
const BALANCED_GROUPS = /"[^"]*"|'[^']*'|\([^()[\]"']*\)|\[[^()[\]"']*\]/g

/** True if every string and bracket is closed: an open string would swallow later declarations. */
function isBalanced(text: string): boolean {
  let previous = text
  let rest = text.replaceAll(BALANCED_GROUPS, ' ')
  while (rest !== previous) {
    previous = rest
    rest = rest.replaceAll(BALANCED_GROUPS, ' ')
  }
  return !/["'()[\]]/.test(rest)
}

/** Splits a CSS value by its commas, except those in strings and brackets. */
export const splitByComma = (value: string): string[] =>
  (value.match(/("[^"]*"|'[^']*'|\([^)]*\)|[^,])+/g) ?? []).map((part) => part.trim())

/** Splits a CSS value by its white space, except in strings and brackets. */
export const splitBySpace = (value: string): string[] =>
  value.match(/("[^"]*"|'[^']*'|\([^)]*\)|\S)+/g) ?? []
