/** No path is this long, and the expression of a longer pattern may not compile. */
const MAX_LENGTH = 1000

/** Each star can end at every character, so the time to compare a name grows with their power. */
const MAX_STARS = 3

/** True if comparing any path with a pattern, as in `.gitignore`, takes little time. */
export const isSimplePattern = (pattern: string): boolean =>
  pattern.length <= MAX_LENGTH &&
  countMatches(/\*\*(?=\/|$)/g, pattern) <= MAX_STARS &&
  pattern.split('/').every((name) => countMatches(/\*+/g, name) <= MAX_STARS)

const countMatches = (expression: RegExp, text: string): number =>
  text.match(expression)?.length ?? 0
