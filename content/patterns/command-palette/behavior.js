/** The time between the keys of a shortcut, in milliseconds. */
const CHORD_TIME = 900

/** @type {Behavior} */
export default {
  start(palette, tools) {
    if (!(palette instanceof HTMLDialogElement)) return
    const followShortcut = createShortcuts(tools)
    tools.onKey((event) => {
      if (!isOpenShortcut(event)) {
        followShortcut(event)
        return
      }
      event.preventDefault()
      if (palette.open) palette.close()
      else tools.openDialog(palette)
    })
    palette.addEventListener('close', () => {
      const query = palette.querySelector('input')
      if (query) query.value = ''
      filter(tools)
    })
  },
  click: {
    '[role="option"]:not([href])'(option, tools) {
      if (tools.root instanceof HTMLDialogElement) tools.root.close()
      if (option.dataset.action === 'toggle-mode')
        tools.setColorMode(tools.getColorMode() === 'dark' ? 'light' : 'dark')
      else tools.showNotInDemo(tools.getText(option.querySelector('span')))
    },
  },
  input: {
    input: (_query, tools) => filter(tools),
  },
  keydown: {
    input(_query, tools, event) {
      const shown = listShown(tools)
      const index = shown.findIndex((option) => option.hasAttribute('data-selected'))
      const target = tools.getNextIndex(event.key, index, shown.length)
      if (target !== undefined) select(tools, shown.at(target))
      else if (event.key === 'Enter' && index !== -1) shown.at(index)?.click()
      else if (event.key !== 'Enter') return
      event.preventDefault()
    },
  },
}

/**
 * True for Ctrl K and Cmd K.
 *
 * @param {BehaviorEvent} event
 */
const isOpenShortcut = ({ key, modifiers }) =>
  key.toLowerCase() === 'k' &&
  modifiers.length === 1 &&
  (modifiers.includes('Control') || modifiers.includes('Meta'))

/**
 * Follows the shortcuts that the palette shows, such as `g r`, outside of fields.
 *
 * @param {BehaviorTools} tools
 * @returns {(event: BehaviorEvent) => void}
 */
function createShortcuts({ findAll, getText }) {
  let keys = ''
  let last = 0
  return ({ key, modifiers, isTyping, time }) => {
    if (modifiers.some((name) => name !== 'Shift') || key.length !== 1 || isTyping) return
    keys = keys && time - last < CHORD_TIME ? `${keys} ${key}` : key
    last = time
    const options = findAll('[role="option"]')
    options.find((option) => getText(option.querySelector('kbd')) === keys)?.click()
  }
}

/**
 * Shows the commands that have all words of the query.
 *
 * @param {BehaviorTools} tools
 */
function filter(tools) {
  const { root, findAll, getText } = tools
  const words = (root.querySelector('input')?.value ?? '').toLowerCase().split(/\s+/)
  for (const option of findAll('[role="option"]')) {
    const text = getText(option.querySelector('span')).toLowerCase()
    getRow(option).hidden = !words.every((word) => text.includes(word))
  }
  const shown = listShown(tools)
  for (const group of findAll('[role="group"]'))
    group.hidden = !shown.some((option) => group.contains(option))
  const status = root.querySelector('[data-slot="status"]')
  if (status) status.textContent = shown.length === 1 ? '1 command' : `${shown.length} commands`
  select(tools, shown.at(0))
}

/**
 * @param {BehaviorTools} tools
 * @param {HTMLElement | undefined} selected
 */
function select({ root, findAll, setSelected }, selected) {
  for (const option of findAll('[role="option"]')) {
    option.setAttribute('aria-selected', String(option === selected))
    setSelected(option, option === selected)
  }
  const query = root.querySelector('input')
  if (selected) query?.setAttribute('aria-activedescendant', selected.id)
  else query?.removeAttribute('aria-activedescendant')
  selected?.scrollIntoView({ block: 'nearest' })
}

/** @param {BehaviorTools} tools */
const listShown = ({ findAll }) =>
  findAll('[role="option"]').filter((option) => !getRow(option).hidden)

/**
 * Returns the element of an option in its list: itself, or the item around a link.
 *
 * @param {HTMLElement} option
 */
const getRow = (option) => option.closest('li') ?? option
