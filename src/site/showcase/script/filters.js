/**
 * @typedef {object} Filter A control of a filter bar, or a group of checkboxes.
 * @property {HTMLElement} element
 * @property {string} label
 * @property {() => string[]} getValues The chosen values; none means that it does not filter.
 * @property {() => void} reset
 */

/**
 * Filters the rows or items that follow a filter bar.
 *
 * @param {HTMLElement} form
 */
function startFilters(form) {
  const parent = findFilteredParent(form)
  if (parent === undefined) return
  const collection = getCollection(parent)
  const filters = listFilters(form).filter((filter) => canFilter(filter, collection))
  const query = form.querySelector('input[type="search"]')
  const results = form.querySelector('[data-slot="results"]')
  const originalText = getText(results)
  const chips = createChips(form, filters)

  const update = () => {
    const words = query instanceof HTMLInputElement ? query.value.toLowerCase().split(/\s+/) : []
    const active = filters.filter(({ getValues }) => getValues().length > 0)
    collection.matches = (item) => {
      const text = getText(item.element).toLowerCase()
      return (
        words.every((word) => text.includes(word)) &&
        active.every((filter) => matchesFilter(item, filter, collection))
      )
    }
    collection.page = 0
    showCollection(collection)
    const isFiltered = active.length > 0 || words.some(Boolean)
    const count = listMatches(collection).length
    const noun = collection.table ? 'rows' : 'items'
    const text = `${count} of ${collection.items.length} sample ${noun} match`
    if (results) results.textContent = isFiltered ? text : originalText
    chips.update()
  }
  const clear = () => {
    for (const { reset } of filters) reset()
    if (query instanceof HTMLInputElement) query.value = ''
    chips.clear()
    update()
  }

  for (const count of findAll('[data-field="matches"]', form))
    showOptionCount(count, filters, collection)
  form.addEventListener('input', ({ target }) => {
    const isKnown = target === query || filters.some(({ element }) => contains(element, target))
    if (isKnown) update()
    else if (target instanceof Element) resetControl(target)
  })
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-slot="active"] button') : null
    if (button === null) return
    if (chips.remove(button)) update()
    else clear()
  })
}

/**
 * @param {HTMLElement} element
 * @param {EventTarget | null} target
 */
const contains = (element, target) => target instanceof Node && element.contains(target)

/**
 * Returns the element whose children a filter bar filters: the rows or cards after it.
 *
 * @param {HTMLElement} form
 * @returns {HTMLElement | undefined}
 */
function findFilteredParent(form) {
  const candidates = [
    ...findAll('main table > tbody').filter((body) => !body.closest('figure, dialog, [popover]')),
    ...findAll('main ul:has(> li[data-component="Card"]), main ul:has(> li > article)'),
  ]
  return candidates.find(
    (element) => form.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
}

/**
 * Lists the menus and groups of checkboxes of a filter bar.
 *
 * @param {HTMLElement} form
 * @returns {Filter[]}
 */
function listFilters(form) {
  const selects = [...form.querySelectorAll('select')].map((element) => {
    const initial = element.selectedIndex
    const reset = () => {
      element.selectedIndex = initial
    }
    const getValues = () => (element.selectedIndex === initial ? [] : [element.value])
    return { element, label: getText(element.labels[0]), getValues, reset }
  })
  const groups = findAll('fieldset:has(input[type="checkbox"])', form).map((element) => {
    const boxes = [...element.querySelectorAll('input')]
    const getValues = () => boxes.filter((box) => box.checked).map(getBoxValue)
    const reset = () => {
      for (const box of boxes) box.checked = false
    }
    return { element, label: getText(element.querySelector('legend')), getValues, reset }
  })
  return [...selects, ...groups]
}

/** @param {HTMLInputElement} box */
const getBoxValue = (box) => getText(box.labels?.[0]?.querySelector('[data-field="value"]'))

/**
 * Lists the values that a filter offers.
 *
 * @param {HTMLElement} element
 */
const listValues = (element) =>
  element instanceof HTMLSelectElement
    ? [...element.options].map(({ value }) => value)
    : [...element.querySelectorAll('input')].map(getBoxValue)

/**
 * True if the sample has values of the filter, so that it can be filtered by it.
 *
 * @param {Filter} filter
 * @param {Collection} collection
 */
const canFilter = (filter, collection) =>
  listValues(filter.element).some((value) =>
    collection.items.some((item) => getFilteredText(item, filter, collection).includes(value)),
  )

/**
 * @param {Item} item
 * @param {Filter} filter
 * @param {Collection} collection
 */
const matchesFilter = (item, filter, collection) => {
  const text = getFilteredText(item, filter, collection).toLowerCase()
  return filter.getValues().some((value) => text.includes(value.toLowerCase()))
}

/**
 * Returns the text that a filter looks at: the column of its name, else the whole item.
 *
 * @param {Item} item
 * @param {Filter} filter
 * @param {Collection} collection
 */
function getFilteredText({ element }, { label }, { table }) {
  const headings = [...(table?.tHead?.rows[0]?.cells ?? [])].map(getText)
  const index = headings.indexOf(label)
  return getText(index === -1 ? element : element.children[index])
}

/**
 * Replaces the number of matches behind a checkbox with that of the sample.
 *
 * @param {HTMLElement} count
 * @param {readonly Filter[]} filters
 * @param {Collection} collection
 */
function showOptionCount(count, filters, collection) {
  const filter = filters.find(({ element }) => element.contains(count))
  const box = count.closest('label')?.querySelector('input')
  if (!filter || !box) return
  const value = getBoxValue(box)
  const matches = collection.items.filter((item) =>
    getFilteredText(item, filter, collection).includes(value),
  )
  count.textContent = String(matches.length)
}

/**
 * Resets a control that the sample has no values for, and says so.
 *
 * @param {Element} control
 */
function resetControl(control) {
  const group = control.closest('fieldset')?.querySelector('legend')
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked = control.defaultChecked
    showNotInDemo(getText(group))
  } else if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = option.defaultSelected
    showNotInDemo(getText(control.labels[0]))
  }
}

/**
 * Creates the list of active filters, in the markup of the example. Chips that the example has stay
 * until they are removed or their filter changes.
 *
 * @param {HTMLElement} form
 * @param {readonly Filter[]} filters
 */
function createChips(form, filters) {
  const list = form.querySelector('[data-slot="active"] ul')
  const section = list?.closest('[data-slot="active"]')
  let initial = [...(list?.children ?? [])]
  const template = initial[0]?.cloneNode(true)
  const getField = (/** @type {Element} */ chip) =>
    getText(chip.querySelector('[data-field="field"]'))
  const createChip = (/** @type {Filter} */ { label, getValues }) => {
    const chip = template?.cloneNode(true)
    if (!(chip instanceof HTMLElement)) return []
    const value = getValues().join(', ')
    setFields(chip, { field: label, value })
    chip.querySelector('button')?.setAttribute('aria-label', `Remove filter ${label}: ${value}`)
    return [chip]
  }
  return {
    update() {
      const active = filters.filter(({ getValues }) => getValues().length > 0)
      const names = new Set(active.map(({ label }) => label))
      const kept = initial.filter((chip) => !names.has(getField(chip)))
      list?.replaceChildren(...kept, ...active.flatMap(createChip))
      if (isHtml(section)) section.hidden = list?.childElementCount === 0
    },
    /** Removes the filter of a chip. True if the button belongs to a chip. */
    remove(/** @type {Element} */ button) {
      const chip = button.closest('li')
      if (!chip || !list?.contains(chip)) return false
      initial = initial.filter((other) => other !== chip)
      if (![...filters].some(({ getValues }) => getValues().length > 0)) chip.remove()
      for (const { label, reset } of filters) if (label === getField(chip)) reset()
      return true
    },
    clear() {
      initial = []
    },
  }
}
