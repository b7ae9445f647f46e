/**
 * The value as CSS that may stand in any declaration: a number of at least 0 where it has a unit,
 * if only an empty one, or text that ends where its declaration ends; undefined for anything else.
 */
export function toCssValue(value: unknown, unit?: string): string | undefined {
  if (typeof value === 'number') {
    const isNumber = Number.isFinite(value) && value >= 0 && unit !== undefined
    return isNumber ? `${Number(value.toFixed(4))}${unit}` : undefined
  }
  if (typeof value !== 'string' || UNSAFE_CSS.test(value) || !isBalanced(value)) return undefined
  return value.trim() || undefined
}

/** What ends a declaration or a style element, hides what follows, outranks it or loads a file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a line ends a string that is open.
const UNSAFE_CSS = /[\u0000-\u001f\u007f;:{}<!\\]|\/[/*]|\*\/|url\(/i

/** Strings, and brackets that hold neither strings nor brackets. */
const BALANCED_GROUPS = /"[^"]*"|'[^']*'|\([^()[\]"']*\)|\[[^()[\]"']*\]/g

/** True when every string and bracket ends: an open one would take in the declarations below it. */
function isBalanced(text: string): boolean {
  let [rest, before] = [text, '']
  while (rest !== before) [rest, before] = [rest.replaceAll(BALANCED_GROUPS, ' '), rest]
  return !/["'()[\]]/.test(rest)
}

/** The parts of a CSS value between commas; those in strings and brackets separate nothing. */
export const splitByComma = (value: string): string[] =>
  (value.match(/("[^"]*"|'[^']*'|\([^)]*\)|[^,])+/g) ?? []).map((part) => part.trim())

/** The parts of a CSS value between white space; that in strings and brackets separates nothing. */
export const splitBySpace = (value: string): string[] =>
  value.match(/("[^"]*"|'[^']*'|\([^)]*\)|\S)+/g) ?? []
