import { closest, type HtmlElement, type HtmlFragment } from '../../kernel/html/parse.ts'
import { normalizeSpace } from '../../kernel/text.ts'
import { getElementRole } from './roles.ts'

// https://www.w3.org/TR/wai-aria-1.2/#namefromcontent
const ROLES_NAMED_BY_CONTENT = new Set(
  `button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio
  option radio row rowheader switch tab tooltip treeitem`.split(/\s+/),
)

/** The child that names its parent, by the name of the parent. */
const NAMING_CHILDREN: ReadonlyMap<string, string> = new Map([
  ['table', 'caption'],
  ['fieldset', 'legend'],
  ['figure', 'figcaption'],
  ['svg', 'title'],
])

const LABELED_ELEMENTS = new Set(['input', 'select', 'textarea', 'meter', 'progress', 'output'])

/** Lists the ids in an attribute that refers to elements. */
export const listIds = ({ attributes }: HtmlElement, attribute: string): string[] =>
  attributes
    .get(attribute)
    ?.split(/\s+/)
    .filter((id) => id !== '') ?? []

/** Finds the element with an id. */
export const findById = ({ elements }: HtmlFragment, id: string): HtmlElement | undefined =>
  elements.find(({ attributes }) => attributes.get('id') === id)

/**
 * Computes the accessible name of an element, as far as examples need it: `aria-labelledby`,
 * `aria-label`, then the element or text that names it in HTML. Returns '' if it has no name.
 */
export function getAccessibleName(element: HtmlElement, html: HtmlFragment): string {
  const labels = listIds(element, 'aria-labelledby').map((id) => findById(html, id))
  const labelText = labels.map((label) => (label ? getLabelText(label) : '')).join(' ')
  return (
    [labelText, element.attributes.get('aria-label') ?? '', getNativeName(element, html)]
      .map(normalizeSpace)
      .find((name) => name !== '') ?? ''
  )
}

const getLabelText = (label: HtmlElement): string =>
  label.attributes.get('aria-label') ?? getContentText(label)

function getNativeName(element: HtmlElement, html: HtmlFragment): string {
  const { name, attributes } = element
  const namingChild = listChildElements(element).find(
    (child) => child.name === NAMING_CHILDREN.get(name),
  )
  if (namingChild) return getContentText(namingChild)
  if (name === 'img') return attributes.get('alt') ?? ''
  if (name === 'input' && attributes.has('value') && isInputButton(element))
    return attributes.get('value') ?? ''
  if (LABELED_ELEMENTS.has(name)) return getFieldLabel(element, html)
  const role = getElementRole(element) ?? ''
  return ROLES_NAMED_BY_CONTENT.has(role) || name === 'summary' ? getContentText(element) : ''
}

const isInputButton = ({ attributes }: HtmlElement): boolean =>
  ['submit', 'reset', 'button'].includes(attributes.get('type') ?? '')

function getFieldLabel(field: HtmlElement, { elements }: HtmlFragment): string {
  const id = field.attributes.get('id')
  const labels = elements.filter(
    ({ name, attributes }) => name === 'label' && id !== undefined && attributes.get('for') === id,
  )
  const around = closest(field, ({ name }) => name === 'label')
  return [...labels, ...(around ? [around] : [])].map(getContentText).join(' ')
}

/** Returns the text of an element, with names of its images and labeled parts. */
function getContentText(element: HtmlElement): string {
  return element.children
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.attributes.get('aria-hidden') === 'true') return ''
      const name = node.attributes.get('aria-label') ?? node.attributes.get('alt')
      return name ?? getContentText(node)
    })
    .join(' ')
}

/** Lists the child elements of an element. */
export const listChildElements = ({ children }: HtmlElement): HtmlElement[] =>
  children.filter((node) => typeof node !== 'string')
