/** Stands for a character of an expression in a text. */
const MASK = '\u0000'

/**
 * Replaces the expressions of an Astro template, so that an HTML parser can read the rest. All
 * offsets stay the same. Tags inside expressions stay; everything else in them is masked.
 */
export function maskExpressions(text: string): string {
  const parts: string[] = []
  let at = 0
  while (at < text.length) {
    const end = findPartEnd(text, at)
    const part = text.slice(at, end)
    if (text[at] === '{') parts.push(maskExpression(part))
    else parts.push(text[at] === '<' ? maskTag(part) : part)
    at = end
  }
  return parts.join('')
}

const RAW_ELEMENT = /^<(script|style)\b/i
const TAG_START = /^<\/?[A-Za-z>]/

/** Returns the end of the expression, tag, comment, raw element or text that starts at an offset. */
function findPartEnd(text: string, at: number): number {
  if (text[at] === '{') return findExpressionEnd(text, at)
  if (text.startsWith('<!--', at)) return findAfter(text, '-->', at)
  const [, rawElement] = RAW_ELEMENT.exec(text.slice(at, at + 10)) ?? []
  if (rawElement !== undefined) return findAfter(text, `</${rawElement}>`, at)
  if (TAG_START.test(text.slice(at, at + 3))) return findTagEnd(text, at)
  const next = text.slice(at + 1).search(/[{<]/)
  return next === -1 ? text.length : at + 1 + next
}

const findAfter = (text: string, word: string, from: number): number => {
  const at = text.indexOf(word, from)
  return at === -1 ? text.length : at + word.length
}

const QUOTES = '"\'`'

function findTagEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const character = text[at] as string
    if (character === '>') return at + 1
    if (character === '{') at = findExpressionEnd(text, at) - 1
    else if (QUOTES.includes(character)) at = findQuoteEnd(text, at) - 1
  }
  return text.length
}

function findQuoteEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === text[from]) return at + 1
  }
  return text.length
}

/** Returns the offset after the brace that closes the one at `from`. */
function findExpressionEnd(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const character = text[at] as string
    if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at + 1
    else if (text.startsWith('/*', at)) at = findAfter(text, '*/', at) - 1
    // An apostrophe in the text of an element inside the expression does not open a string.
    else if (QUOTES.includes(character) && !/\w/.test(text[at - 1] ?? ''))
      at = findQuoteEnd(text, at) - 1
  }
  return text.length
}

/** Masks an expression between tags, without the tags in it. */
function maskExpression(expression: string): string {
  const before = new CodeBefore()
  let masked = ''
  for (let at = 0; at < expression.length; ) {
    const isTag = TAG_START.test(expression.slice(at, at + 3)) && before.allowsMarkup
    const end = isTag ? findTagEnd(expression, at) : at + 1
    masked += isTag ? maskTag(expression.slice(at, end)) : MASK
    for (; at < end; at++) before.add(expression, at)
  }
  return masked
}

const TAG_NAME = /^<\/?[A-Za-z]/

/** Remembers what matters about the code before a position: reading it again would take long. */
class CodeBefore {
  /** The last character that is no white space. */
  #last = ''
  /** True if the last `<` opens a tag, and from when it is closed. */
  #isTag = false
  #isClosed = false

  add(code: string, at: number): void {
    const character = code[at] as string
    if (character.trim() !== '') this.#last = character
    if (character === '<') {
      this.#isTag = TAG_NAME.test(code.slice(at, at + 3))
      this.#isClosed = false
    } else if (character === '>') this.#isClosed = this.#isTag
  }

  /** True if a tag may start here; otherwise `<` compares or opens type arguments. */
  get allowsMarkup(): boolean {
    return this.#isClosed || (this.#last !== '' && '([{?:&|>,}'.includes(this.#last))
  }
}

/** Masks the values of attributes that are expressions. */
function maskTag(tag: string): string {
  let masked = ''
  for (let at = 0; at < tag.length; ) {
    const character = tag[at] as string
    const end =
      character === '{'
        ? findExpressionEnd(tag, at)
        : QUOTES.includes(character)
          ? findQuoteEnd(tag, at)
          : at + 1
    const part = tag.slice(at, end)
    masked += character === '{' || character === '`' ? 'x'.repeat(part.length) : part
    at = end
  }
  return masked
}
