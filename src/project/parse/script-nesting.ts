/** Real code has less than a tenth of these; the native parser ends the process at about 10,000. */
const MAX_BRACKETS = 500
const MAX_TAGS = 4_000
const MAX_CHAIN = 8_000
const MIN_LONG_SOURCE = 20_000

const CODE = {
  newline: 10,
  doubleQuote: 34,
  singleQuote: 39,
  slash: 47,
  comma: 44,
  semicolon: 59,
  less: 60,
  greater: 62,
} as const

/** What a character means for the depth of code; other characters mean nothing. */
const KIND = { none: 0, opening: 1, closing: 2, operator: 3, other: 4 } as const

const KINDS = new Uint8Array(128)
for (const character of '([{') KINDS[character.charCodeAt(0)] = KIND.opening
for (const character of ')]}') KINDS[character.charCodeAt(0)] = KIND.closing
for (const character of '+-*%!~.?:&|^=@') KINDS[character.charCodeAt(0)] = KIND.operator
for (const code of Object.values(CODE)) KINDS[code] = KIND.other

/**
 * True if a script may be nested so deeply that a parser would exhaust its stack: brackets, tags,
 * or thousands of operators or branches in one statement. A native stack cannot be caught.
 */
export function isTooDeep(source: string): boolean {
  // The operators since the start of a statement or list item, for each open bracket.
  const chains = [0]
  let [depth, tags] = [0, 0]
  for (let at = 0; at < source.length; at++) {
    const code = source.charCodeAt(at)
    const kind = code < 128 ? KINDS[code] : KIND.none
    if (kind === KIND.none) continue
    if (kind === KIND.opening) chains[++depth] = 0
    else if (kind === KIND.closing) depth = Math.max(0, depth - 1)
    else if (kind === KIND.operator) chains[depth] = (chains[depth] ?? 0) + 1
    else if (code === CODE.less) tags += source.charCodeAt(at + 1) === CODE.slash ? -1 : 1
    else if (code === CODE.greater && source.charCodeAt(at - 1) === CODE.slash) tags--
    else if (code === CODE.doubleQuote || code === CODE.singleQuote) at = skipString(source, at)
    else if (code === CODE.comma) chains[depth] = 0
    else if (code === CODE.newline || code === CODE.semicolon) {
      const next = skipSpace(source, at + 1)
      if (endsStatement(source, next, code)) chains[depth] = 0
      // All line breaks in a row have one answer.
      at = next - 1
    }
    if (depth > MAX_BRACKETS || tags > MAX_TAGS || (chains[depth] ?? 0) > MAX_CHAIN) return true
  }
  return countPrefixWords(source) > MAX_CHAIN
}

/** Returns the end of a string, or its start if it does not end on its line. */
function skipString(source: string, from: number): number {
  const end = source.indexOf(source[from] as string, from + 1)
  return end === -1 || source.slice(from, end).includes('\n') ? from : end
}

const VISIBLE = /\S/g

/** Returns the offset of the next character that is no white space. */
function skipSpace(source: string, from: number): number {
  VISIBLE.lastIndex = from
  return VISIBLE.test(source) ? VISIBLE.lastIndex - 1 : source.length
}

const STATEMENT_START = /[\w$]/y
const BRANCH_START = /else\b/y

/** True if a statement ends at a semicolon, or at a line break, before what comes next. */
const endsStatement = (source: string, next: number, code: number): boolean =>
  !startsWith(BRANCH_START, source, next) &&
  (code === CODE.semicolon || startsWith(STATEMENT_START, source, next))

const startsWith = (pattern: RegExp, source: string, at: number): boolean => {
  pattern.lastIndex = at
  return pattern.test(source)
}

const PREFIX_WORD = /\b(?:else|typeof|void|await|yield|new|delete|do|for|while|async)\b/g

/** Counts the words that can be nested without brackets, in files that have room for many. */
const countPrefixWords = (source: string): number =>
  source.length < MIN_LONG_SOURCE ? 0 : (source.match(PREFIX_WORD)?.length ?? 0)
