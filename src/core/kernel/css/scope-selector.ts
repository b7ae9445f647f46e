import { type CssNode, listNodes, printNode, type Selector } from './syntax.ts'

/** What is wrong with a selector, and what to write instead. */
export interface SelectorFault {
  readonly node: CssNode
  readonly message: string
  readonly hint: string
}

/** A selector that is limited to a root, or what is wrong with it. */
export type ScopedSelector =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly fault: SelectorFault }

/** The conditions that one element must meet, and its relation to the element before. */
interface Compound {
  readonly combinator: string
  readonly nodes: readonly CssNode[]
}

/**
 * The attributes of elements around a pattern that its style may depend on: the parts of a page,
 * and the appearance of the document. They are conditions only; what a rule changes is inside.
 */
const SURROUNDING_ATTRIBUTES = [
  ...['data-shell', 'data-role', 'data-region', 'data-row', 'data-column'],
  ...[
    'data-specimen',
    'data-scrim',
    'data-mode',
    'data-density',
    'data-shape',
    'data-motion',
    'dir',
  ],
] as const

/**
 * Limits a selector to a root, such as `[data-pattern="…"]`. `:scope` is the root; a selector
 * without it matches elements inside the root. The result has no weight of its own, so a later rule
 * wins, except for states of input, pseudo-elements, and one attribute for each repeated `:scope`.
 */
export function scopeSelector(selector: Selector, root: string): ScopedSelector {
  const compounds = splitCompounds(unwrapScoped(selector, root), root)
  const index = compounds.findIndex(({ nodes }) => nodes.some(isScope))
  const fault = findFault(selector, compounds, index)
  if (fault) return { ok: false, fault }
  const scoped = index === -1 ? [{ combinator: '', nodes: [] }, ...nestFirst(compounds)] : compounds
  return { ok: true, text: printCompounds(scoped, Math.max(index, 0), root) }
}

const nestFirst = ([first, ...rest]: readonly Compound[]): Compound[] =>
  first ? [{ ...first, combinator: ' ' }, ...rest] : []

/** Returns the parts of a selector. A published one, which a root limits, is taken out of `:where()`. */
function unwrapScoped(selector: Selector, root: string): CssNode[] {
  const [first, ...rest] = selector.children.toArray()
  if (first?.type !== 'PseudoClassSelector' || first.name !== 'where') return [...selector.children]
  const [list] = first.children?.toArray() ?? []
  const [argument, ...others] = list?.type === 'SelectorList' ? list.children.toArray() : []
  const nodes = argument?.type === 'Selector' ? argument.children.toArray() : []
  const isScoped = others.length === 0 && nodes.some((node) => isRoot(node, root))
  return isScoped ? [...nodes, ...rest] : [first, ...rest]
}

const isRoot = (node: CssNode, root: string): boolean =>
  node.type === 'AttributeSelector' && printNode(node) === root

function splitCompounds(parts: readonly CssNode[], root: string): Compound[] {
  const compounds: { combinator: string; nodes: CssNode[] }[] = [{ combinator: '', nodes: [] }]
  for (const node of parts) {
    if (node.type === 'Combinator') compounds.push({ combinator: node.name, nodes: [] })
    else compounds.at(-1)?.nodes.push(isRoot(node, root) ? SCOPE : node)
  }
  return compounds
}

const SCOPE: CssNode = { type: 'PseudoClassSelector', name: 'scope', children: null }

const isPseudoClass = (node: CssNode, ...names: readonly string[]): boolean =>
  node.type === 'PseudoClassSelector' && names.includes(node.name)

const isScope = (node: CssNode): boolean => isPseudoClass(node, 'scope')

/** Finds the first reason why a selector cannot be limited to the root. */
function findFault(
  selector: Selector,
  compounds: readonly Compound[],
  index: number,
): SelectorFault | undefined {
  const outer = compounds.slice(0, Math.max(index, 0)).find(({ nodes }) => !isSurrounding(nodes))
  if (outer) return createSurroundingFault(outer.nodes[0] ?? selector)
  const inner = compounds.slice(Math.max(index, 0)).flatMap(({ nodes }) => nodes)
  const document = inner.find(isDocument)
  if (document) return createDocumentFault(document)
  if (compounds[0]?.nodes.length === 0)
    return createFault(selector, 'The selector starts with a combinator.', 'Start with :scope.')
  const sibling = index === -1 ? undefined : compounds[index + 1]
  if (sibling && '+~'.includes(sibling.combinator))
    return createFault(
      sibling.nodes[0] ?? selector,
      'The selector leaves the pattern: it matches what follows the root.',
      'Style only the root (:scope) and what is inside it.',
    )
  return findMisplacedScope(selector, compounds, index)
}

function findMisplacedScope(
  selector: Selector,
  compounds: readonly Compound[],
  index: number,
): SelectorFault | undefined {
  const own = new Set(compounds[index]?.nodes.filter(isScope))
  const misplaced = listNodes(selector).find(
    (node) => node.type === 'NestingSelector' || (isScope(node) && !own.has(node)),
  )
  return (
    misplaced &&
    createFault(
      misplaced,
      `${printNode(misplaced)} is not allowed here.`,
      'Write :scope once, such as `:scope:is([data-preset="a"], [data-preset="b"]) > h2`.',
    )
  )
}

const createFault = (node: CssNode, message: string, hint: string): SelectorFault => ({
  node,
  message,
  hint,
})

const isSurrounding = (nodes: readonly CssNode[]): boolean =>
  nodes.some(
    (node) =>
      node.type === 'AttributeSelector' &&
      (SURROUNDING_ATTRIBUTES as readonly string[]).includes(node.name.name),
  )

const createSurroundingFault = (node: CssNode): SelectorFault =>
  createFault(
    node,
    'An element before :scope has none of the attributes that a style may depend on.',
    `Name one of ${SURROUNDING_ATTRIBUTES.map((name) => `[${name}]`).join(', ')}, or start with :scope.`,
  )

const isDocument = (node: CssNode): boolean =>
  isPseudoClass(node, 'root') ||
  (node.type === 'TypeSelector' && ['html', 'body'].includes(node.name.toLowerCase()))

const createDocumentFault = (node: CssNode): SelectorFault =>
  createFault(
    node,
    `${printNode(node)} is outside of the pattern, so the selector never matches.`,
    'Leave it out. `:root[data-mode="dark"] :scope` depends on an attribute of the document.',
  )

/** The states that a pointer or the keyboard causes; they keep their weight, to win over the rest. */
const INPUT_STATES = ['hover', 'active', 'focus', 'focus-visible', 'focus-within']

/** Pseudo-elements that may be written with one colon. */
const OLD_PSEUDO_ELEMENTS = ['before', 'after', 'first-letter', 'first-line']

const isPseudoElement = (node: CssNode): boolean =>
  node.type === 'PseudoElementSelector' || isPseudoClass(node, ...OLD_PSEUDO_ELEMENTS)

/**
 * Prints compounds in `:where()`. All up to the first that keeps some weight share one; those after
 * it have one each, because `:where(a b)` after a combinator would match any `a`.
 */
function printCompounds(compounds: readonly Compound[], index: number, root: string): string {
  const parts = compounds.map((compound, position) =>
    printCompound(compound, position === index ? root : undefined),
  )
  const first = parts.findIndex(({ outside }) => outside !== '')
  const shared = first === -1 ? parts : parts.slice(0, first + 1)
  const head = shared.map(({ combinator, inside }) => combinator + inside).join('')
  const rest = parts
    .slice(shared.length)
    .map(({ combinator, wrapped, outside }) => combinator + wrapped + outside)
  return `:where(${head})${shared.at(-1)?.outside ?? ''}${rest.join('')}`
}

/** A printed compound: what loses its weight in `:where()`, and what follows that. */
interface PrintedCompound {
  readonly combinator: string
  readonly inside: string
  readonly wrapped: string
  readonly outside: string
}

function printCompound({ combinator, nodes }: Compound, root = ''): PrintedCompound {
  const end = nodes.findIndex(isPseudoElement)
  const element = end === -1 ? nodes : nodes.slice(0, end)
  const states = element.filter((node) => isPseudoClass(node, ...INPUT_STATES))
  const conditions = element.filter((node) => !isScope(node) && !states.includes(node))
  const [types, others] = [true, false].map((isType) =>
    print(conditions.filter(({ type }) => (type === 'TypeSelector') === isType)),
  )
  const repeated = element.filter(isScope).slice(1)
  const inside = `${types}${root}${others}` || '*'
  const [only] = conditions.length === 1 ? conditions : []
  return {
    combinator: combinator.trim() === '' ? combinator : ` ${combinator} `,
    inside,
    wrapped: only && isPseudoClass(only, 'where') ? inside : `:where(${inside})`,
    outside: repeated.map(() => root).join('') + print([...states, ...nodes.slice(element.length)]),
  }
}

const print = (nodes: readonly CssNode[]): string => nodes.map(printNode).join('')
