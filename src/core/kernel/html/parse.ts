import { Parser } from 'htmlparser2'

/** An HTML element. */
export interface HtmlElement {
  /** The tag name in lower case, except for the SVG elements with capitals. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly parent: HtmlElement | undefined
  /** The elements and texts inside, in order. */
  readonly children: readonly HtmlNode[]
  /** The text content, without white space at its ends. */
  readonly text: string
  /** The line on which the element starts, counted from 1. */
  readonly line: number
}

/** An element or a text. */
export type HtmlNode = HtmlElement | string

/** A syntax error, which browsers correct silently. */
export interface HtmlError {
  readonly line: number
  readonly message: string
}

/** An HTML fragment: every element in document order, and every syntax error. */
export interface HtmlFragment {
  /** The nodes at the top level. */
  readonly nodes: readonly HtmlNode[]
  readonly elements: readonly HtmlElement[]
  readonly errors: readonly HtmlError[]
}

/** Parses an HTML fragment. Accepts any text and reports its syntax errors. */
export function parseHtml(source: string): HtmlFragment {
  const parser = new TreeParser(source)
  parser.end(source)
  return parser.toFragment()
}

/** Finds the nearest ancestor that matches, starting with the element itself. */
export function closest(
  element: HtmlElement,
  matches: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  let candidate: HtmlElement | undefined = element
  while (candidate !== undefined && !matches(candidate)) candidate = candidate.parent
  return candidate
}

// https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
const OPTIONAL_END_TAGS = new Set(
  'li dt dd p rt rp optgroup option colgroup caption thead tbody tfoot tr td th'.split(' '),
)

// https://html.spec.whatwg.org/multipage/syntax.html#void-elements
/** Elements that have no content and no closing tag. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)

/** Escapes a text for use between tags. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Escapes a text for use in a double-quoted attribute. */
export const escapeHtmlAttribute = (text: string): string =>
  escapeHtml(text).replaceAll('"', '&quot;')

/** An element during parsing; its text content is known only at its end. */
interface OpenElement extends Omit<HtmlElement, 'text' | 'parent' | 'children'> {
  readonly parent: OpenElement | undefined
  readonly children: OpenNode[]
  readonly textStart: number
  textEnd: number
}

type OpenNode = OpenElement | string

/** A parser that builds a tree and records the errors that the base class corrects. */
class TreeParser extends Parser {
  readonly #lineAt: (offset: number) => number
  readonly #elements: OpenElement[] = []
  readonly #roots: OpenNode[] = []
  readonly #open: OpenElement[] = []
  readonly #errors: HtmlError[] = []
  readonly #attributes = new Set<string>()
  readonly #texts: string[] = []
  #textLength = 0
  #isClosed = false
  #closesItself = false

  constructor(source: string) {
    super({
      onopentagname: () => this.#attributes.clear(),
      onattribute: (name) => this.#addAttribute(name),
      onopentag: (name, attributes, isImplied) => {
        if (isImplied) this.#addError(UNMATCHED_END_TAG)
        this.#enter(name, attributes)
      },
      onclosetag: (name, isImplied) => this.#leave(name, isImplied),
      ontext: (text) => this.#addText(text),
    })
    this.#lineAt = createLineCounter(source)
  }

  toFragment(): HtmlFragment {
    const elements = completeElements(this.#elements, this.#texts.join(''))
    const nodes = this.#roots.map((node) => toHtmlNode(elements, node))
    return { nodes, elements: [...elements.values()], errors: this.#errors }
  }

  /** Detects an unmatched closing tag, which the base class drops without a callback. */
  override onclosetag(start: number, end: number): void {
    this.#isClosed = false
    super.onclosetag(start, end)
    if (!this.#isClosed) this.#addError(UNMATCHED_END_TAG, this.#lineAt(start))
  }

  /** Allows SVG and MathML elements to close themselves, which the base class calls implied. */
  override onselfclosingtag(end: number): void {
    this.#closesItself = this.isInForeignContext()
    super.onselfclosingtag(end)
    this.#closesItself = false
  }

  #enter(name: string, attributes: Readonly<Record<string, string>>): void {
    const element: OpenElement = {
      name,
      attributes: new Map(Object.entries(attributes)),
      parent: this.#open.at(-1),
      children: [],
      line: this.#lineAt(this.startIndex),
      textStart: this.#textLength,
      textEnd: this.#textLength,
    }
    this.#siblings().push(element)
    this.#elements.push(element)
    this.#open.push(element)
  }

  #leave(name: string, isImplied: boolean): void {
    if (!isImplied) this.#isClosed = true
    const element = this.#open.at(-1)
    if (element?.name !== name) {
      this.#addError(`The tag <${name} does not end.`)
      return
    }
    this.#open.pop()
    element.textEnd = this.#textLength
    const mayBeImplied =
      this.#closesItself || VOID_ELEMENTS.has(name) || OPTIONAL_END_TAGS.has(name)
    if (isImplied && !mayBeImplied) this.#addError(`<${name}> is never closed.`, element.line)
  }

  #addAttribute(name: string): void {
    if (this.#attributes.has(name)) this.#addError(`The attribute "${name}" appears twice.`)
    this.#attributes.add(name)
  }

  #siblings(): OpenNode[] {
    return this.#open.at(-1)?.children ?? this.#roots
  }

  #addText(text: string): void {
    this.#siblings().push(text)
    this.#texts.push(text)
    this.#textLength += text.length
  }

  #addError(message: string, line = this.#lineAt(this.startIndex)): void {
    this.#errors.push({ line, message })
  }
}

const UNMATCHED_END_TAG = 'A closing tag closes nothing.'

function completeElements(
  elements: readonly OpenElement[],
  text: string,
): Map<OpenElement, HtmlElement> {
  const completed = new Map<OpenElement, HtmlElement>()
  const childLists: HtmlNode[][] = []
  for (const element of elements) {
    const { textStart, textEnd, parent, ...rest } = element
    const children: HtmlNode[] = []
    childLists.push(children)
    const content = text.slice(textStart, textEnd).trim()
    const completedParent = parent && completed.get(parent)
    completed.set(element, { ...rest, parent: completedParent, children, text: content })
  }
  for (const [index, { children }] of elements.entries())
    for (const child of children) childLists[index]?.push(toHtmlNode(completed, child))
  return completed
}

const toHtmlNode = (completed: ReadonlyMap<OpenElement, HtmlElement>, node: OpenNode): HtmlNode =>
  typeof node === 'string' ? node : (completed.get(node) as HtmlElement)

/** Creates a function from offsets to lines. Offsets in ascending order cost one pass in all. */
function createLineCounter(source: string): (offset: number) => number {
  const starts = [0, ...Array.from(source.matchAll(/\n/g), ({ index }) => index + 1)]
  let index = 0
  return (offset) => {
    while (index > 0 && (starts[index] ?? 0) > offset) index--
    while ((starts[index + 1] ?? Number.POSITIVE_INFINITY) <= offset) index++
    return index + 1
  }
}
