import { findAll, getName, getNextIndex, getReferenced, getText, isHtml } from './elements.ts'
import { showNotInDemo } from './messages.ts'

/** Makes menus, tabs and toolbars work with the keyboard. */
export function startMenus(): void {
  // Moves the focus into a menu when it opens; closing gives it back.
  const focusMenu = (event: Event): void => {
    const { target } = event
    if (!isHtml(target) || !(event instanceof ToggleEvent) || event.newState !== 'open') return
    listMenuItems(target)[0]?.focus()
  }
  document.addEventListener('toggle', focusMenu, true)
  document.addEventListener('keydown', (event) => {
    const { target, key } = event
    if (!isHtml(target)) return
    if (target.matches('[role^="menuitem"]')) moveInMenu(event, target)
    else if (target.matches('[role="tab"]')) moveInRow(event, target, '[role="tablist"]', selectTab)
    else if (target.matches('button') && key.startsWith('Arrow'))
      moveInRow(event, target, '[role="toolbar"]', (button) => button.focus())
  })
}

const listMenuItems = (popup: HTMLElement): HTMLElement[] =>
  popup.matches(':has([role="menu"]), [role="menu"]')
    ? findAll('[role^="menuitem"]', popup).filter((item) => item.checkVisibility())
    : []

function moveInMenu(event: KeyboardEvent, item: HTMLElement): void {
  const popup = item.closest('[popover]')
  if (!isHtml(popup)) return
  const items = listMenuItems(popup)
  const { key } = event
  const target = getNextIndex(key, items.indexOf(item), items.length)
  const isLetter = key.length === 1 && key !== ' '
  if (target !== undefined) items[target]?.focus()
  else if (key === 'Enter' || key === ' ') item.click()
  else if (key === 'Tab') popup.hidePopover()
  else if (isLetter) items.find((other) => startsWith(other, key))?.focus()
  if (key !== 'Tab' && key !== 'Escape') event.preventDefault()
}

const startsWith = (item: HTMLElement, letter: string): boolean =>
  getText(item).toLowerCase().startsWith(letter.toLowerCase())

/** Moves along the buttons or tabs of a row with the arrow keys. */
function moveInRow(
  event: KeyboardEvent,
  item: HTMLElement,
  row: string,
  activate: (item: HTMLElement) => void,
): void {
  const container = item.closest(row)
  if (container === null) return
  const items = findAll('[role="tab"], button', container).filter((one) => one.checkVisibility())
  const key = event.key.replace('Right', 'Down').replace('Left', 'Up')
  const target = getNextIndex(key, items.indexOf(item), items.length)
  const next = target === undefined ? undefined : items[target]
  if (next === undefined) return
  event.preventDefault()
  for (const one of items) one.tabIndex = one === next ? 0 : -1
  activate(next)
}

/** Selects a tab, and shows its panel instead of those of the other tabs. */
export function selectTab(tab: HTMLElement): void {
  for (const other of findAll('[role="tab"]', tab.closest('[role="tablist"]') ?? document)) {
    const isSelected = other === tab
    other.setAttribute('aria-selected', String(isSelected))
    other.tabIndex = isSelected ? 0 : -1
    const panel = getReferenced(other, 'aria-controls')
    if (panel) panel.hidden = !isSelected
  }
  tab.focus()
}

/** Names a menu that several rows share after the row that opens it, and checks its value. */
export function prepareMenu(button: HTMLElement): void {
  const menu = getReferenced(button, 'popovertarget')
  const row = button.closest('tr')
  if (!menu?.matches('[role="menu"]') || row === null) return
  menu.setAttribute('aria-label', getName(button))
  const values = new Set([...row.cells].map(getText))
  for (const item of findAll('[role="menuitemradio"]', menu))
    item.setAttribute('aria-checked', String(values.has(getText(item))))
}

/** Closes the menu or popover that an element is in. */
export function closePopover(element: HTMLElement): void {
  const popup = element.closest('[popover]')
  if (isHtml(popup)) popup.hidePopover()
}

/** Closes the menu of an item that is no link, and shows that it has no effect. */
export function runMenuItem(item: HTMLElement): void {
  closePopover(item)
  showNotInDemo(getText(item))
}
