import type {
  Attribute,
  MarkupElement,
  MarkupNode,
  TextRange,
  Value,
} from '../../internal/verify.ts'

/** An element while its file is parsed. */
export interface OpenElement extends MarkupElement {
  readonly attributes: Attribute[]
  readonly children: MarkupNode[]
  hasSpread: boolean
  range: TextRange
  tagRange: TextRange
}

/** What the start of an element shows. */
export interface ElementStart {
  readonly tag: string
  readonly isComponent: boolean
  readonly range: TextRange
  readonly tagRange: TextRange
}

/** Deeper elements become children of the element at this depth, so that recursion is safe. */
const MAX_DEPTH = 100

/** Collects the elements of a file in the order of the document. */
export class MarkupBuilder {
  readonly elements: OpenElement[] = []
  readonly #depths = new Map<MarkupElement, number>()

  /** Adds an element. It becomes a child of its parent unless `isListed` is false. */
  add(start: ElementStart, parent: OpenElement | null, isListed = true): OpenElement {
    const depth = parent === null ? 0 : (this.#depths.get(parent) ?? 0) + 1
    const host = depth > MAX_DEPTH ? (parent?.parent as OpenElement) : parent
    const element: OpenElement = {
      kind: 'element',
      ...start,
      attributes: [],
      hasSpread: false,
      children: [],
      parent: host,
    }
    this.#depths.set(element, Math.min(depth, MAX_DEPTH))
    this.elements.push(element)
    if (isListed) host?.children.push(element)
    return element
  }
}

/** Adds a text to an element; a text at the top level belongs to no element. */
export const addText = (parent: OpenElement | null, text: string, range: TextRange): void => {
  parent?.children.push({ kind: 'text', text, range })
}

/** Adds something that only running code knows to an element. */
export const addDynamic = (parent: OpenElement | null, source: string, range: TextRange): void => {
  parent?.children.push({ kind: 'dynamic', source, range })
}

/** Creates a value that is written out. */
export const staticValue = (text: string, range: TextRange): Value => ({
  kind: 'static',
  text,
  range,
})

/** Creates a value that only running code knows, with its source. */
export const dynamicValue = (text: string, range: TextRange): Value => ({
  kind: 'dynamic',
  source: text.slice(range.start, range.end),
  range,
})

const SIMPLE_STRING = /^(?:'[^'\\\n]*'|"[^"\\\n]*"|`[^`\\$]*`)$/
const SIMPLE_LITERAL = /^(?:-?\d+(?:\.\d+)?|true|false)$/

/** Reads an expression: strings, numbers and booleans are written out, all else is dynamic. */
export function readExpression(text: string, { start, end }: TextRange): Value {
  const source = text.slice(start, end)
  const trimmed = source.trim()
  const from = start + source.indexOf(trimmed)
  if (SIMPLE_STRING.test(trimmed)) {
    const range = { start: from + 1, end: from + trimmed.length - 1 }
    return staticValue(trimmed.slice(1, -1), range)
  }
  const range = { start: from, end: from + trimmed.length }
  return SIMPLE_LITERAL.test(trimmed) ? staticValue(trimmed, range) : dynamicValue(text, range)
}

/**
 * Returns the end of a start tag whose last attribute, or name, ends at `from`: the offset after
 * its `>`.
 */
export function findTagEnd(text: string, from: number): number {
  const end = text.indexOf('>', from)
  return end === -1 ? text.length : end + 1
}
