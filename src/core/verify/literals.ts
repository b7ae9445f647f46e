import type { TextRange } from './source-file.ts'

/** A literal of JavaScript, as far as it can be read without running it. */
export type Literal =
  | { readonly kind: 'string' | 'number'; readonly text: string; readonly range: TextRange }
  | { readonly kind: 'array'; readonly items: readonly Literal[]; readonly range: TextRange }
  | {
      readonly kind: 'object'
      readonly entries: readonly LiteralEntry[]
      readonly range: TextRange
    }
  /** A call such as `route('about', './about.tsx')`. */
  | {
      readonly kind: 'call'
      readonly callee: string
      readonly args: readonly Literal[]
      readonly range: TextRange
    }
  /** A spread element: `...adminRoutes`. */
  | { readonly kind: 'spread'; readonly value: Literal; readonly range: TextRange }
  /** Anything that only running code knows. */
  | { readonly kind: 'other'; readonly source: string; readonly range: TextRange }

/** An entry of an object literal. */
export interface LiteralEntry {
  /** The name; `...` for a spread, and the source of a computed name in brackets. */
  readonly key: string
  readonly value: Literal
  /** From the start of the name to the end of the value. */
  readonly range: TextRange
}

/** Deeper literals are not read. */
const MAX_DEPTH = 60

/**
 * Reads the literal at the start of a source text. Offsets are relative to `base`. Reads on where
 * it meets code that it does not understand, so that one unusual entry does not hide the others.
 */
export function readLiteral(source: string, base = 0): Literal {
  return new LiteralReader(source, base).readValue(0)
}

/** Returns the value of an entry of an object literal. */
export const getEntry = (literal: Literal | undefined, key: string): Literal | undefined =>
  literal?.kind === 'object' ? literal.entries.find((entry) => entry.key === key)?.value : undefined

const CLOSING = new Set([')', ']', '}'])

class LiteralReader {
  private at = 0
  private readonly source: string
  private readonly base: number

  constructor(source: string, base: number) {
    this.source = source
    this.base = base
  }

  readValue(depth: number): Literal {
    this.skipSpace()
    const start = this.at
    const literal = depth < MAX_DEPTH ? this.readSimple(depth) : undefined
    if (literal !== undefined && this.isAtEnd()) return literal
    this.skipExpression()
    const text = this.source.slice(start, this.at).trimEnd()
    // `as const`, `satisfies Routes` and `!` do not change the value.
    const end = literal ? literal.range.end - this.base - start : 0
    if (literal && /^\s*(?:(?:as|satisfies)\s[^=]*|!)$/.test(text.slice(end))) return literal
    return { kind: 'other', source: text, range: this.rangeFrom(start, start + text.length) }
  }

  private readSimple(depth: number): Literal | undefined {
    const start = this.at
    const character = this.source[start] ?? ''
    if (this.source.startsWith('...', start)) {
      this.at += 3
      const value = this.readValue(depth + 1)
      return { kind: 'spread', value, range: this.rangeFrom(start) }
    }
    if (character === '[') {
      const items = this.readList(']', depth)
      return { kind: 'array', items, range: this.rangeFrom(start) }
    }
    if (character === '{') return this.readObject(depth)
    if (`'"\``.includes(character) && character !== '') return this.readString()
    const [number] = this.match(/-?(?:\d+(?:\.\d*)?|\.\d+)(?![\w.])/y) ?? []
    if (number !== undefined) return { kind: 'number', text: number, range: this.rangeFrom(start) }
    return this.readCall(depth)
  }

  private readCall(depth: number): Literal | undefined {
    const start = this.at
    const [, callee = ''] = this.match(/([A-Za-z_$][\w$.]*)(?:<[\w\s,.[\]|'"]*>)?\s*(?=\()/y) ?? []
    if (callee === '' || /^(?:function|async|if|switch)$/.test(callee)) {
      this.at = start
      return undefined
    }
    const args = this.readList(')', depth)
    this.skipSpace()
    if (this.source.startsWith('=>', this.at)) return undefined
    return { kind: 'call', callee, args, range: this.rangeFrom(start) }
  }

  /** Reads the values after an opening bracket up to the closing one. */
  private readList(close: string, depth: number): Literal[] {
    const items: Literal[] = []
    this.at += 1
    for (;;) {
      this.skipSpace()
      const character = this.source[this.at]
      if (character === undefined) return items
      if (CLOSING.has(character)) {
        if (character === close) this.at += 1
        return items
      }
      if (character === ',') this.at += 1
      else items.push(this.readValue(depth + 1))
    }
  }

  private readObject(depth: number): Literal {
    const start = this.at
    const entries: LiteralEntry[] = []
    this.at += 1
    for (;;) {
      this.skipSpace()
      const character = this.source[this.at]
      if (character === undefined || CLOSING.has(character)) {
        if (character === '}') this.at += 1
        return { kind: 'object', entries, range: this.rangeFrom(start) }
      }
      if (character === ',' || character === ';') this.at += 1
      else entries.push(this.readEntry(depth))
    }
  }

  private readEntry(depth: number): LiteralEntry {
    const start = this.at
    if (this.source.startsWith('...', start)) {
      const value = this.readValue(depth + 1)
      return { key: '...', value, range: this.rangeFrom(start) }
    }
    const key = this.readKey()
    this.skipSpace()
    if (key !== undefined && this.source[this.at] === ':') {
      this.at += 1
      const value = this.readValue(depth + 1)
      const end = value.range.end + (value.kind === 'string' ? 1 : 0)
      return { key, value, range: { start: this.base + start, end } }
    }
    // A shorthand, a method or an accessor.
    this.skipExpression()
    if (this.at === start) this.at += 1
    const range = this.rangeFrom(start)
    const value = { kind: 'other', source: this.source.slice(start, this.at), range } as const
    return { key: key ?? '', value, range }
  }

  private readKey(): string | undefined {
    const character = this.source[this.at] ?? ''
    if (`'"`.includes(character) && character !== '') {
      const name = this.readString()
      return name?.kind === 'string' ? name.text : undefined
    }
    return this.match(/[A-Za-z_$][\w$-]*|\d+|\[[^\]]*\]/y)?.[0]
  }

  /** Reads a string or a template without expressions. */
  private readString(): Literal | undefined {
    const start = this.at
    const quote = this.source[start] ?? ''
    const end = findStringEnd(this.source, start)
    const body = this.source.slice(start + 1, end - 1)
    this.at = end
    if (end < start + 2 || (quote === '`' && body.includes('${'))) return undefined
    const text = body.replace(/\\(.)/gs, '$1')
    return { kind: 'string', text, range: this.rangeFrom(start + 1, end - 1) }
  }

  private isAtEnd(): boolean {
    this.skipSpace()
    const character = this.source[this.at]
    return (
      character === undefined || character === ',' || character === ';' || CLOSING.has(character)
    )
  }

  /** Skips to the next comma or closing bracket on the same level. */
  private skipExpression(): void {
    let depth = 0
    for (; this.at < this.source.length; this.at += 1) {
      const character = this.source[this.at] ?? ''
      if (`'"\``.includes(character)) this.at = findStringEnd(this.source, this.at) - 1
      else if ('([{'.includes(character)) depth += 1
      else if (CLOSING.has(character)) {
        if (depth === 0) return
        depth -= 1
      } else if (depth === 0 && (character === ',' || character === ';')) return
      else if (this.source.startsWith('//', this.at) || this.source.startsWith('/*', this.at)) {
        this.skipSpace()
        this.at -= 1
      }
    }
  }

  /** Skips white space and comments. */
  private skipSpace(): void {
    this.match(/(?:\s|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))*/y)
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const match = pattern.exec(this.source)
    if (match) this.at += match[0].length
    return match
  }

  private rangeFrom(start: number, end = this.at): TextRange {
    return { start: this.base + start, end: this.base + end }
  }
}

/** Returns the offset after a string; that of the quote itself if the line ends before. */
function findStringEnd(source: string, start: number): number {
  const quote = source[start]
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source[at] === quote) return at + 1
    else if (source[at] === '\n' && quote !== '`') return start + 1
  }
  return quote === '`' ? source.length : start + 1
}
