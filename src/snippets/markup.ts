/** An element to print. */
export interface MarkupElement {
  readonly name: string
  /** Attributes as they are printed: `href="/"`, `checked` or `href={row.href}`. */
  readonly attributes: readonly string[]
  readonly children: readonly MarkupNode[]
}

/** Code that is printed as it is, on the same line as the text around it: `{row.name}`. */
export interface MarkupCode {
  readonly code: string
}

/** An element per item of a list; JSX only. */
export interface MarkupLoop {
  readonly list: string
  readonly item: string
  readonly body: MarkupElement
}

/** A part of the markup. A string is text, which is not escaped yet. */
export type MarkupNode = string | MarkupElement | MarkupCode | MarkupLoop

/** How HTML and JSX differ. */
export interface MarkupSyntax {
  readonly escapeText: (text: string) => string
  /** Prints text in which white space counts, such as that of `pre`. */
  readonly printVerbatim: (text: string) => string
  /** Ends a line if a space follows; JSX ignores spaces at the end of a line. */
  readonly trailingSpace: string
  readonly selfCloses: (name: string) => boolean
  /** How an element without content ends: `>` or ` />`. */
  readonly selfClosing: string
  /** Whether a line break between two nodes adds no space. */
  readonly ignoresLineBreaks: boolean
}

const MAX_WIDTH = 100

const INLINE_ELEMENTS: ReadonlySet<string> = new Set(
  'a abbr b bdi br button cite code data del em i img input ins kbd label mark meter output progress q s samp select small span strong sub sup svg textarea time u var'.split(
    ' ',
  ),
)

/** Inline elements whose edges can be surrounded by white space that is not rendered. */
const TRIMMED_ELEMENTS: ReadonlySet<string> = new Set(['button', 'select', 'svg'])

/** Elements with nothing but elements inside: white space in them is not rendered. */
const STRUCTURAL_ELEMENTS: ReadonlySet<string> = new Set(
  'table thead tbody tfoot tr colgroup ul ol menu dl select optgroup datalist svg g defs html head'.split(
    ' ',
  ),
)

const VERBATIM_ELEMENTS: ReadonlySet<string> = new Set(['pre', 'textarea'])

/** True if the white space in an element counts: always, or because code is indented. */
const isVerbatim = ({ name, children }: MarkupElement): boolean =>
  VERBATIM_ELEMENTS.has(name) ||
  (name === 'code' &&
    children.some((child) => typeof child === 'string' && /^\s|\s\s|\n/.test(child)))

type Gap = 'none' | 'space' | 'line'

/** A word, an element or code, and the white space before it. */
interface Item {
  readonly gap: Gap
  readonly node: MarkupNode
}

const isElementNode = (node: MarkupNode | undefined): node is MarkupElement =>
  typeof node === 'object' && 'name' in node

const isLoop = (node: MarkupNode | undefined): node is MarkupLoop =>
  typeof node === 'object' && 'list' in node

const isBlock = (node: MarkupNode | undefined): boolean =>
  isLoop(node) || (isElementNode(node) && !INLINE_ELEMENTS.has(node.name))

/** True if white space at the start and at the end of an element is not rendered. */
const isTrimmed = ({ name }: MarkupElement): boolean =>
  !INLINE_ELEMENTS.has(name) || TRIMMED_ELEMENTS.has(name)

/** Splits the children of an element into words and elements with the gaps between them. */
function toItems(element: MarkupElement): Item[] {
  const items: Item[] = []
  let hasSpace = false
  const add = (node: MarkupNode): void => {
    const previous = items.at(-1)?.node
    const isLine = STRUCTURAL_ELEMENTS.has(element.name) || isBlock(previous) || isBlock(node)
    const space: Gap = hasSpace ? 'space' : 'none'
    items.push({ gap: isLine ? 'line' : space, node })
    hasSpace = false
  }
  for (const child of element.children) {
    if (typeof child !== 'string') {
      add(child)
      continue
    }
    // A no-break space is not white space here, unlike in \s.
    for (const [index, word] of child.split(/[ \t\n\r\f]+/).entries()) {
      if (index > 0) hasSpace = true
      if (word !== '') add(word)
    }
  }
  const [first, ...others] = items
  if (isTrimmed(element)) return first ? [{ ...first, gap: 'none' }, ...others] : []
  return hasSpace ? [...items, { gap: 'space', node: '' }] : items
}

/** Prints markup as lines, with two spaces per level. */
export const printMarkup = (
  nodes: readonly MarkupElement[],
  syntax: MarkupSyntax,
  indent = 0,
): string[] => nodes.flatMap((node) => printElement(node, syntax, indent))

/** Prints an element on one line if it fits; the lines start with the indentation. */
function printElement(element: MarkupElement, syntax: MarkupSyntax, indent: number): string[] {
  const flat = printFlat(element, syntax)
  const space = ' '.repeat(indent)
  const mustBeFlat = !syntax.ignoresLineBreaks && !isTrimmed(element)
  if (flat !== undefined && (mustBeFlat || indent + flat.length <= MAX_WIDTH)) return [space + flat]
  if (isVerbatim(element) && flat !== undefined) return [space + flat]
  const start = printStartTag(element, syntax, indent)
  if (element.children.length === 0 && syntax.selfCloses(element.name)) return start
  return [
    ...start,
    ...printItems(toItems(element), syntax, indent + 2),
    `${space}</${element.name}>`,
  ]
}

/** Prints a start tag; each attribute has a line of its own if they do not fit on one. */
function printStartTag(element: MarkupElement, syntax: MarkupSyntax, indent: number): string[] {
  const { name, attributes, children } = element
  const space = ' '.repeat(indent)
  const isClosed = children.length === 0 && syntax.selfCloses(name)
  const end = isClosed ? syntax.selfClosing : '>'
  const line = `${space}<${[name, ...attributes].join(' ')}${end}`
  if (line.length <= MAX_WIDTH || attributes.length < 2) return [line]
  return [
    `${space}<${name}`,
    ...attributes.map((attribute) => `${space}  ${attribute}`),
    `${space}${end.trim()}`,
  ]
}

/** Prints an element on one line; undefined if it contains blocks or loops. */
function printFlat(element: MarkupElement, syntax: MarkupSyntax): string | undefined {
  if (isVerbatim(element)) return printVerbatimElement(element, syntax)
  const { name, attributes, children } = element
  const start = `<${[name, ...attributes].join(' ')}`
  if (children.length === 0 && syntax.selfCloses(name)) return start + syntax.selfClosing
  let text = ''
  for (const { gap, node } of toItems(element)) {
    const printed = gap === 'line' ? undefined : printInline(node, syntax)
    if (printed === undefined) return undefined
    text += (gap === 'space' ? ' ' : '') + printed
  }
  return `${start}>${text}</${name}>`
}

/** Prints an element and everything in it with its white space. */
function printVerbatimElement(element: MarkupElement, syntax: MarkupSyntax): string {
  const { name, attributes, children } = element
  const start = `<${[name, ...attributes].join(' ')}`
  if (children.length === 0 && syntax.selfCloses(name)) return start + syntax.selfClosing
  const content = children.map((child) => {
    if (typeof child === 'string') return syntax.printVerbatim(child)
    return isElementNode(child)
      ? printVerbatimElement(child, syntax)
      : (printInline(child, syntax) ?? '')
  })
  return `${start}>${content.join('')}</${name}>`
}

function printInline(node: MarkupNode, syntax: MarkupSyntax): string | undefined {
  if (typeof node === 'string') return syntax.escapeText(node)
  if (isElementNode(node)) return printFlat(node, syntax)
  return isLoop(node) ? undefined : node.code
}

/** Fills lines with items: a block starts a new line, and so does what does not fit. */
function printItems(items: readonly Item[], syntax: MarkupSyntax, indent: number): string[] {
  const space = ' '.repeat(indent)
  const lines: string[] = []
  let previous: MarkupNode | undefined
  for (const { gap, node } of items) {
    const current = lines.at(-1)
    const inline = gap === 'line' ? undefined : printInline(node, syntax)
    const added = (gap === 'space' ? ' ' : '') + (inline ?? '')
    const fits = current !== undefined && current.length + added.length <= MAX_WIDTH
    const mayBreak = gap !== 'none' || (syntax.ignoresLineBreaks && !isWord(previous, node))
    if (current !== undefined && inline !== undefined && (fits || !mayBreak)) {
      lines[lines.length - 1] = current + added
    } else {
      const isSpaceLost = gap === 'space' && !isWord(previous, node)
      if (current !== undefined && isSpaceLost)
        lines[lines.length - 1] = current + syntax.trailingSpace
      lines.push(...printNode(node, syntax, indent).map((line) => line || space))
    }
    previous = node
  }
  return lines
}

/** True if both nodes are words, between which a line break counts as a space in JSX too. */
const isWord = (...nodes: readonly (MarkupNode | undefined)[]): boolean =>
  nodes.every((node) => typeof node === 'string')

function printNode(node: MarkupNode, syntax: MarkupSyntax, indent: number): string[] {
  const space = ' '.repeat(indent)
  if (isElementNode(node)) return printElement(node, syntax, indent)
  if (!isLoop(node)) return [space + (printInline(node, syntax) ?? '')]
  return [
    `${space}{${node.list}.map((${node.item}) => (`,
    ...printElement(node.body, syntax, indent + 2),
    `${space}))}`,
  ]
}
