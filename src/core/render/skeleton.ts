import {
  type Element,
  el,
  getAttribute,
  isElement,
  type Node,
  textContent,
  withAttributes,
  withChildren,
} from './element.ts'

const toWordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Elements whose text does not depend on data, so that it shows while a page loads. */
const STATIC_ELEMENTS = toWordSet('h1 h2 h3 h4 h5 h6 label legend summary dt caption thead option')

const isStatic = (element: Element): boolean =>
  STATIC_ELEMENTS.has(element.name) ||
  (element.name === 'th' && getAttribute(element, 'scope') === 'col')

const MEDIA_ELEMENTS = toWordSet('svg img video audio canvas picture')

const CONTROL_ELEMENTS = toWordSet('button input select textarea')

/** Elements of inline content. */
const INLINE_ELEMENTS = toWordSet(
  'a abbr b bdi br cite code data del em i ins kbd mark q s samp small span strong sub sup time u var',
)

/** Replaces the data of an example with placeholders, as while it loads. */
export function toSkeleton(root: Element): Element {
  const skeleton = withChildren(root, root.children.map(toPlaceholder))
  return withAttributes(skeleton, { 'aria-busy': 'true' })
}

function toPlaceholder(node: Node): Node {
  if (!isElement(node)) return node.trim() === '' ? node : createTextBar(node)
  const { name } = node
  if (isStatic(node)) return node
  if (getAttribute(node, 'data-component') === 'Skeleton') return node
  if (MEDIA_ELEMENTS.has(name)) return createPlaceholder(getMediaSize(node))
  if (name === 'progress' || name === 'meter') return createPlaceholder('line')
  if (isNamedByData(node)) return createPlaceholder('short')
  if (CONTROL_ELEMENTS.has(name))
    return withAttributes(removeState(node), { role: undefined, disabled: true })
  if (getAttribute(node, 'data-component') === 'Avatar') return withChildren(node, [])
  const inert = removeRole(name === 'a' ? removeLink(node) : node)
  const text = textContent(node.children)
  if (text !== '' && isTextLine(node)) return withChildren(inert, createTextBars(text))
  return withChildren(inert, node.children.map(toPlaceholder))
}

/** True if the name of a button or checkbox is a label, which repeats data such as a row's name. */
const isNamedByData = (element: Element): boolean =>
  element.attributes.has('aria-label') &&
  (element.name === 'button' || /^(checkbox|radio)$/.test(getAttribute(element, 'type') ?? ''))

/** True if an element contains only inline content. */
const isTextLine = (element: Element): boolean =>
  element.children.every(
    (child) => !isElement(child) || (INLINE_ELEMENTS.has(child.name) && isTextLine(child)),
  )

const createTextBars = (text: string): Element[] =>
  text.length > 140
    ? [createPlaceholder('line'), createPlaceholder('line'), createPlaceholder('long')]
    : [createTextBar(text)]

const createTextBar = (text: string): Element =>
  createPlaceholder(BAR_SIZES.find(([limit]) => text.length < limit)?.[1])

/** The sizes of bars, each with the text length that it is used below. */
const BAR_SIZES: readonly (readonly [limit: number, size: string])[] = [
  [12, 'short'],
  [26, 'medium'],
  [60, 'long'],
  [Number.POSITIVE_INFINITY, 'line'],
]

const createPlaceholder = (size = 'medium'): Element =>
  el('span', { 'data-component': 'Skeleton', 'data-size': size, 'aria-hidden': 'true' })

/** An `svg` with a large height is a plot; any other is a sparkline. */
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

/** Removes roles, labels and row headers, which mean nothing without text. */
function removeRole(element: Element): Element {
  const plain = removeState(element)
  if (getAttribute(element, 'role') === 'region') return plain
  const labelChanges = GENERIC_ELEMENTS.has(element.name)
    ? { 'aria-label': undefined, 'aria-labelledby': undefined, tabindex: undefined }
    : {}
  const roleChanges = element.attributes.has('role') ? listRoleAttributes(element) : {}
  const bare = withAttributes(plain, { ...roleChanges, role: undefined, ...labelChanges })
  return element.name === 'th'
    ? withAttributes({ ...bare, name: 'td' }, { scope: undefined })
    : bare
}

/** Attributes that any element may have, whatever its role. */
const GLOBAL_ARIA = /^aria-(atomic|busy|hidden|label|labelledby|live)$/

/** Returns the attributes that only the role of an element allows, without a value. */
const listRoleAttributes = ({ attributes }: Element): Record<string, undefined> =>
  Object.fromEntries(
    [...attributes.keys()]
      .filter((name) => name.startsWith('aria-') && !GLOBAL_ARIA.test(name))
      .map((name) => [name, undefined]),
  )

/** Elements that must not have a label or focus once they have no role. */
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

/** Disables every control of an example. */
export function disableControls(root: Element): Element {
  const change = (node: Node): Node => {
    if (!isElement(node)) return node
    const inner = withChildren(node, node.children.map(change))
    return CONTROL_ELEMENTS.has(node.name) ? withAttributes(inner, { disabled: true }) : inner
  }
  return change(root) as Element
}
