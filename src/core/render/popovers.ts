import {
  type Element,
  el,
  findText,
  getAttribute,
  isElement,
  listElements,
  mapElements,
  type Node,
  withAttributes,
} from './element.ts'
import { uniqueId } from './element-ids.ts'
import { createIcon } from './icons.ts'

/** Components that lie over a page until they are closed. */
const OVERLAY_COMPONENTS = new Set(['Popover', 'Menu', 'Drawer', 'Dialog'])

const isOverlay = (element: Element): boolean =>
  element.name === 'dialog' || OVERLAY_COMPONENTS.has(getAttribute(element, 'data-component') ?? '')

/**
 * The element with every menu, panel and dialog inside it closed. Its own button opens it again,
 * without script: https://html.spec.whatwg.org/multipage/popover.html
 */
export function closePopovers(root: Element, taken: Set<string>): Element {
  const popups = findPopovers(root)
  if (popups.size === 0) return root
  const ids = new Map<Element, string>()
  for (const popup of new Set(popups.values())) {
    const id = getAttribute(popup, 'id') ?? uniqueId('popup', taken)
    taken.add(id)
    ids.set(popup, id)
  }
  const opens = new Map([...popups].map(([controls, popup]) => [controls, ids.get(popup)]))
  const change = (node: Node): Node => {
    if (!isElement(node)) return node
    const changed = { ...node, children: node.children.map(change) }
    const id = ids.get(node)
    if (id !== undefined) return toPopover(changed, id)
    const opened =
      node.name === 'button' ? opens.get(getAttribute(node, 'aria-controls') ?? '') : undefined
    if (opened === undefined) return changed
    return withAttributes(changed, { popovertarget: opened, 'aria-expanded': undefined })
  }
  return change(root) as Element
}

/** What each button opens, by the id that the button names. */
function findPopovers(root: Element): Map<string, Element> {
  const wanted = new Set<string>()
  for (const element of listElements([root])) {
    const controls = getAttribute(element, 'aria-controls')
    if (element.name === 'button' && controls && element.attributes.has('aria-expanded'))
      wanted.add(controls)
  }
  const found = new Map<string, Element>()
  const walk = (element: Element, around: Element | undefined): void => {
    const popup = around ?? (isOverlay(element) && element !== root ? element : undefined)
    const id = getAttribute(element, 'id')
    if (popup && id !== undefined && wanted.has(id)) found.set(id, popup)
    for (const child of element.children) if (isElement(child)) walk(child, popup)
  }
  walk(root, undefined)
  return found
}

function toPopover(element: Element, id: string): Element {
  const changes = { id, popover: true, hidden: undefined, open: undefined, 'aria-modal': undefined }
  const [popover] = mapElements([withAttributes(element, changes)], (inner) =>
    isCloseButton(inner)
      ? withAttributes(inner, { popovertarget: id, popovertargetaction: 'hide' })
      : inner,
  )
  return popover as Element
}

const isCloseButton = (element: Element): boolean =>
  element.name === 'button' &&
  /^(close|cancel|dismiss|stay)$/.test(getAttribute(element, 'data-slot') ?? '')

/** A dialog that lies closed in a page, after the button that opens it. */
export function createClosedDialog(
  dialog: Element,
  taken: Set<string>,
  label: readonly Node[] = [getDialogName(dialog)],
): Element[] {
  const id = getAttribute(dialog, 'id') ?? uniqueId('dialog', taken)
  taken.add(id)
  const button = { type: 'button', 'data-variant': 'secondary', 'aria-haspopup': 'dialog' }
  return [el('button', { ...button, popovertarget: id }, label), toPopover(dialog, id)]
}

/** What a dialog is called: its label, else its first heading. */
function getDialogName(dialog: Element): string {
  const heading = (element: Element) => /^h[1-6]$/.test(element.name)
  return getAttribute(dialog, 'aria-label') ?? findText([dialog], heading) ?? 'Open'
}

/**
 * The button that opens an element where the window is narrower than a breakpoint, and the element,
 * which the style sheet shows in its place from there on.
 */
export function collapseBelow(
  element: Element,
  below: string,
  taken: Set<string>,
): [Element, Element] {
  const id = getAttribute(element, 'id') ?? uniqueId('menu', taken)
  taken.add(id)
  return [
    el(
      'button',
      { type: 'button', 'data-variant': 'quiet', 'data-unfold': below, popovertarget: id },
      [createIcon('menu'), el('span', {}, ['Menu'])],
    ),
    withAttributes(element, { id, popover: true, 'data-fold': below }),
  ]
}
