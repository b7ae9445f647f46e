/** The parts of a CSS value between commas; those in strings and brackets separate nothing. */
export const splitByComma = (value: string): string[] =>
  (value.match(/("[^"]*"|'[^']*'|\([^)]*\)|[^,])+/g) ?? []).map((part) => part.trim())

/** The parts of a CSS value between white space; that in strings and brackets separates nothing. */
export const splitBySpace = (value: string): string[] =>
  value.match(/("[^"]*"|'[^']*'|\([^)]*\)|\S)+/g) ?? []
