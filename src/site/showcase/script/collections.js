/**
 * @typedef {object} Item A row of a table with its detail rows, or an item of a list.
 * @property {HTMLElement} element
 * @property {readonly HTMLElement[]} details
 *
 * @typedef {object} Collection The rows of a table or the items of a list.
 * @property {HTMLElement} parent The element that contains them.
 * @property {HTMLTableElement | null} table
 * @property {Item[]} items In their current order.
 * @property {(item: Item) => boolean} matches True for the items that the filters leave.
 * @property {number} pageSize
 * @property {number} page The current page, from 0.
 * @property {string} [total] How many items there are, if the page has only some of them.
 * @property {() => void} onChange
 */

/** @type {Map<HTMLElement, Collection>} */
const collections = new Map()

/**
 * Returns the rows or items inside an element, with their state.
 *
 * @param {HTMLElement} parent
 */
function getCollection(parent) {
  const known = collections.get(parent)
  if (known) return known
  const table = parent.closest('table')
  /** @type {Collection} */
  const collection = {
    parent,
    table,
    items: listItems(parent),
    matches: () => true,
    pageSize: Number.POSITIVE_INFINITY,
    page: 0,
    onChange: () => {},
  }
  collections.set(parent, collection)
  return collection
}

/**
 * Lists the children of an element; a row that spans the whole table belongs to the row before it.
 *
 * @param {HTMLElement} parent
 */
function listItems(parent) {
  /** @type {{ element: HTMLElement, details: HTMLElement[] }[]} */
  const items = []
  for (const element of [...parent.children].filter(isHtml)) {
    const last = items.at(-1)
    const isDetail = element instanceof HTMLTableRowElement && element.cells.length === 1
    if (isDetail && last) last.details.push(element)
    else items.push({ element, details: [] })
  }
  return items
}

/** @param {Collection} collection */
const listMatches = ({ items, matches }) => items.filter(matches)

/**
 * Returns how many items match: without a filter all of them, also those that the page lacks.
 *
 * @param {Collection} collection
 */
function getTotal(collection) {
  const { items, total } = collection
  const count = listMatches(collection).length
  return count === items.length && total ? total : String(count)
}

/**
 * Returns the first and the last index of the current page, among the items that match.
 *
 * @param {Collection} collection
 */
function getPageRange({ pageSize, page }) {
  const first = page === 0 ? 0 : page * pageSize
  return { first, last: first + pageSize }
}

/**
 * Shows the items of the current page in their order, and hides the others.
 *
 * @param {Collection} collection
 */
function showCollection(collection) {
  const { parent, items, onChange } = collection
  const { first, last } = getPageRange(collection)
  const shown = new Set(listMatches(collection).slice(first, last))
  for (const item of items) {
    const { element, details } = item
    parent.append(element, ...details)
    element.hidden = !shown.has(item)
    for (const detail of details) detail.hidden = !shown.has(item) || !isExpanded(item, detail)
  }
  showEmptyRow(collection, shown.size === 0)
  onChange()
}

/**
 * True if no button of the row has closed the details.
 *
 * @param {Item} item
 * @param {HTMLElement} detail
 */
const isExpanded = ({ element }, { id }) =>
  element.querySelector(`[aria-expanded="false"][aria-controls="${id}"]`) === null

/**
 * @param {Collection} collection
 * @param {boolean} isEmpty
 */
function showEmptyRow({ parent, table }, isEmpty) {
  parent.querySelector('[data-demo-empty]')?.remove()
  if (!isEmpty) return
  const text = 'No row of the sample matches these filters.'
  const colspan = String(table?.rows[0]?.cells.length ?? 1)
  const content = table ? [createElement('td', { colspan }, [text])] : [text]
  parent.append(createElement(table ? 'tr' : 'li', { 'data-demo-empty': '' }, content))
}
