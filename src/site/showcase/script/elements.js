/**
 * Creates an element; texts stay texts.
 *
 * @param {string} name
 * @param {Readonly<Record<string, string>>} [attributes]
 * @param {readonly (Node | string)[]} [children]
 */
function createElement(name, attributes = {}, children = []) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

/**
 * Returns the elements inside a root that match a selector.
 *
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {HTMLElement[]}
 */
const findAll = (selector, root = document) => [...root.querySelectorAll(selector)].filter(isHtml)

/**
 * @param {unknown} value
 * @returns {value is HTMLElement}
 */
const isHtml = (value) => value instanceof HTMLElement

/**
 * Returns the text of an element, with each run of white space as one space.
 *
 * @param {Element | null | undefined} element
 */
const getText = (element) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/**
 * Returns the name of a control for people: its label, else its text.
 *
 * @param {Element} element
 */
const getName = (element) => element.getAttribute('aria-label') ?? getText(element)

/**
 * Sets the text of the fields of an element.
 *
 * @param {Element | null} root
 * @param {Readonly<Record<string, number | string>>} fields
 */
function setFields(root, fields) {
  for (const [name, value] of Object.entries(fields)) {
    const field = root?.querySelector(`[data-field="${name}"]`)
    if (field) field.textContent = String(value)
  }
}

/**
 * Marks an element as selected, as the examples do.
 *
 * @param {HTMLElement} element
 * @param {boolean} isSelected
 */
function setSelected(element, isSelected) {
  if (isSelected) element.dataset.selected = 'true'
  else delete element.dataset.selected
}
