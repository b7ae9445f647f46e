const PALETTE = 'dialog[data-pattern="command-palette"]'

/** @returns {HTMLDialogElement | null} */
const findPalette = () => document.querySelector(PALETTE)

/** Opens and closes the palette with Ctrl K or Cmd K. */
document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  const palette = findPalette()
  if (!palette || key.toLowerCase() !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return
  event.preventDefault()
  if (palette.open) palette.close()
  else openDialog(palette)
})

/** @param {HTMLDialogElement} palette */
function startPalette(palette) {
  const query = palette.querySelector('input')
  if (query === null) return
  const options = findAll('[role="option"]', palette)
  const listShown = () => options.filter((option) => !getOptionRow(option).hidden)

  const select = (/** @type {HTMLElement | undefined} */ selected) => {
    for (const option of options) {
      option.setAttribute('aria-selected', String(option === selected))
      setSelected(option, option === selected)
    }
    if (selected) query.setAttribute('aria-activedescendant', selected.id)
    else query.removeAttribute('aria-activedescendant')
    selected?.scrollIntoView({ block: 'nearest' })
  }
  const filter = () => {
    const words = query.value.toLowerCase().split(/\s+/).filter(Boolean)
    for (const option of options) {
      const text = getText(option.querySelector('span')).toLowerCase()
      getOptionRow(option).hidden = !words.every((word) => text.includes(word))
    }
    for (const group of findAll('[role="group"]', palette))
      group.hidden = !listShown().some((option) => group.contains(option))
    const shown = listShown()
    const status = palette.querySelector('[data-slot="status"]')
    if (status) status.textContent = shown.length === 1 ? '1 command' : `${shown.length} commands`
    select(shown[0])
  }

  query.addEventListener('input', filter)
  query.addEventListener('keydown', (event) => {
    const shown = listShown()
    const index = shown.findIndex((option) => option.hasAttribute('data-selected'))
    const target = getListTarget(event.key, index, shown.length)
    if (target !== undefined) select(shown[target])
    else if (event.key === 'Enter') shown[index]?.click()
    else return
    event.preventDefault()
  })
  palette.addEventListener('close', () => {
    query.value = ''
    filter()
  })
}

/**
 * Returns the element of an option in its list: itself, or the item around a link.
 *
 * @param {HTMLElement} option
 */
const getOptionRow = (option) => option.closest('li') ?? option

/**
 * Returns the index that an arrow key leads to in a list; undefined for other keys.
 *
 * @param {string} key
 * @param {number} index
 * @param {number} length
 */
function getListTarget(key, index, length) {
  if (length === 0) return undefined
  if (key === 'ArrowDown') return (index + 1) % length
  if (key === 'ArrowUp') return (Math.max(index, 0) - 1 + length) % length
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  return undefined
}

/**
 * Runs a command that has no page.
 *
 * @param {HTMLElement} option
 */
function runCommand(option) {
  findPalette()?.close()
  if (option.dataset.action === 'toggle-mode') setMode(isDark() ? 'light' : 'dark')
  else showNotInDemo(getText(option.querySelector('span')))
}

const isDark = () => {
  const { mode } = document.documentElement.dataset
  return mode === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark'
}

/** @param {string | undefined} mode */
function setMode(mode) {
  const { dataset } = document.documentElement
  if (mode === undefined) delete dataset.mode
  else dataset.mode = mode
}

/** The time between the keys of a shortcut, in milliseconds. */
const CHORD_TIME = 900

/** Follows the shortcuts that the palette shows, such as `g r`, outside of fields. */
function startShortcuts() {
  let [keys, last] = ['', 0]
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event
    const isTyping = isHtml(target) && target.matches('input, textarea, select, [role^="menu"]')
    if (ctrlKey || metaKey || altKey || key.length !== 1 || isTyping) return
    keys = keys && timeStamp - last < CHORD_TIME ? `${keys} ${key}` : key
    last = timeStamp
    const options = findAll(`${PALETTE} [role="option"]`)
    options.find((option) => getText(option.querySelector('kbd')) === keys)?.click()
  })
}
