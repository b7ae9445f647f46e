/** Moves the focus into a menu when it opens; closing gives it back. */
document.addEventListener(
  'toggle',
  (event) => {
    const { target } = event
    if (!isHtml(target) || !(event instanceof ToggleEvent) || event.newState !== 'open') return
    listMenuItems(target)[0]?.focus()
  },
  true,
)

/** @param {HTMLElement} popup */
const listMenuItems = (popup) =>
  popup.matches(':has([role="menu"]), [role="menu"]')
    ? findAll('[role^="menuitem"]', popup).filter((item) => item.checkVisibility())
    : []

document.addEventListener('keydown', (event) => {
  const { target, key } = event
  if (!isHtml(target)) return
  if (target.matches('[role^="menuitem"]')) moveInMenu(event, target)
  else if (target.matches('[role="tab"]')) moveInRow(event, target, '[role="tablist"]', selectTab)
  else if (target.matches('button') && key.startsWith('Arrow'))
    moveInRow(event, target, '[role="toolbar"]', (button) => button.focus())
})

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement} item
 */
function moveInMenu(event, item) {
  const popup = item.closest('[popover]')
  if (!isHtml(popup)) return
  const items = listMenuItems(popup)
  const { key } = event
  const target = getListTarget(key, items.indexOf(item), items.length)
  const isLetter = key.length === 1 && key !== ' '
  if (target !== undefined) items[target]?.focus()
  else if (key === 'Enter' || key === ' ') item.click()
  else if (key === 'Tab') popup.hidePopover()
  else if (isLetter) items.find((other) => startsWith(other, key))?.focus()
  if (key !== 'Tab' && key !== 'Escape') event.preventDefault()
}

/**
 * @param {HTMLElement} item
 * @param {string} letter
 */
const startsWith = (item, letter) => getText(item).toLowerCase().startsWith(letter.toLowerCase())

/**
 * Moves along the buttons or tabs of a row with the arrow keys.
 *
 * @param {KeyboardEvent} event
 * @param {HTMLElement} item
 * @param {string} row
 * @param {(item: HTMLElement) => void} activate
 */
function moveInRow(event, item, row, activate) {
  const container = item.closest(row)
  if (container === null) return
  const items = findAll('[role="tab"], button', container).filter((one) => one.checkVisibility())
  const key = event.key.replace('Right', 'Down').replace('Left', 'Up')
  const target = getListTarget(key, items.indexOf(item), items.length)
  const next = target === undefined ? undefined : items[target]
  if (next === undefined) return
  event.preventDefault()
  for (const one of items) one.tabIndex = one === next ? 0 : -1
  activate(next)
}

/**
 * Selects a tab, and shows its panel instead of those of the other tabs.
 *
 * @param {HTMLElement} tab
 */
function selectTab(tab) {
  for (const other of findAll('[role="tab"]', tab.closest('[role="tablist"]') ?? document)) {
    const isSelected = other === tab
    other.setAttribute('aria-selected', String(isSelected))
    other.tabIndex = isSelected ? 0 : -1
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '')
    if (panel) panel.hidden = !isSelected
  }
  tab.focus()
}

/**
 * Names a menu that several rows share after the row that opens it, and checks its value.
 *
 * @param {HTMLElement} button
 */
function prepareMenu(button) {
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '')
  const row = button.closest('tr')
  if (!menu?.matches('[role="menu"]') || row === null) return
  menu.setAttribute('aria-label', getName(button))
  const values = new Set([...row.cells].map(getText))
  for (const item of findAll('[role="menuitemradio"]', menu))
    item.setAttribute('aria-checked', String(values.has(getText(item))))
}

/**
 * Runs the item of a menu that is no link. Only the color mode can change in a demo.
 *
 * @param {HTMLElement} item
 */
function runMenuItem(item) {
  const popup = item.closest('[popover]')
  if (isHtml(popup)) popup.hidePopover()
  const group = item.closest('[data-slot="mode"]')
  const name = getText(item)
  if (group === null) {
    showNotInDemo(name)
    return
  }
  const mode = name.toLowerCase()
  setMode(mode === 'light' || mode === 'dark' ? mode : undefined)
  for (const other of findAll('[role="menuitemradio"]', group)) {
    other.setAttribute('aria-checked', String(other === item))
    setSelected(other, other === item)
  }
  const check = group.querySelector('svg')
  if (check) item.append(check)
}
