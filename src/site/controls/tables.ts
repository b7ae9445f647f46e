import { getCollection, type Item, showCollection } from './collections.ts'
import { createElement, findAll, getText } from './elements.ts'
import { showMessage } from './messages.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Returns the value that a cell is sorted by: a number, a date as a number, or a text. The second
 * line of a cell does not count.
 */
function getSortValue(cell: Element | undefined): number | string {
  const datetime = cell?.querySelector('time')?.dateTime
  if (datetime) return Date.parse(datetime)
  const copy = cell?.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const note of copy.querySelectorAll('small, [aria-hidden="true"]')) note.remove()
  return parseValue(getText(copy))
}

function parseValue(text: string): number | string {
  const [, month = '', day = '', year = ''] =
    /^([A-Z][a-z]{2})[a-z]* (\d{1,2})(?:, (\d{4}))?\b/.exec(text) ?? []
  const index = MONTHS.indexOf(month.toLowerCase())
  if (index !== -1) return Number(year) * 372 + index * 31 + Number(day)
  const number = /^[-−+]?[$€£]?([\d,]+(?:\.\d+)?)\s*(?:%|[a-z]+)?$/i.exec(text)?.[1]
  if (number === undefined) return text.toLowerCase()
  return Number(number.replaceAll(',', '')) * (/^[-−]/.test(text) ? -1 : 1)
}

/** Sorts a table by a column; sorting by the same column again reverses the order. */
export function sortByColumn(
  heading: HTMLTableCellElement,
  isAscending = heading.getAttribute('aria-sort') !== 'ascending',
): void {
  const table = heading.closest('table')
  const [body] = table?.tBodies ?? []
  if (!table || !body) return
  for (const other of findAll('th[aria-sort]', table)) other.removeAttribute('aria-sort')
  heading.setAttribute('aria-sort', isAscending ? 'ascending' : 'descending')
  const collection = getCollection(body)
  const direction = isAscending ? 1 : -1
  const getValue = ({ element }: Item) => getSortValue(element.children[heading.cellIndex])
  collection.items = collection.items.toSorted(
    (a, b) => direction * compareValues(getValue(a), getValue(b)),
  )
  collection.page = 0
  showCollection(collection)
  const order = isAscending ? 'ascending' : 'descending'
  showMessage(`Sorted by ${getText(heading).toLowerCase()}, ${order}.`)
}

const compareValues = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en', { numeric: true })

/** Adds a field that sorts a table while it is a list of cards, without visible column headings. */
export function addSortField(table: HTMLTableElement): void {
  const headings = [...(table.tHead?.rows[0]?.cells ?? [])]
  const orders = headings
    .filter((heading) => heading.querySelector('button'))
    .flatMap((heading) => ['ascending', 'descending'].map((order) => ({ heading, order })))
  if (orders.length === 0 || !table.querySelector('td[data-label]')) return
  const select = document.createElement('select')
  select.append(
    new Option('Choose a column'),
    ...orders.map(({ heading, order }) => {
      const isCurrent = heading.getAttribute('aria-sort') === order
      return new Option(`${getText(heading)}, ${order}`, undefined, isCurrent, isCurrent)
    }),
  )
  select.addEventListener('change', () => {
    const chosen = orders[select.selectedIndex - 1]
    if (chosen) sortByColumn(chosen.heading, chosen.order === 'ascending')
  })
  const field = createElement('label', {}, ['Sort by ', select])
  const region = table.closest('[role="region"]') ?? table
  region.before(field)
  const narrow = matchMedia('(max-width: 639.98px)')
  const update = () => {
    field.hidden = !narrow.matches
  }
  narrow.addEventListener('change', update)
  update()
}
