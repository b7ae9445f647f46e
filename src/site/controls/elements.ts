/** Creates an element; texts stay texts. */
export function createElement(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (Node | string)[] = [],
): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

/** Returns the elements inside a root that match a selector. */
export const findAll = (selector: string, root: ParentNode = document): HTMLElement[] =>
  [...root.querySelectorAll(selector)].filter(isHtml)

export const isHtml = (value: unknown): value is HTMLElement => value instanceof HTMLElement

/** Returns the text of an element, with each run of white space as one space. */
export const getText = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** Returns the name of a control for people: its label, else its text. */
export const getName = (element: Element): string =>
  element.getAttribute('aria-label') ?? getText(element)

/** Returns the element that an attribute names by its id. */
export const getReferenced = (element: Element, attribute: string): HTMLElement | null =>
  document.getElementById(element.getAttribute(attribute) ?? '')

/** Sets the text of the fields of an element. */
export function setFields(root: Element, fields: Readonly<Record<string, number | string>>): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = root.querySelector(`[data-field="${name}"]`)
    if (field) field.textContent = String(value)
  }
}

/** Marks an element as selected, as the examples do. */
export function setSelected(element: HTMLElement, isSelected: boolean): void {
  if (isSelected) element.dataset.selected = 'true'
  else delete element.dataset.selected
}

/** Returns the index that an arrow key leads to in a list; undefined for other keys. */
export function getNextIndex(key: string, index: number, length: number): number | undefined {
  if (length === 0) return undefined
  if (key === 'ArrowDown') return (index + 1) % length
  if (key === 'ArrowUp') return (Math.max(index, 0) - 1 + length) % length
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  return undefined
}
