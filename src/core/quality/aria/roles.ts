import type { HtmlElement } from '../../kernel/html/parse.ts'

// https://www.w3.org/TR/wai-aria-1.2/#role_definitions, without the abstract roles.
const ARIA_ROLES = new Set(
  `alert alertdialog application article banner blockquote button caption cell checkbox code
  columnheader combobox complementary contentinfo definition deletion dialog directory document
  emphasis feed figure form generic grid gridcell group heading img insertion link list listbox
  listitem log main marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter
  navigation none note option paragraph presentation progressbar radio radiogroup region row
  rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong
  subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip
  tree treegrid treeitem`.split(/\s+/),
)

// https://www.w3.org/TR/html-aam-1.0/#html-element-role-mappings
const ELEMENT_ROLES: ReadonlyMap<string, string> = new Map([
  ['article', 'article'],
  ['aside', 'complementary'],
  ['blockquote', 'blockquote'],
  ['button', 'button'],
  ['details', 'group'],
  ['dialog', 'dialog'],
  ['fieldset', 'group'],
  ['figure', 'figure'],
  ['footer', 'contentinfo'],
  ['form', 'form'],
  ['header', 'banner'],
  ['img', 'img'],
  ['main', 'main'],
  ['menu', 'list'],
  ['meter', 'meter'],
  ['nav', 'navigation'],
  ['ol', 'list'],
  ['output', 'status'],
  ['progress', 'progressbar'],
  ['search', 'search'],
  ['section', 'region'],
  ['table', 'table'],
  ['textarea', 'textbox'],
  ['ul', 'list'],
])

/** Elements without a specific ARIA role that a pattern may still name as its role. */
const ROLELESS_ELEMENTS = new Set(['video', 'audio', 'pre'])

const INPUT_ROLES: ReadonlyMap<string, string> = new Map([
  ['checkbox', 'checkbox'],
  ['radio', 'radio'],
  ['range', 'slider'],
  ['number', 'spinbutton'],
  ['search', 'searchbox'],
  ['text', 'textbox'],
  ['email', 'textbox'],
  ['tel', 'textbox'],
  ['url', 'textbox'],
])

/** True if a name is an ARIA role or an HTML element that may be used in place of a role. */
export const isKnownRole = (name: string): boolean =>
  ARIA_ROLES.has(name) || ELEMENT_ROLES.has(name) || ROLELESS_ELEMENTS.has(name)

/** Returns the ARIA role for the name of a role or of an HTML element. */
export const toAriaRole = (name: string): string =>
  ARIA_ROLES.has(name) ? name : (ELEMENT_ROLES.get(name) ?? name)

/** Elements whose role a pattern cannot have, because they are parts of others or plain text. */
const PART_ROLES: ReadonlyMap<string, string> = new Map([
  ['b', 'generic'],
  ['bdi', 'generic'],
  ['caption', 'caption'],
  ['code', 'code'],
  ['dd', 'definition'],
  ['del', 'deletion'],
  ['div', 'generic'],
  ['dt', 'term'],
  ['em', 'emphasis'],
  ['hr', 'separator'],
  ['i', 'generic'],
  ['ins', 'insertion'],
  ['li', 'listitem'],
  ['option', 'option'],
  ['p', 'paragraph'],
  ['small', 'generic'],
  ['span', 'generic'],
  ['strong', 'strong'],
  ['sub', 'subscript'],
  ['sup', 'superscript'],
  ['tbody', 'rowgroup'],
  ['td', 'cell'],
  ['tfoot', 'rowgroup'],
  ['thead', 'rowgroup'],
  ['tr', 'row'],
])

/** Returns the ARIA role of an element: its `role` attribute, or the role of its HTML element. */
export const getElementRole = (element: HtmlElement): string | undefined =>
  getExplicitRole(element) ?? getNativeRole(element)

/** Returns the first role of the `role` attribute. */
export const getExplicitRole = ({ attributes }: HtmlElement): string | undefined =>
  attributes.get('role')?.trim().toLowerCase().split(/\s+/)[0] || undefined

/** Returns the role that an element has without a `role` attribute. */
export function getNativeRole(element: HtmlElement): string | undefined {
  if (element.name === 'th')
    return element.attributes.get('scope') === 'row' ? 'rowheader' : 'columnheader'
  return getImplicitRole(element) ?? PART_ROLES.get(element.name)
}

/** True if a name is an ARIA role. */
export const isAriaRole = (name: string): boolean => ARIA_ROLES.has(name)

/** Lists the ARIA roles. */
export const listAriaRoles = (): string[] => [...ARIA_ROLES]

/** True if an element has a role, given by the name of the role or of an HTML element. */
export function elementHasRole(element: HtmlElement, name: string): boolean {
  const explicitRole = getExplicitRole(element)
  if (explicitRole) return explicitRole === toAriaRole(name)
  return element.name === name || getImplicitRole(element) === toAriaRole(name)
}

function getImplicitRole({ name, attributes }: HtmlElement): string | undefined {
  if (name === 'input') return INPUT_ROLES.get(attributes.get('type') ?? 'text')
  if (name === 'a') return attributes.has('href') ? 'link' : undefined
  if (name === 'select')
    return attributes.has('multiple') || attributes.has('size') ? 'listbox' : 'combobox'
  // A section without an accessible name is not a landmark.
  if (name === 'section' && !hasAccessibleName(attributes)) return undefined
  return /^h[1-6]$/.test(name) ? 'heading' : ELEMENT_ROLES.get(name)
}

const hasAccessibleName = (attributes: HtmlElement['attributes']): boolean =>
  attributes.has('aria-label') || attributes.has('aria-labelledby')
