import { Parser } from 'htmlparser2'

/** An element of a piece of HTML. */
export interface HtmlElement {
  /** Its name in lower case, but for the few of SVG that have capitals. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly parent: HtmlElement | undefined
  /** What stands inside it: elements and text, in order. */
  readonly children: readonly HtmlNode[]
  /** All text inside it, without white space at its ends. */
  readonly text: string
  /** The line on which it starts, from 1. */
  readonly line: number
}

/** An element or a piece of text. */
export type HtmlNode = HtmlElement | string

/** Something that browsers mend in silence. */
export interface HtmlError {
  readonly line: number
  readonly message: string
}

/** A piece of HTML: every element in document order, and everything that is not well formed. */
export interface HtmlFragment {
  /** What stands in no other element. */
  readonly nodes: readonly HtmlNode[]
  readonly elements: readonly HtmlElement[]
  readonly errors: readonly HtmlError[]
}

/** The elements of a piece of HTML and its faults; no text is refused. */
export function parseHtml(source: string): HtmlFragment {
  const parser = new TreeParser(source)
  parser.end(source)
  return parser.toFragment()
}

/** The nearest element that passes, from the element itself outwards. */
export function closest(
  element: HtmlElement,
  passes: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  let at: HtmlElement | undefined = element
  while (at !== undefined && !passes(at)) at = at.parent
  return at
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

/** A text as it stands between tags. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A text as it stands in an attribute between double quotes. */
export const escapeHtmlAttribute = (text: string): string =>
  escapeHtml(text).replaceAll('"', '&quot;')

/** An element while it is read; its text is known only when all of it is. */
interface OpenElement extends Omit<HtmlElement, 'text' | 'parent' | 'children'> {
  readonly parent: OpenElement | undefined
  readonly children: OpenNode[]
  readonly textStart: number
  textEnd: number
}

type OpenNode = OpenElement | string

/** A parser that keeps the tree and, unlike the one it extends, what had to be mended. */
class TreeParser extends Parser {
  readonly #lineAt: (offset: number) => number
  readonly #elements: OpenElement[] = []
  readonly #roots: OpenNode[] = []
  readonly #open: OpenElement[] = []
  readonly #faults: HtmlError[] = []
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
        if (isImplied) this.#addFault(UNMATCHED_END_TAG)
        this.#enter(name, attributes)
      },
      onclosetag: (name, isImplied) => this.#leave(name, isImplied),
      ontext: (text) => this.#addText(text),
    })
    this.#lineAt = createLineCounter(source)
  }

  /** Everything that was read. */
  toFragment(): HtmlFragment {
    const done = completeElements(this.#elements, this.#texts.join(''))
    const nodes = this.#roots.map((node) => toHtmlNode(done, node))
    return { nodes, elements: [...done.values()], errors: this.#faults }
  }

  /** A closing tag that closes nothing is dropped before any callback hears of it. */
  override onclosetag(start: number, end: number): void {
    this.#isClosed = false
    super.onclosetag(start, end)
    if (!this.#isClosed) this.#addFault(UNMATCHED_END_TAG, this.#lineAt(start))
  }

  /** Elements of SVG and MathML may close themselves, which counts as implied. */
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
      this.#addFault(`The tag <${name} does not end.`)
      return
    }
    this.#open.pop()
    element.textEnd = this.#textLength
    const mayBeImplied =
      this.#closesItself || VOID_ELEMENTS.has(name) || OPTIONAL_END_TAGS.has(name)
    if (isImplied && !mayBeImplied) this.#addFault(`<${name}> is never closed.`, element.line)
  }

  #addAttribute(name: string): void {
    if (this.#attributes.has(name)) this.#addFault(`The attribute "${name}" is given twice.`)
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

  #addFault(message: string, line = this.#lineAt(this.startIndex)): void {
    this.#faults.push({ line, message })
  }
}

const UNMATCHED_END_TAG = 'A closing tag closes nothing.'

function completeElements(
  elements: readonly OpenElement[],
  text: string,
): Map<OpenElement, HtmlElement> {
  const done = new Map<OpenElement, HtmlElement>()
  const inside: HtmlNode[][] = []
  for (const element of elements) {
    const { textStart, textEnd, parent, ...rest } = element
    const children: HtmlNode[] = []
    inside.push(children)
    const above = parent && done.get(parent)
    const own = text.slice(textStart, textEnd).trim()
    done.set(element, { ...rest, parent: above, children, text: own })
  }
  for (const [at, { children }] of elements.entries())
    for (const child of children) inside[at]?.push(toHtmlNode(done, child))
  return done
}

const toHtmlNode = (done: ReadonlyMap<OpenElement, HtmlElement>, node: OpenNode): HtmlNode =>
  typeof node === 'string' ? node : (done.get(node) as HtmlElement)

/** The line of an offset; offsets that are asked for in order cost one pass in all. */
function createLineCounter(source: string): (offset: number) => number {
  const starts = [0, ...Array.from(source.matchAll(/\n/g), ({ index }) => index + 1)]
  let at = 0
  return (offset) => {
    while (at > 0 && (starts[at] ?? 0) > offset) at--
    while ((starts[at + 1] ?? Number.POSITIVE_INFINITY) <= offset) at++
    return at + 1
  }
}
