import { closest, type HtmlElement, type HtmlFragment } from '../../kernel/html/parse.ts'
import { pluralize, splitWords } from '../../kernel/text.ts'
import type { ExampleDraft } from '../example-checks.ts'
import { findById, listChildElements, listIds } from './accessible-name.ts'
import { getElementRole, getExplicitRole } from './roles.ts'
import { listDescendants } from './structure.ts'

const MENU_ITEMS = splitWords('menuitem menuitemcheckbox menuitemradio')

// https://www.w3.org/TR/wai-aria-1.2/#mustContain
/** The roles that the children of a widget may have; `group` and `none` may be between them. */
const OWNED_ROLES: Readonly<Record<string, readonly string[]>> = {
  menu: [...MENU_ITEMS, 'separator'],
  menubar: [...MENU_ITEMS, 'separator'],
  tablist: ['tab'],
  listbox: ['option'],
  tree: ['treeitem'],
  grid: ['row', 'rowgroup', 'caption'],
  treegrid: ['row', 'rowgroup', 'caption'],
}

// https://www.w3.org/TR/wai-aria-1.2/#scope
/** The roles of which one must be around an element, by its role. */
const CONTEXT_ROLES: Readonly<Record<string, readonly string[]>> = {
  menuitem: ['menu', 'menubar'],
  menuitemcheckbox: ['menu', 'menubar'],
  menuitemradio: ['menu', 'menubar'],
  tab: ['tablist'],
  option: ['listbox', 'combobox'],
  treeitem: ['tree'],
  gridcell: ['row'],
  listitem: ['list'],
}

/** The states that a role requires, unless HTML supplies them. */
export const REQUIRED_STATES: Readonly<Record<string, readonly string[]>> = {
  checkbox: ['aria-checked'],
  combobox: ['aria-expanded', 'aria-controls'],
  heading: ['aria-level'],
  menuitemcheckbox: ['aria-checked'],
  menuitemradio: ['aria-checked'],
  meter: ['aria-valuenow'],
  radio: ['aria-checked'],
  scrollbar: ['aria-controls', 'aria-valuenow'],
  slider: ['aria-valuenow'],
  switch: ['aria-checked'],
}

/** Checks menus, tabs, lists of options and what opens them. */
export const checkAriaWidgets = (html: HtmlFragment): ExampleDraft[] =>
  html.elements.flatMap((element) => [
    ...checkOwned(element),
    ...checkContext(element),
    ...checkRequiredStates(element),
    ...checkExpanded(element),
    ...checkPopup(element, html),
    ...checkTabStop(element, html),
    ...checkTabs(element, html),
  ])

/** Lists the children of a widget, through elements that have no role of their own. */
const listOwned = (element: HtmlElement): HtmlElement[] =>
  listChildElements(element).flatMap((child) => {
    const role = getElementRole(child)
    const isTransparent =
      role === undefined || ['generic', 'none', 'presentation', 'group'].includes(role)
    return isTransparent && !isDecoration(child) ? listOwned(child) : [child]
  })

const isDecoration = ({ name, attributes }: HtmlElement): boolean =>
  name === 'svg' || attributes.get('aria-hidden') === 'true'

function checkOwned(widget: HtmlElement): ExampleDraft[] {
  const role = getExplicitRole(widget) ?? ''
  const allowed = Object.hasOwn(OWNED_ROLES, role) ? OWNED_ROLES[role] : undefined
  if (allowed === undefined) return []
  const children = listOwned(widget).filter((child) => !isDecoration(child))
  const isMissing = children.length === 0 && !widget.attributes.has('aria-owns')
  return [
    ...(isMissing
      ? [
          {
            line: widget.line,
            message: `The <${widget.name}> with the role "${role}" contains no ${allowed[0]}.`,
            hint: `Add the elements with the role ${allowed.join(' or ')}.`,
          },
        ]
      : []),
    ...children
      .filter((child) => !allowed.includes(getElementRole(child) ?? ''))
      .map((child) => ({
        line: child.line,
        message: `The <${child.name}> is inside the role "${role}" without a role that belongs there.`,
        hint: `Give it the role ${allowed.join(' or ')}, or move it out.`,
      })),
  ]
}

function checkContext(element: HtmlElement): ExampleDraft[] {
  const role = getExplicitRole(element) ?? ''
  const around = Object.hasOwn(CONTEXT_ROLES, role) ? CONTEXT_ROLES[role] : undefined
  const parent = element.parent
  const isInside =
    parent && closest(parent, (other) => around?.includes(getElementRole(other) ?? '') === true)
  if (around === undefined || isInside) return []
  return [
    {
      line: element.line,
      message: `The <${element.name}> with the role "${role}" is not inside a ${around.join(' or ')}.`,
      hint: `Put it into an element with the role "${around[0]}", or remove its role.`,
    },
  ]
}

const checkRequiredStates = (element: HtmlElement): ExampleDraft[] => {
  const role = getExplicitRole(element) ?? ''
  const states = Object.hasOwn(REQUIRED_STATES, role) ? REQUIRED_STATES[role] : undefined
  return (states ?? [])
    .filter((state) => !element.attributes.has(state) && !isNativeInput(element, state))
    .map((state) => ({
      line: element.line,
      message: `The <${element.name}> with the role "${role}" has no "${state}".`,
      hint: `Add "${state}".`,
    }))
}

const isNativeInput = ({ name }: HtmlElement, state: string): boolean =>
  (name === 'input' && ['aria-checked', 'aria-valuenow'].includes(state)) ||
  /^h[1-6]$/.test(name) ||
  name === 'meter'

/** The roles that contain what they expand. */
const SELF_EXPANDING_ROLES = ['treeitem', 'row', 'gridcell', 'combobox']

function checkExpanded(element: HtmlElement): ExampleDraft[] {
  const { name, attributes, line } = element
  const isComplete = !attributes.has('aria-expanded') || attributes.get('aria-controls')?.trim()
  if (isComplete || SELF_EXPANDING_ROLES.includes(getElementRole(element) ?? '')) return []
  return [
    {
      line,
      message: `The <${name}> has "aria-expanded" but no "aria-controls".`,
      hint: 'Add the id of what it opens, and write that element, with "hidden" if it is closed.',
    },
  ]
}

/** Checks that what a control opens has the role that the control announces. */
function checkPopup(element: HtmlElement, html: HtmlFragment): ExampleDraft[] {
  const announced = element.attributes.get('aria-haspopup') ?? 'false'
  const [popup] = listIds(element, 'aria-controls').flatMap((id) => findById(html, id) ?? [])
  if (announced === 'false' || popup === undefined) return []
  const expected = announced === 'true' ? 'menu' : announced
  const role = getElementRole(popup) ?? popup.name
  const actual = { alertdialog: 'dialog', treegrid: 'grid' }[role] ?? role
  // A menu or list of options may be inside a panel with a search field or a heading.
  const isInside = listDescendants(popup).some((child) => getElementRole(child) === expected)
  if (actual === expected || (isInside && expected !== 'dialog')) return []
  return [
    {
      line: element.line,
      message: `"aria-haspopup" announces a ${expected}, but the <${popup.name}> has the role "${role}".`,
      hint: `Remove "aria-haspopup", or give what opens the role "${expected}".`,
    },
  ]
}

const ROVING_ROLES: Readonly<Record<string, readonly string[]>> = {
  menu: MENU_ITEMS,
  menubar: MENU_ITEMS,
  tablist: ['tab'],
  tree: ['treeitem'],
}

/** Checks that Tab reaches one item of a menu, a list of tabs or a tree, and no other. */
function checkTabStop(widget: HtmlElement, html: HtmlFragment): ExampleDraft[] {
  const role = getElementRole(widget) ?? ''
  const itemRoles = Object.hasOwn(ROVING_ROLES, role) ? ROVING_ROLES[role] : undefined
  if (itemRoles === undefined || hasActiveDescendant(widget, html)) return []
  const items = listDescendants(widget).filter(
    (item) =>
      itemRoles.includes(getElementRole(item) ?? '') &&
      closest(item, (other) => getElementRole(other) === role) === widget,
  )
  const stops = items.filter(isTabStop)
  if (items.length === 0 || stops.length === 1) return []
  return [
    {
      line: widget.line,
      message: `The <${widget.name}> with the role "${role}" has ${pluralize(stops.length, 'tab stop')}.`,
      hint: 'Give one item tabindex="0" and the others tabindex="-1".',
    },
  ]
}

const hasActiveDescendant = (widget: HtmlElement, { elements }: HtmlFragment): boolean =>
  widget.attributes.has('aria-activedescendant') ||
  elements.some(
    (element) =>
      element.attributes.has('aria-activedescendant') &&
      listIds(element, 'aria-controls').includes(widget.attributes.get('id') ?? ''),
  )

function isTabStop({ name, attributes }: HtmlElement): boolean {
  const index = attributes.get('tabindex')
  if (index !== undefined) return Number(index) >= 0
  if (attributes.has('disabled')) return false
  return name === 'button' || name === 'input' || (name === 'a' && attributes.has('href'))
}

/** Checks that one tab is selected, and that it controls a panel which it names. */
function checkTabs(tablist: HtmlElement, html: HtmlFragment): ExampleDraft[] {
  if (getElementRole(tablist) !== 'tablist') return []
  const tabs = listDescendants(tablist).filter((tab) => getElementRole(tab) === 'tab')
  const selected = tabs.filter((tab) => tab.attributes.get('aria-selected') === 'true')
  const count: ExampleDraft[] =
    selected.length === 1
      ? []
      : [
          {
            line: tablist.line,
            message: `${pluralize(selected.length, 'tab')} of the list have aria-selected="true".`,
            hint: 'Select one tab.',
          },
        ]
  return [...count, ...selected.flatMap((tab) => checkPanel(tab, html))]
}

function checkPanel(tab: HtmlElement, html: HtmlFragment): ExampleDraft[] {
  const panels = listIds(tab, 'aria-controls').flatMap((id) => findById(html, id) ?? [])
  if (panels.some((panel) => getElementRole(panel) === 'tabpanel')) return []
  return [
    {
      line: tab.line,
      message: 'The selected tab does not control a tabpanel.',
      hint: 'Add "aria-controls" with the id of an element that has role="tabpanel".',
    },
  ]
}
