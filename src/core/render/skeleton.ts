import {
  type Element,
  el,
  getAttribute,
  isElement,
  listElements,
  type Node,
  textContent,
  withAttributes,
  withChildren,
} from './element.ts'

const toWordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What a page knows before its data has come. */
const STATIC_ELEMENTS = toWordSet('h1 h2 h3 h4 h5 h6 label legend summary dt caption thead option')

const isStatic = (element: Element): boolean =>
  STATIC_ELEMENTS.has(element.name) ||
  (element.name === 'th' && getAttribute(element, 'scope') === 'col')

const MEDIA_ELEMENTS = toWordSet('svg img video audio canvas picture')

const CONTROL_ELEMENTS = toWordSet('button input select textarea')

/** What stands inside a line. */
const INLINE_ELEMENTS = toWordSet(
  'a abbr b bdi br cite code data del em i ins kbd mark q s samp small span strong sub sup time u var',
)

/** The example with bars in the place of everything that is still on its way. */
export function toSkeleton(root: Element): Element {
  const waiting = withChildren(root, root.children.map(toPlaceholder))
  return withAttributes(waiting, { 'aria-busy': 'true' })
}

function toPlaceholder(node: Node): Node {
  if (!isElement(node)) return node.trim() === '' ? node : createTextBar(node)
  const { name } = node
  if (isStatic(node)) return node
  if (getAttribute(node, 'data-component') === 'Skeleton') return node
  if (MEDIA_ELEMENTS.has(name)) return createPlaceholder(getMediaSize(node))
  if (name === 'progress' || name === 'meter') return createPlaceholder('line')
  if (CONTROL_ELEMENTS.has(name))
    return withAttributes(removeState(node), { role: undefined, disabled: true })
  if (getAttribute(node, 'data-component') === 'Avatar') return withChildren(node, [])
  const kept = removeRole(name === 'a' ? removeLink(node) : node)
  const text = textContent(node.children)
  if (text !== '' && isTextLine(node)) return withChildren(kept, createTextBars(text))
  return withChildren(kept, node.children.map(toPlaceholder))
}

/** Whether an element holds a line of text and nothing else. */
const isTextLine = (element: Element): boolean =>
  element.children.every(
    (child) => !isElement(child) || (INLINE_ELEMENTS.has(child.name) && isTextLine(child)),
  )

const createTextBars = (text: string): Element[] =>
  text.length > 140
    ? [createPlaceholder('line'), createPlaceholder('line'), createPlaceholder('long')]
    : [createTextBar(text)]

const createTextBar = (text: string): Element =>
  createPlaceholder(BAR_SIZES.find(([most]) => text.length < most)?.[1])

const BAR_SIZES: readonly (readonly [most: number, size: string])[] = [
  [12, 'short'],
  [26, 'medium'],
  [60, 'long'],
  [Number.POSITIVE_INFINITY, 'line'],
]

const createPlaceholder = (size = 'medium'): Element =>
  el('span', { 'data-component': 'Skeleton', 'data-size': size, 'aria-hidden': 'true' })

/** A drawing that states a height is a plot; one that does not stands in a line of figures. */
const getMediaSize = (picture: Element): string => {
  if (picture.name !== 'svg') return 'block'
  return Number(getAttribute(picture, 'height')) > 100 ? 'plot' : 'spark'
}

const removeLink = (link: Element): Element => {
  const plain = withAttributes(link, {
    href: undefined,
    'aria-label': undefined,
    download: undefined,
  })
  return { ...plain, name: 'span' }
}

/** A row without its words is the header of nothing, and an item without them no choice. */
function removeRole(element: Element): Element {
  const plain = removeState(element)
  if (getAttribute(element, 'role') === 'region') return plain
  const nameless = GENERIC_ELEMENTS.has(element.name)
    ? { 'aria-label': undefined, 'aria-labelledby': undefined, tabindex: undefined }
    : {}
  const bare = withAttributes(plain, { role: undefined, ...nameless })
  return element.name === 'th'
    ? withAttributes({ ...bare, name: 'td' }, { scope: undefined })
    : bare
}

/** What has no name of its own once it has no role: there is nothing to call, and nothing to reach. */
const GENERIC_ELEMENTS = new Set([...INLINE_ELEMENTS, ...toWordSet('div p pre')])

const STATE_ATTRIBUTES = [
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

const removeState = (element: Element): Element =>
  withAttributes(element, Object.fromEntries(STATE_ATTRIBUTES.map((name) => [name, undefined])))

/** The example with every control out of use. */
export function disableControls(root: Element): Element {
  const change = (node: Node): Node => {
    if (!isElement(node)) return node
    const inner = withChildren(node, node.children.map(change))
    return CONTROL_ELEMENTS.has(node.name) ? withAttributes(inner, { disabled: true }) : inner
  }
  return change(root) as Element
}

/** Whether an example holds a control at all. */
export const hasControls = (root: Element): boolean =>
  listElements([root]).some(({ name }) => CONTROL_ELEMENTS.has(name))
