import { freeId } from './instance-ids.ts'
import {
  attr,
  type Element,
  el,
  elementsOf,
  firstText,
  isElement,
  mapElements,
  type Node,
  withAttributes,
} from './node.ts'

/** Components that lie over a page until they are closed. */
const FLOATS = new Set(['Popover', 'Menu', 'Drawer', 'Dialog'])

const isFloating = (element: Element): boolean =>
  element.name === 'dialog' || FLOATS.has(attr(element, 'data-component') ?? '')

/**
 * The element with every menu, panel and dialog inside it closed. Its own button opens it again,
 * without script: https://html.spec.whatwg.org/multipage/popover.html
 */
export function closePopups(root: Element, taken: Set<string>): Element {
  const popups = popupsIn(root)
  if (popups.size === 0) return root
  const ids = new Map<Element, string>()
  for (const popup of new Set(popups.values())) {
    const id = attr(popup, 'id') ?? freeId('popup', taken)
    taken.add(id)
    ids.set(popup, id)
  }
  const opens = new Map([...popups].map(([controls, popup]) => [controls, ids.get(popup)]))
  const change = (node: Node): Node => {
    if (!isElement(node)) return node
    const changed = { ...node, children: node.children.map(change) }
    const id = ids.get(node)
    if (id !== undefined) return asPopover(changed, id)
    const opened = node.name === 'button' ? opens.get(attr(node, 'aria-controls') ?? '') : undefined
    if (opened === undefined) return changed
    return withAttributes(changed, { popovertarget: opened, 'aria-expanded': undefined })
  }
  return change(root) as Element
}

/** What each button opens, by the id that the button names. */
function popupsIn(root: Element): Map<string, Element> {
  const wanted = new Set<string>()
  for (const element of elementsOf([root])) {
    const controls = attr(element, 'aria-controls')
    if (element.name === 'button' && controls && element.attributes.has('aria-expanded'))
      wanted.add(controls)
  }
  const found = new Map<string, Element>()
  const walk = (element: Element, around: Element | undefined): void => {
    const popup = around ?? (isFloating(element) && element !== root ? element : undefined)
    const id = attr(element, 'id')
    if (popup && id !== undefined && wanted.has(id)) found.set(id, popup)
    for (const child of element.children) if (isElement(child)) walk(child, popup)
  }
  walk(root, undefined)
  return found
}

function asPopover(element: Element, id: string): Element {
  const changes = { id, popover: true, hidden: undefined, open: undefined, 'aria-modal': undefined }
  const [popover] = mapElements([withAttributes(element, changes)], (inner) =>
    closesPopup(inner)
      ? withAttributes(inner, { popovertarget: id, popovertargetaction: 'hide' })
      : inner,
  )
  return popover as Element
}

const closesPopup = (element: Element): boolean =>
  element.name === 'button' &&
  /^(close|cancel|dismiss|stay)$/.test(attr(element, 'data-slot') ?? '')

/** A dialog that lies closed in a page, after the button that opens it. */
export function closedDialog(
  dialog: Element,
  taken: Set<string>,
  label: readonly Node[] = [nameOf(dialog)],
): Element[] {
  const id = attr(dialog, 'id') ?? freeId('dialog', taken)
  taken.add(id)
  const button = { type: 'button', 'data-variant': 'secondary', 'aria-haspopup': 'dialog' }
  return [el('button', { ...button, popovertarget: id }, label), asPopover(dialog, id)]
}

/** What a dialog is called: its label, else its first heading. */
function nameOf(dialog: Element): string {
  const heading = (element: Element) => /^h[1-6]$/.test(element.name)
  return attr(dialog, 'aria-label') ?? firstText([dialog], heading) ?? 'Open'
}
