import { createElement, getText, isHtml } from './elements.ts'

/** A row of a table with its detail rows, or an item of a list. */
export interface Item {
  readonly element: HTMLElement
  readonly details: readonly HTMLElement[]
}

/** The rows of a table or the items of a list. */
export interface Collection {
  /** The element that contains them. */
  readonly parent: HTMLElement
  readonly table: HTMLTableElement | null
  /** In their current order. */
  items: Item[]
  /** True for the items that the filters leave. */
  matches: (item: Item) => boolean
  pageSize: number
  /** The current page, from 0. */
  page: number
  /** How many items there are, if the page has only some of them. */
  total?: string
  onChange: () => void
}

const collections = new Map<HTMLElement, Collection>()

/** Lists the collections that are in use. */
export const listCollections = (): Collection[] => [...collections.values()]

/** Returns the rows or items inside an element, with their state. */
export function getCollection(parent: HTMLElement): Collection {
  const known = collections.get(parent)
  if (known) return known
  const collection: Collection = {
    parent,
    table: parent.closest('table'),
    items: listItems(parent),
    matches: () => true,
    pageSize: Number.POSITIVE_INFINITY,
    page: 0,
    onChange: () => {},
  }
  collections.set(parent, collection)
  return collection
}

/** Lists the children of an element; a row that spans the whole table belongs to the row before it. */
function listItems(parent: HTMLElement): Item[] {
  const items: { element: HTMLElement; details: HTMLElement[] }[] = []
  for (const element of [...parent.children].filter(isHtml)) {
    const last = items.at(-1)
    const isDetail = element instanceof HTMLTableRowElement && element.cells.length === 1
    if (isDetail && last) last.details.push(element)
    else items.push({ element, details: [] })
  }
  return items
}

export const listMatches = ({ items, matches }: Collection): Item[] => items.filter(matches)

/** Returns how many items match: without a filter all of them, also those that the page lacks. */
export function getTotal(collection: Collection): string {
  const { items, total } = collection
  const count = listMatches(collection).length
  return count === items.length && total ? total : String(count)
}

/** Returns the first and the last index of the current page, among the items that match. */
export function getPageRange({ pageSize, page }: Collection): { first: number; last: number } {
  const first = page === 0 ? 0 : page * pageSize
  return { first, last: first + pageSize }
}

/** Returns the text in the column of a name; without such a column that of the whole item. */
export function getItemText(
  { element }: Item,
  column: string | undefined,
  { table }: Collection,
): string {
  const headings = column ? [...(table?.tHead?.rows[0]?.cells ?? [])].map(getText) : []
  const index = headings.indexOf(column ?? '')
  return getText(index === -1 ? element : element.children[index])
}

/** Shows the items of the current page in their order, and hides the others. */
export function showCollection(collection: Collection): void {
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

/** True if no button of the row has closed the details. */
const isExpanded = ({ element }: Item, { id }: HTMLElement): boolean =>
  element.querySelector(`[aria-expanded="false"][aria-controls="${id}"]`) === null

function showEmptyRow({ parent, table }: Collection, isEmpty: boolean): void {
  parent.querySelector('[data-demo-empty]')?.remove()
  if (!isEmpty) return
  const text = 'No row of the sample matches these filters.'
  const colspan = String(table?.rows[0]?.cells.length ?? 1)
  const content = table ? [createElement('td', { colspan }, [text])] : [text]
  parent.append(createElement(table ? 'tr' : 'li', { 'data-demo-empty': '' }, content))
}
