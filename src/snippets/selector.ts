import {
  type AttributeSelector,
  type CssNode,
  generate,
  type PseudoClassSelector,
  type Selector,
} from 'css-tree'
import {
  type ElementTree,
  listAncestors,
  listDescendants,
  listPreviousSiblings,
  type TreeElement,
} from './element-tree.ts'

/** A selector that is compiled to functions, because it is compared with many elements. */
export interface CompiledSelector {
  /** True if it matches an element, or could after an interaction such as hovering. */
  readonly mayMatch: (element: TreeElement) => boolean
  /** False if no element of a tree has the names and values that it requires. */
  readonly isPossible: (tree: ElementTree) => boolean
  /** True if it depends on the markup only. */
  readonly isStatic: boolean
  /** Prints it; arguments of `:where()` that match nothing in the tree are left out. */
  readonly print: (tree?: ElementTree) => string
  readonly compounds: readonly Compound[]
}

/** The conditions that one element must meet, and its relation to the compound before. */
interface Compound {
  readonly combinator: string | undefined
  readonly conditions: readonly Condition[]
}

type Condition = Omit<CompiledSelector, 'compounds'>

/** True if a selector matches an element of a tree, or could after an interaction. */
const matchesTree = ({ isPossible, mayMatch }: CompiledSelector, tree: ElementTree): boolean =>
  isPossible(tree) && tree.elements.some(mayMatch)

/** Returns the selectors that match an element of a tree, as texts. */
export const pruneSelectors = (
  selectors: readonly CompiledSelector[],
  tree: ElementTree,
): string[] =>
  selectors.filter((selector) => matchesTree(selector, tree)).map(({ print }) => print(tree))

/** Lists the names of the attributes in a selector. */
export const listAttributeNames = (selector: string): string[] =>
  Array.from(selector.matchAll(/\[([\w-]+)/g), ([, name = '']) => name)

/** Compiles a selector. */
export function compileSelector(selector: Selector): CompiledSelector {
  const compounds = splitAtCombinators(selector)
  const conditions = compounds.flatMap((compound) => compound.conditions)
  return {
    compounds,
    mayMatch: (element) => matchesUpTo(element, compounds, compounds.length - 1),
    isPossible: (tree) => conditions.every(({ isPossible }) => isPossible(tree)),
    isStatic: conditions.every(({ isStatic }) => isStatic),
    print: (tree) =>
      compounds.map((compound, index) => printCompound(compound, index, tree)).join(''),
  }
}

function splitAtCombinators(selector: Selector): Compound[] {
  const compounds: { combinator: string | undefined; conditions: Condition[] }[] = []
  let combinator: string | undefined
  let isNew = true
  for (const node of selector.children.toArray()) {
    if (node.type === 'Combinator') {
      combinator = node.name
      isNew = true
      continue
    }
    if (isNew) compounds.push({ combinator, conditions: [] })
    compounds.at(-1)?.conditions.push(compileCondition(node))
    isNew = false
  }
  return compounds
}

function printCompound({ combinator, conditions }: Compound, index: number, tree?: ElementTree) {
  const text = conditions.map(({ print }) => print(tree)).join('')
  if (combinator === undefined) return text
  const relation = combinator === ' ' ? ' ' : ` ${combinator} `
  return (index === 0 ? relation.trimStart() : relation) + text
}

function matchesUpTo(element: TreeElement, compounds: readonly Compound[], index: number): boolean {
  const compound = compounds[index]
  if (compound === undefined) return true
  if (!compound.conditions.every(({ mayMatch }) => mayMatch(element))) return false
  if (index === 0) return true
  for (const relative of listRelatives(element, compound.combinator)) {
    if (matchesUpTo(relative, compounds, index - 1)) return true
  }
  return false
}

function listRelatives(
  element: TreeElement,
  combinator: string | undefined,
): Iterable<TreeElement> {
  if (combinator === '>') return element.parent ? [element.parent] : []
  if (combinator === '+') return element.previous ? [element.previous] : []
  if (combinator === '~') return listPreviousSiblings(element)
  return listAncestors(element)
}

/** Compiles a condition. Those that depend on the user or on the position count as met. */
function compileCondition(node: CssNode): Condition {
  const condition = {
    mayMatch: () => true,
    isPossible: () => true,
    isStatic: false,
    print: () => generate(node),
  }
  if (node.type === 'TypeSelector') {
    const { name } = node
    if (name === '*') return { ...condition, isStatic: true }
    const mayMatch = (element: TreeElement): boolean => element.name === name
    return { ...condition, isStatic: true, mayMatch, isPossible: ({ names }) => names.has(name) }
  }
  if (node.type === 'AttributeSelector') return { ...condition, ...compileAttribute(node) }
  if (node.type === 'PseudoClassSelector') return { ...condition, ...compilePseudoClass(node) }
  const owners = node.type === 'PseudoElementSelector' ? PSEUDO_ELEMENTS[node.name] : undefined
  return owners ? { ...condition, mayMatch: owners } : condition
}

const hasName =
  (...names: readonly string[]) =>
  ({ name }: TreeElement): boolean =>
    names.includes(name)

/** The elements that have a pseudo-element, if not all do. */
const PSEUDO_ELEMENTS: Readonly<Record<string, (element: TreeElement) => boolean>> = {
  backdrop: ({ name, attributes }) => name === 'dialog' || attributes.has('popover'),
  'details-content': hasName('details'),
  'file-selector-button': (element) => element.attributes.get('type') === 'file',
  marker: hasName('li', 'summary'),
  placeholder: hasName('input', 'textarea'),
}

const ATTRIBUTE_TESTS: Readonly<Record<string, (value: string, expected: string) => boolean>> = {
  '=': (value, expected) => value === expected,
  '~=': (value, expected) => value.split(/\s+/).includes(expected),
  '^=': (value, expected) => value.startsWith(expected),
  '$=': (value, expected) => value.endsWith(expected),
  '*=': (value, expected) => value.includes(expected),
  '|=': (value, expected) => value === expected || value.startsWith(`${expected}-`),
}

function compileAttribute({
  name: { name },
  matcher,
  value,
}: AttributeSelector): Partial<Condition> {
  const expected = value?.type === 'String' ? value.value : (value?.name ?? '')
  const test = matcher === null ? () => true : ATTRIBUTE_TESTS[matcher]
  return {
    isStatic: true,
    mayMatch: ({ attributes }) => {
      const actual = attributes.get(name)
      return actual !== undefined && (test?.(actual, expected) ?? true)
    },
    isPossible: ({ attributes }) => {
      const values = attributes.get(name)
      return values !== undefined && (matcher !== '=' || values.has(expected))
    },
  }
}

function compilePseudoClass({ name, children }: PseudoClassSelector): Partial<Condition> {
  if (name === 'root') return { isStatic: true, mayMatch: ({ parent }) => parent === undefined }
  const args = (children?.toArray() ?? [])
    .flatMap((node) => (node.type === 'SelectorList' ? node.children.toArray() : []))
    .map((node) => compileSelector(node as Selector))
  const isPossible = (tree: ElementTree): boolean => args.some((arg) => arg.isPossible(tree))
  const isStatic = args.every((arg) => arg.isStatic)
  const print = (): string => `:${name}(${args.map((arg) => arg.print()).join(', ')})`
  if (name === 'not') {
    // What only the markup decides stays excluded; everything else can change.
    const excluding = args.filter((arg) => arg.isStatic)
    return { print, mayMatch: (element) => !excluding.some(({ mayMatch }) => mayMatch(element)) }
  }
  if (name === 'has')
    return {
      print,
      isPossible,
      isStatic,
      mayMatch: (element) => args.some((arg) => mayHave(element, arg)),
    }
  if (name !== 'is' && name !== 'where') return {}
  return {
    ...{ isPossible, isStatic },
    mayMatch: (element) => args.some(({ mayMatch }) => mayMatch(element)),
    print: (tree) => {
      // The specificity of `:is()` depends on all of its arguments.
      if (tree === undefined || name === 'is') return print()
      const used = args.filter((arg) => matchesTree(arg, tree))
      return `:where(${used.map((arg) => arg.print(tree)).join(', ')})`
    },
  }
}

/** True if an element has a relative that a selector of `:has()` describes. */
function mayHave(element: TreeElement, { compounds }: CompiledSelector): boolean {
  const isSibling = /^[+~]/.test(compounds[0]?.combinator ?? '')
  const candidates = isSibling
    ? (element.parent?.children ?? []).flatMap((child) => [child, ...listDescendants(child)])
    : listDescendants(element)
  for (const candidate of candidates) {
    if (isReachedFrom(element, candidate, compounds)) return true
  }
  return false
}

/** True if an element matches compounds, the first of which is relative to an anchor. */
function isReachedFrom(
  anchor: TreeElement,
  element: TreeElement,
  compounds: readonly Compound[],
): boolean {
  const last = compounds.at(-1)
  if (last === undefined) return element === anchor
  if (!last.conditions.every(({ mayMatch }) => mayMatch(element))) return false
  for (const relative of listRelatives(element, last.combinator)) {
    if (isReachedFrom(anchor, relative, compounds.slice(0, -1))) return true
  }
  return false
}
