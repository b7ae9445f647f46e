import { runHandler } from './behaviors.ts'
import { openPlaceholderDialog, toggleDialog } from './dialogs.ts'
import { getName, getReferenced, isHtml } from './elements.ts'
import { prepareMenu, runMenuItem, selectTab } from './menus.ts'
import { showNotInDemo } from './messages.ts'
import { sortByColumn } from './tables.ts'

/** What a click on an element does, by selector; the first that matches counts. */
type Actions = readonly (readonly [
  selector: string,
  run: (element: HTMLElement, event: Event) => void,
])[]

/** What no behavior of a pattern changes. */
const FIRST_ACTIONS: Actions = [
  ['a[data-outside]', followOutside],
  ['[aria-disabled="true"]', () => {}],
]

/** What controls do by their roles and attributes, unless the behavior of their pattern handles them. */
const ACTIONS: Actions = [
  ['a[href]', () => {}],
  ['[role="option"]', (option) => showNotInDemo(getName(option))],
  ['[role^="menuitem"]', runMenuItem],
  ['[role="tab"]', selectTab],
  ['nav[data-component="Pagination"] button', () => {}],
  ['button[popovertarget]', openPopup],
  ['th[scope="col"] > button', sortColumnOf],
  ['[aria-expanded][aria-controls]', toggleDetails],
  ['[aria-pressed][aria-controls]', togglePassword],
  ['[data-slot="dismiss"]', dismiss],
  ['[data-slot="back"]', () => history.back()],
  [
    'button[type="button"][aria-haspopup="dialog"]',
    (button) => openPlaceholderDialog(getName(button)),
  ],
  ['button[type="button"]', runButton],
]

/** Makes the controls of the page respond to clicks. */
export function startActions(): void {
  document.addEventListener('click', (event) => {
    if (!runAction(FIRST_ACTIONS, event) && !runHandler('click', event)) runAction(ACTIONS, event)
  })
  // A form without a product behind it sends nothing; those in dialogs close their dialog.
  document.addEventListener('submit', ({ target, submitter }) => {
    if (!(target instanceof HTMLFormElement) || target.closest('dialog, [role="search"]')) return
    showNotInDemo(submitter ? getName(submitter) : 'Send')
  })
}

/** Runs the first action that matches. True if there is one. */
function runAction(actions: Actions, event: Event): boolean {
  const clicked = event.target instanceof Element ? event.target : undefined
  for (const [selector, run] of actions) {
    const element = clicked?.closest(selector)
    if (!isHtml(element)) continue
    run(element, event)
    return true
  }
  return false
}

function followOutside(link: HTMLElement, event: Event): void {
  event.preventDefault()
  showNotInDemo(getName(link))
}

function openPopup(button: HTMLElement, event: Event): void {
  if (toggleDialog(button)) event.preventDefault()
  else prepareMenu(button)
}

function sortColumnOf(button: HTMLElement): void {
  const heading = button.closest('th')
  if (heading) sortByColumn(heading)
}

function toggleDetails(button: HTMLElement): void {
  const details = getReferenced(button, 'aria-controls')
  const isOpen = button.getAttribute('aria-expanded') === 'true'
  button.setAttribute('aria-expanded', String(!isOpen))
  if (details) details.hidden = isOpen
}

function togglePassword(button: HTMLElement): void {
  const field = getReferenced(button, 'aria-controls')
  if (!(field instanceof HTMLInputElement)) return
  const isShown = field.type === 'text'
  field.type = isShown ? 'password' : 'text'
  button.setAttribute('aria-pressed', String(!isShown))
}

function dismiss(button: HTMLElement): void {
  const section = button.closest('[data-pattern]')
  const region = section?.closest('[data-region]:not(main)')
  const isAlone = region?.querySelectorAll('[data-pattern]').length === 1
  ;(isAlone ? region : section)?.remove()
  document.getElementById('main')?.focus()
}

/** Closes the dialog that a button is in, and shows that the button has no effect. */
function runButton(button: HTMLElement): void {
  button.closest('dialog')?.close()
  showNotInDemo(getName(button))
}
