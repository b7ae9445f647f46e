import {
  attr,
  type Element,
  el,
  elementsOf,
  isElement,
  type Node,
  textIn,
  withAttributes,
  withChildren,
} from './node.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What a page knows before its data has come. */
const KNOWN = words('h1 h2 h3 h4 h5 h6 label legend summary dt caption thead option')

const isKnown = (element: Element): boolean =>
  KNOWN.has(element.name) || (element.name === 'th' && attr(element, 'scope') === 'col')

const PICTURES = words('svg img video audio canvas picture')

const CONTROLS = words('button input select textarea')

/** What stands inside a line. */
const INLINE = words(
  'a abbr b bdi br cite code data del em i ins kbd mark q s samp small span strong sub sup time u var',
)

/** The example with bars in the place of everything that is still on its way. */
export function skeletonOf(root: Element): Element {
  const waiting = withChildren(root, root.children.map(waitingFor))
  return withAttributes(waiting, { 'aria-busy': 'true' })
}

function waitingFor(node: Node): Node {
  if (!isElement(node)) return node.trim() === '' ? node : bar(node)
  const { name } = node
  if (isKnown(node)) return node
  if (attr(node, 'data-component') === 'Skeleton') return node
  if (PICTURES.has(name)) return shape(pictureSize(node))
  if (name === 'progress' || name === 'meter') return shape('line')
  if (CONTROLS.has(name))
    return withAttributes(withoutState(node), { role: undefined, disabled: true })
  if (attr(node, 'data-component') === 'Avatar') return withChildren(node, [])
  const kept = withoutRole(name === 'a' ? withoutLink(node) : node)
  const text = textIn(node.children)
  if (text !== '' && isLine(node)) return withChildren(kept, barsFor(text))
  return withChildren(kept, node.children.map(waitingFor))
}

/** Whether an element holds a line of text and nothing else. */
const isLine = (element: Element): boolean =>
  element.children.every((child) => !isElement(child) || (INLINE.has(child.name) && isLine(child)))

const barsFor = (text: string): Element[] =>
  text.length > 140 ? [shape('line'), shape('line'), shape('long')] : [bar(text)]

const bar = (text: string): Element => shape(SIZES.find(([most]) => text.length < most)?.[1])

const SIZES: readonly (readonly [most: number, size: string])[] = [
  [12, 'short'],
  [26, 'medium'],
  [60, 'long'],
  [Number.POSITIVE_INFINITY, 'line'],
]

const shape = (size = 'medium'): Element =>
  el('span', { 'data-component': 'Skeleton', 'data-size': size, 'aria-hidden': 'true' })

/** A drawing that states a height is a plot; one that does not stands in a line of figures. */
const pictureSize = (picture: Element): string => {
  if (picture.name !== 'svg') return 'block'
  return Number(attr(picture, 'height')) > 100 ? 'plot' : 'spark'
}

const withoutLink = (link: Element): Element => {
  const plain = withAttributes(link, {
    href: undefined,
    'aria-label': undefined,
    download: undefined,
  })
  return { ...plain, name: 'span' }
}

/** A row without its words is the header of nothing, and an item without them no choice. */
function withoutRole(element: Element): Element {
  const plain = withoutState(element)
  if (attr(element, 'role') === 'region') return plain
  const nameless = UNNAMED.has(element.name)
    ? { 'aria-label': undefined, 'aria-labelledby': undefined, tabindex: undefined }
    : {}
  const bare = withAttributes(plain, { role: undefined, ...nameless })
  return element.name === 'th'
    ? withAttributes({ ...bare, name: 'td' }, { scope: undefined })
    : bare
}

/** What has no name of its own once it has no role: there is nothing to call, and nothing to reach. */
const UNNAMED = new Set([...INLINE, ...words('div p pre')])

const STATES = [
  'aria-selected',
  'aria-checked',
  'aria-expanded',
  'aria-haspopup',
  'aria-activedescendant',
  'aria-current',
  'aria-describedby',
  'aria-invalid',
  'data-selected',
  'data-status',
  'checked',
  'value',
]

const withoutState = (element: Element): Element =>
  withAttributes(element, Object.fromEntries(STATES.map((name) => [name, undefined])))

/** The example with every control out of use. */
export function disabledExample(root: Element): Element {
  const change = (node: Node): Node => {
    if (!isElement(node)) return node
    const inner = withChildren(node, node.children.map(change))
    return CONTROLS.has(node.name) ? withAttributes(inner, { disabled: true }) : inner
  }
  return change(root) as Element
}

/** Whether an example holds a control at all. */
export const hasControls = (root: Element): boolean =>
  elementsOf([root]).some(({ name }) => CONTROLS.has(name))
