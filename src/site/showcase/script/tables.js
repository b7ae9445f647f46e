const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Returns the value that a cell is sorted by: a number, a date as a number, or a text. The second
 * line of a cell does not count.
 *
 * @param {Element | undefined} cell
 */
function getSortValue(cell) {
  const datetime = cell?.querySelector('time')?.dateTime
  if (datetime) return Date.parse(datetime)
  const copy = cell?.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const note of copy.querySelectorAll('small, [aria-hidden="true"]')) note.remove()
  return parseValue(getText(copy))
}

/** @param {string} text */
function parseValue(text) {
  const [, month = '', day = '', year = ''] =
    /^([A-Z][a-z]{2})[a-z]* (\d{1,2})(?:, (\d{4}))?\b/.exec(text) ?? []
  const index = MONTHS.indexOf(month.toLowerCase())
  if (index !== -1) return Number(year) * 372 + index * 31 + Number(day)
  const number = /^[-−+]?[$€£]?([\d,]+(?:\.\d+)?)\s*(?:%|[a-z]+)?$/i.exec(text)?.[1]
  if (number === undefined) return text.toLowerCase()
  return Number(number.replaceAll(',', '')) * (/^[-−]/.test(text) ? -1 : 1)
}

/**
 * Sorts a table by a column; sorting by the same column again reverses the order.
 *
 * @param {HTMLTableCellElement} heading
 * @param {boolean} [isAscending]
 */
function sortByColumn(heading, isAscending = heading.getAttribute('aria-sort') !== 'ascending') {
  const table = heading.closest('table')
  const [body] = table?.tBodies ?? []
  if (!table || !body) return
  for (const other of findAll('th[aria-sort]', table)) other.removeAttribute('aria-sort')
  heading.setAttribute('aria-sort', isAscending ? 'ascending' : 'descending')
  const collection = getCollection(body)
  const direction = isAscending ? 1 : -1
  const getValue = (/** @type {Item} */ { element }) =>
    getSortValue(element.children[heading.cellIndex])
  collection.items = collection.items.toSorted(
    (a, b) => direction * compareValues(getValue(a), getValue(b)),
  )
  collection.page = 0
  showCollection(collection)
  const order = isAscending ? 'ascending' : 'descending'
  showMessage(`Sorted by ${getText(heading).toLowerCase()}, ${order}.`)
}

/**
 * Adds a field that sorts a table while it is a list of cards, without visible column headings.
 *
 * @param {HTMLTableElement} table
 */
function addSortField(table) {
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

/**
 * @param {number | string} a
 * @param {number | string} b
 */
const compareValues = (a, b) =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en', { numeric: true })

/**
 * Pages the rows of the table next to a pagination. The page has one page of sample rows, so they
 * are shown in two halves.
 *
 * @param {HTMLElement} pagination
 */
function startPaging(pagination) {
  const body = findNearTable(pagination)?.tBodies[0]
  const text = pagination.querySelector('p')
  const next = findPageButton(pagination, /^next/i)
  if (!body || !text || !next) return
  const collection = getCollection(body)
  const sampleSize = collection.items.length
  const previous = findPreviousButton(pagination, next)
  const [prefix = '', total = ''] = [/^\D*/, /[\d,]+(?!.*\d)/].map(
    (part) => part.exec(getText(text))?.[0],
  )
  collection.total = total
  collection.pageSize = Math.ceil(sampleSize / 2)
  collection.onChange = () => {
    const { first, last } = getPageRange(collection)
    const count = listMatches(collection).length
    const from = Math.min(first + 1, count)
    text.textContent = `${prefix}${from} to ${Math.min(last, count)} of ${getTotal(collection)}`
    previous.disabled = first === 0
    next.disabled = last >= count
    updateSelection(collection)
  }
  const turn = (/** @type {number} */ step) => () => {
    collection.page += step
    showCollection(collection)
  }
  next.addEventListener('click', turn(1))
  previous.addEventListener('click', turn(-1))
  startPageSize(pagination, collection)
  showCollection(collection)
}

/**
 * Returns the table of the same pattern.
 *
 * @param {HTMLElement} element
 */
const findNearTable = (element) => element.closest('[data-pattern]')?.querySelector('table')

/**
 * @param {HTMLElement} pagination
 * @param {RegExp} name
 */
const findPageButton = (pagination, name) =>
  [...pagination.querySelectorAll('button')].find((button) => name.test(getName(button)))

/**
 * Returns the button of the previous page, which is added if the example has only a next one.
 *
 * @param {HTMLElement} pagination
 * @param {HTMLElement} next
 * @returns {HTMLButtonElement}
 */
function findPreviousButton(pagination, next) {
  const found = findPageButton(pagination, /^prev/i)
  if (found) return found
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Previous'
  next.before(button)
  return button
}

/**
 * @param {HTMLElement} pagination
 * @param {Collection} collection
 */
function startPageSize(pagination, collection) {
  const select = pagination.querySelector('select')
  if (select === null) return
  const sizes = [collection.pageSize, collection.items.length]
  select.replaceChildren(...sizes.map((size) => createElement('option', {}, [String(size)])))
  select.addEventListener('change', () => {
    collection.pageSize = Number(select.value)
    collection.page = 0
    showCollection(collection)
  })
}

/** @param {ParentNode} root */
const findRowBoxes = (root) =>
  [...root.querySelectorAll('tbody [data-slot="row-select"] input')].filter(
    (box) => box instanceof HTMLInputElement,
  )

/**
 * Marks the selected rows, and updates the box in the head of the table and the bar of actions.
 *
 * @param {Collection} collection
 */
function updateSelection(collection) {
  const { table } = collection
  const boxes = table ? findRowBoxes(table) : []
  if (!table || boxes.length === 0) return
  for (const box of boxes) {
    const row = box.closest('tr')
    if (row) setSelected(row, box.checked)
  }
  const shown = boxes.filter((box) => box.closest('tr')?.hidden === false)
  const head = table.querySelector('thead [data-slot="select-all"] input')
  const count = boxes.filter((box) => box.checked).length
  const shownCount = shown.filter((box) => box.checked).length
  if (head instanceof HTMLInputElement) {
    head.checked = shown.length > 0 && shownCount === shown.length
    head.indeterminate = shownCount > 0 && !head.checked
  }
  const bar = findActionBar()
  if (bar === null) return
  const elsewhere = count - shownCount
  setFields(bar, { count, elsewhere, total: getTotal(collection) })
  bar.setAttribute('aria-label', getName(bar).replace(/\d+/, String(count)))
  if (count === 0 && bar.contains(document.activeElement) && isHtml(head)) head.focus()
  bar.hidden = count === 0
}

/** @returns {HTMLElement | null} */
const findActionBar = () => document.querySelector('[data-pattern="bulk-action-bar"]')

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
  const table = target.closest('table')
  const [body] = table?.tBodies ?? []
  if (!table || !body) return
  if (target.closest('thead [data-slot="select-all"]')) {
    for (const box of findRowBoxes(table))
      if (box.closest('tr')?.hidden === false) box.checked = target.checked
  }
  updateSelection(getCollection(body))
})

/**
 * Selects all rows, or none, from the bar of actions.
 *
 * @param {boolean} isSelected
 */
function selectAllRows(isSelected) {
  for (const box of findRowBoxes(document)) box.checked = isSelected
  for (const collection of collections.values()) updateSelection(collection)
}

/** Starts the tables that are sorted, whose rows can be selected, and those that are paged. */
function startTables() {
  for (const table of document.querySelectorAll('table')) addSortField(table)
  for (const box of findRowBoxes(document)) {
    const body = box.closest('tbody')
    if (body) getCollection(body)
  }
  for (const pagination of findAll('nav[data-component="Pagination"]')) startPaging(pagination)
  for (const collection of collections.values()) updateSelection(collection)
}
