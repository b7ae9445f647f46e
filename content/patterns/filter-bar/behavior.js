/**
 * @typedef {object} Filter A menu, or a group of checkboxes.
 * @property {HTMLElement} element
 * @property {string} label
 * @property {() => string[]} getValues The chosen values; none means that it does not filter.
 * @property {() => void} reset
 *
 * @typedef {object} Filters What a filter bar keeps while the page is open.
 * @property {(control: HTMLElement) => void} change
 * @property {(button: HTMLElement) => void} remove Removes the filter of a chip, or all filters.
 */

/** @type {WeakMap<HTMLElement, Filters>} */
const filtersByForm = new WeakMap()

/** @type {Behavior} */
export default {
  start(form, tools) {
    const rows = tools.findRows()
    if (rows) filtersByForm.set(form, createFilters(tools, rows))
  },
  input: {
    'input, select': (control, { root }) => filtersByForm.get(root)?.change(control),
  },
  click: {
    '[data-slot="active"] button': (button, { root }) => filtersByForm.get(root)?.remove(button),
  },
}

/**
 * @param {BehaviorTools} tools
 * @param {BehaviorRows} rows
 * @returns {Filters}
 */
function createFilters(tools, rows) {
  const { root, getText } = tools
  const filters = listFilters(tools).filter((filter) => canFilter(tools, filter, rows))
  const query = root.querySelector('input[type="search"]')
  const results = root.querySelector('[data-slot="results"]')
  const originalText = getText(results)
  const chips = createChips(tools, filters)
  const update = () => {
    const words = query instanceof HTMLInputElement ? query.value.toLowerCase().split(/\s+/) : []
    const active = listActive(filters)
    const count = rows.filter((row) => {
      const text = row.getText().toLowerCase()
      return words.every((word) => text.includes(word)) && active.every(createMatcher(row))
    })
    const isFiltered = active.length > 0 || words.some(Boolean)
    const text = `${count} of ${rows.all.length} sample ${rows.noun} match`
    if (results) results.textContent = isFiltered ? text : originalText
    chips.update()
  }
  for (const count of tools.findAll('[data-field="matches"]'))
    showOptionCount(tools, count, filters, rows)
  return {
    change(control) {
      if (control === query || filters.some(({ element }) => element.contains(control))) update()
      else resetControl(tools, control)
    },
    remove(button) {
      if (!chips.remove(button)) {
        for (const { reset } of filters) reset()
        if (query instanceof HTMLInputElement) query.value = ''
        chips.clear()
      }
      update()
    },
  }
}

/** @param {readonly Filter[]} filters */
const listActive = (filters) => filters.filter(({ getValues }) => getValues().length > 0)

/**
 * @param {BehaviorRow} row
 * @returns {(filter: Filter) => boolean}
 */
const createMatcher =
  (row) =>
  ({ label, getValues }) => {
    const text = row.getText(label).toLowerCase()
    return getValues().some((value) => text.includes(value.toLowerCase()))
  }

/**
 * Lists the menus and groups of checkboxes of a filter bar.
 *
 * @param {BehaviorTools} tools
 * @returns {Filter[]}
 */
function listFilters(tools) {
  const { root, findAll, getText } = tools
  const selects = [...root.querySelectorAll('select')].map((element) => {
    const initial = element.selectedIndex
    const reset = () => {
      element.selectedIndex = initial
    }
    const getValues = () => (element.selectedIndex === initial ? [] : [element.value])
    return { element, label: getText(element.labels[0]), getValues, reset }
  })
  const groups = findAll('fieldset:has(input[type="checkbox"])').map((element) => {
    const boxes = [...element.querySelectorAll('input')]
    const getValues = () => boxes.filter((box) => box.checked).map((box) => getBoxValue(tools, box))
    const reset = () => {
      for (const box of boxes) box.checked = false
    }
    return { element, label: getText(element.querySelector('legend')), getValues, reset }
  })
  return [...selects, ...groups]
}

/**
 * @param {BehaviorTools} tools
 * @param {HTMLInputElement} box
 */
const getBoxValue = ({ getText }, box) =>
  getText(box.labels?.[0]?.querySelector('[data-field="value"]'))

/**
 * True if the sample has values of the filter, so that it can be filtered by it.
 *
 * @param {BehaviorTools} tools
 * @param {Filter} filter
 * @param {BehaviorRows} rows
 */
function canFilter(tools, { element, label }, rows) {
  const values =
    element instanceof HTMLSelectElement
      ? [...element.options].map(({ value }) => value)
      : [...element.querySelectorAll('input')].map((box) => getBoxValue(tools, box))
  return values.some((value) => rows.all.some((row) => row.getText(label).includes(value)))
}

/**
 * Replaces the number of matches behind a checkbox with that of the sample.
 *
 * @param {BehaviorTools} tools
 * @param {HTMLElement} count
 * @param {readonly Filter[]} filters
 * @param {BehaviorRows} rows
 */
function showOptionCount(tools, count, filters, rows) {
  const filter = filters.find(({ element }) => element.contains(count))
  const box = count.closest('label')?.querySelector('input')
  if (!filter || !box) return
  const value = getBoxValue(tools, box)
  const matches = rows.all.filter((row) => row.getText(filter.label).includes(value))
  count.textContent = String(matches.length)
}

/**
 * Resets a control that the sample has no values for, and shows that it has no effect.
 *
 * @param {BehaviorTools} tools
 * @param {HTMLElement} control
 */
function resetControl({ getText, showNotInDemo }, control) {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked = control.defaultChecked
    showNotInDemo(getText(control.closest('fieldset')?.querySelector('legend')))
  } else if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = option.defaultSelected
    showNotInDemo(getText(control.labels[0]))
  }
}

/**
 * Creates the list of active filters, in the markup of the example. Chips that the example has stay
 * until they are removed or their filter changes.
 *
 * @param {BehaviorTools} tools
 * @param {readonly Filter[]} filters
 */
function createChips({ root, getText, setFields }, filters) {
  const list = root.querySelector('[data-slot="active"] ul')
  const section = list?.closest('[data-slot="active"]')
  let initial = [...(list?.children ?? [])]
  const template = initial.at(0)?.cloneNode(true)
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
      const active = listActive(filters)
      const labels = new Set(active.map(({ label }) => label))
      const kept = initial.filter((chip) => !labels.has(getField(chip)))
      list?.replaceChildren(...kept, ...active.flatMap(createChip))
      if (section instanceof HTMLElement) section.hidden = list?.childElementCount === 0
    },
    /** Removes the filter of a chip. True if the button belongs to a chip. */
    remove(/** @type {HTMLElement} */ button) {
      const chip = button.closest('li')
      if (!chip || !list?.contains(chip)) return false
      initial = initial.filter((other) => other !== chip)
      if (listActive(filters).length === 0) chip.remove()
      for (const { label, reset } of filters) if (label === getField(chip)) reset()
      return true
    },
    clear() {
      initial = []
    },
  }
}
