import type { HtmlElement } from '../html/parse.ts'

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

/** Elements that have no role of their own worth naming and may still be what a pattern is. */
const ROLELESS_ELEMENTS = new Set(['dl', 'video', 'audio', 'pre'])

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

/** Whether a word is an ARIA role or the name of an element that stands for one. */
export const isKnownRole = (word: string): boolean =>
  ARIA_ROLES.has(word) || ELEMENT_ROLES.has(word) || ROLELESS_ELEMENTS.has(word)

/** The ARIA role that a word names, be it the role itself or an element that has it. */
export const toAriaRole = (word: string): string =>
  ARIA_ROLES.has(word) ? word : (ELEMENT_ROLES.get(word) ?? word)

/** Whether an element is what a role or an element's name asks for. */
export function elementHasRole(element: HtmlElement, word: string): boolean {
  const stated = element.attributes.get('role')?.trim().toLowerCase().split(/\s+/)[0]
  if (stated) return stated === toAriaRole(word)
  return element.name === word || getImplicitRole(element) === toAriaRole(word)
}

function getImplicitRole({ name, attributes }: HtmlElement): string | undefined {
  if (name === 'input') return INPUT_ROLES.get(attributes.get('type') ?? 'text')
  if (name === 'a') return attributes.has('href') ? 'link' : undefined
  if (name === 'select')
    return attributes.has('multiple') || attributes.has('size') ? 'listbox' : 'combobox'
  // A section without a name is no landmark.
  if (name === 'section' && !hasAccessibleName(attributes)) return undefined
  return /^h[1-6]$/.test(name) ? 'heading' : ELEMENT_ROLES.get(name)
}

const hasAccessibleName = (attributes: HtmlElement['attributes']): boolean =>
  attributes.has('aria-label') || attributes.has('aria-labelledby')
