import {
  type Element,
  el,
  getAttribute,
  isElement,
  listElements,
  mapElements,
  type Node,
  textContent,
  withAttributes,
} from './element.ts'
import { uniqueId } from './element-ids.ts'
import { findHeading } from './headings.ts'
import { createIcon } from './icons.ts'

/** Components that cover a part of the page until they are closed. */
const OVERLAY_COMPONENTS = new Set(['Popover', 'Menu', 'Drawer', 'Dialog'])

const isOverlay = (element: Element): boolean =>
  element.name === 'dialog' || OVERLAY_COMPONENTS.has(getAttribute(element, 'data-component') ?? '')

/**
 * Closes every menu, panel and dialog inside an element, and makes its button open it without a
 * script: https://html.spec.whatwg.org/multipage/popover.html
 */
export const closePopovers = (root: Element, usedIds: Set<string>): Element =>
  closeComboboxes(createPopovers(root, usedIds, findPopovers(root)))

/** Closes the list of every combobox, which opens when people type. */
function closeComboboxes(root: Element): Element {
  const lists = new Set(
    listElements([root])
      .filter(isOpenCombobox)
      .map((field) => getAttribute(field, 'aria-controls')),
  )
  const [changed] = mapElements([root], (element) => {
    if (isOpenCombobox(element))
      return withAttributes(element, {
        'aria-expanded': 'false',
        'aria-activedescendant': undefined,
      })
    return isOverlay(element) && lists.has(getAttribute(element, 'id'))
      ? withAttributes(element, { hidden: true })
      : element
  })
  return changed as Element
}

const isOpenCombobox = ({ attributes }: Element): boolean =>
  attributes.get('role') === 'combobox' &&
  attributes.get('aria-expanded') === 'true' &&
  attributes.has('aria-controls')

/** Lets buttons open the popups that an example hides; popups that it shows stay open. */
export const closeHiddenPopovers = (root: Element, usedIds: Set<string>): Element =>
  createPopovers(
    root,
    usedIds,
    new Map([...findPopovers(root)].filter(([, { attributes }]) => attributes.has('hidden'))),
  )

function createPopovers(
  root: Element,
  usedIds: Set<string>,
  popovers: ReadonlyMap<string, Element>,
): Element {
  if (popovers.size === 0) return root
  const ids = new Map<Element, string>()
  for (const popover of new Set(popovers.values())) {
    const id = getAttribute(popover, 'id') ?? uniqueId('popup', usedIds)
    usedIds.add(id)
    ids.set(popover, id)
  }
  const targets = new Map([...popovers].map(([controls, popover]) => [controls, ids.get(popover)]))
  const change = (node: Node): Node => {
    if (!isElement(node)) return node
    const changed = { ...node, children: node.children.map(change) }
    const id = ids.get(node)
    if (id !== undefined) return toPopover(changed, id)
    const target =
      node.name === 'button' ? targets.get(getAttribute(node, 'aria-controls') ?? '') : undefined
    if (target === undefined) return changed
    return withAttributes(changed, { popovertarget: target, 'aria-expanded': undefined })
  }
  return change(root) as Element
}

/** Returns the popover that each button opens, by the value of the button's `aria-controls`. */
function findPopovers(root: Element): Map<string, Element> {
  const controlledIds = new Set<string>()
  for (const element of listElements([root])) {
    const controls = getAttribute(element, 'aria-controls')
    if (element.name === 'button' && controls && element.attributes.has('aria-expanded'))
      controlledIds.add(controls)
  }
  const popovers = new Map<string, Element>()
  const visit = (element: Element, parent: Element | undefined): void => {
    const popover = parent ?? (isOverlay(element) && element !== root ? element : undefined)
    const id = getAttribute(element, 'id')
    if (popover && id !== undefined && controlledIds.has(id)) popovers.set(id, popover)
    for (const child of element.children) if (isElement(child)) visit(child, popover)
  }
  visit(root, undefined)
  return popovers
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

/** Creates a closed dialog, after the button that opens it. */
export function createClosedDialog(
  dialog: Element,
  usedIds: Set<string>,
  label: readonly Node[] = [getDialogName(dialog)],
): Element[] {
  const id = getAttribute(dialog, 'id') ?? uniqueId('dialog', usedIds)
  usedIds.add(id)
  const attributes = {
    type: 'button',
    'data-variant': 'secondary',
    'aria-haspopup': 'dialog',
    popovertarget: id,
  }
  return [el('button', attributes, label), toPopover(dialog, id)]
}

/** Returns the label of a dialog, else the text of its first heading. */
function getDialogName(dialog: Element): string {
  const heading = findHeading([dialog])
  return getAttribute(dialog, 'aria-label') ?? (heading ? textContent(heading.children) : 'Open')
}

/**
 * Collapses an element below a breakpoint. Returns the button that opens it, and the element, which
 * the style sheet shows without the button from the breakpoint on.
 */
export function collapseBelow(
  element: Element,
  below: string,
  usedIds: Set<string>,
  { label = 'Menu', icon = 'menu', variant = 'quiet' } = {},
): [Element, Element] {
  const id = getAttribute(element, 'id') ?? uniqueId('menu', usedIds)
  usedIds.add(id)
  return [
    el(
      'button',
      { type: 'button', 'data-variant': variant, 'data-unfold': below, popovertarget: id },
      [createIcon(icon), el('span', {}, [label])],
    ),
    withAttributes(element, { id, popover: true, 'data-fold': below }),
  ]
}

/** The parts of a filter bar that phones show in a drawer. */
const FILTER_SLOTS = new Set(['measure', 'date-range', 'comparison', 'fields', 'more'])

/** The parts of a facet panel that narrow screens show in a drawer. */
const FACET_SLOTS = new Set(['active', 'facets', 'range'])

interface FilterOptions {
  readonly usedIds: Set<string>
  /** The breakpoint from which the filters have a column next to the results. */
  readonly columnsFrom?: string | undefined
}

/**
 * Collapses the fields of a filter bar into one button on phones; the search stays visible. A facet
 * panel collapses until it has a column of its own, and its button counts the active filters.
 */
export function collapseFilters(
  root: Element,
  { usedIds, columnsFrom = 'lg' }: FilterOptions,
): Element {
  if (getAttribute(root, 'role') !== 'search') return root
  const hasSlot = (node: Node, slots: ReadonlySet<string>): node is Element =>
    isElement(node) && slots.has(getAttribute(node, 'data-slot') ?? '')
  const isFacetPanel = root.children.some((node) => hasSlot(node, new Set(['facets'])))
  const isFilter = (node: Node) => hasSlot(node, isFacetPanel ? FACET_SLOTS : FILTER_SLOTS)
  const filters = root.children.filter(isFilter)
  const first = root.children.findIndex(isFilter)
  const others = root.children.filter((node) => !isFilter(node))
  if (filters.length === 0) return root
  const group = el('div', { 'data-group': 'filters' }, filters)
  const collapsed = collapseBelow(group, isFacetPanel ? columnsFrom : 'sm', usedIds, {
    label: isFacetPanel ? getFacetLabel(filters) : 'Filters',
    icon: 'list-filter',
    variant: 'secondary',
  })
  return { ...root, children: others.toSpliced(first, 0, ...collapsed) }
}

/** Returns the label of the button, with the number of active filters. */
function getFacetLabel(filters: readonly Node[]): string {
  const tags = listElements(filters).filter(
    (element) => getAttribute(element, 'data-component') === 'Tag',
  )
  return tags.length === 0 ? 'Filters' : `Filters (${tags.length})`
}
