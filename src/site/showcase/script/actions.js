/**
 * What a click on an element does, by selector; the first that matches counts.
 *
 * @type {readonly (readonly [selector: string, run: (element: HTMLElement, event: Event) => void])[]}
 */
const ACTIONS = [
  ['a[data-outside]', followOutside],
  ['a[href]', () => {}],
  ['[aria-disabled="true"]', () => {}],
  ['[role="option"]', runCommand],
  ['[role^="menuitem"]', runMenuItem],
  ['[role="tab"]', selectTab],
  ['[data-slot="active"] button, nav[data-component="Pagination"] button', () => {}],
  ['button[popovertarget]', openPopup],
  ['th[scope="col"] > button', (button) => sortColumnOf(button)],
  ['[aria-expanded][aria-controls]', toggleDetails],
  ['[aria-pressed][aria-controls]', togglePassword],
  ['[data-pattern="bulk-action-bar"] [data-slot="select-all"]', () => selectAllRows(true)],
  ['[data-pattern="bulk-action-bar"] [data-slot="clear"]', () => selectAllRows(false)],
  ['[data-pattern="notification-center"] [data-slot="heading"] button', markAllRead],
  ['[data-slot="dismiss"]', dismiss],
  ['[data-slot="back"]', () => history.back()],
  ['button[aria-label^="Copy link"]', copyLink],
  [
    'button[type="button"][aria-haspopup="dialog"]',
    (button) => openPlaceholderDialog(getName(button)),
  ],
  ['button[type="button"]', runButton],
]

document.addEventListener('click', (event) => {
  const clicked = event.target instanceof Element ? event.target : undefined
  for (const [selector, run] of ACTIONS) {
    const element = clicked?.closest(selector)
    if (!isHtml(element)) continue
    run(element, event)
    return
  }
})

/** A form without a product behind it sends nothing; those in dialogs close their dialog. */
document.addEventListener('submit', ({ target, submitter }) => {
  if (!(target instanceof HTMLFormElement) || target.closest('dialog, [role="search"]')) return
  showNotInDemo(submitter ? getName(submitter) : 'Send')
})

/**
 * @param {HTMLElement} link
 * @param {Event} event
 */
function followOutside(link, event) {
  event.preventDefault()
  showNotInDemo(getName(link))
}

/**
 * @param {HTMLElement} button
 * @param {Event} event
 */
function openPopup(button, event) {
  if (toggleDialog(button)) event.preventDefault()
  else prepareMenu(button)
}

/** @param {HTMLElement} button */
function sortColumnOf(button) {
  const heading = button.closest('th')
  if (heading) sortByColumn(heading)
}

/** @param {HTMLElement} button */
function toggleDetails(button) {
  const details = document.getElementById(button.getAttribute('aria-controls') ?? '')
  const isOpen = button.getAttribute('aria-expanded') === 'true'
  button.setAttribute('aria-expanded', String(!isOpen))
  if (details) details.hidden = isOpen
}

/** @param {HTMLElement} button */
function togglePassword(button) {
  const field = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (!(field instanceof HTMLInputElement)) return
  const isShown = field.type === 'text'
  field.type = isShown ? 'password' : 'text'
  button.setAttribute('aria-pressed', String(!isShown))
}

/** @param {HTMLElement} button */
function markAllRead(button) {
  const center = button.closest('[data-pattern]')
  for (const mark of findAll('[data-slot="unread"], [data-field="unread"]', center ?? document))
    mark.remove()
  center?.querySelector('[data-slot="trigger"]')?.setAttribute('aria-label', 'Notifications')
  showMessage('All notifications are marked as read.')
}

/** @param {HTMLElement} button */
function dismiss(button) {
  const section = button.closest('[data-pattern]')
  const region = section?.closest('[data-region]:not(main)')
  const isAlone = region?.querySelectorAll('[data-pattern]').length === 1
  ;(isAlone ? region : section)?.remove()
  document.getElementById('main')?.focus()
}

/** @param {HTMLElement} button */
async function copyLink(button) {
  const heading = button.parentElement?.querySelector('[id]')
  const url = new URL(`#${heading?.id ?? ''}`, location.href).href
  try {
    await navigator.clipboard.writeText(url)
    showMessage('Link copied.')
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    showMessage(`This browser does not allow copying. The link is ${url}`)
  }
}

/**
 * Says that a button has no effect, and closes the dialog that it is in.
 *
 * @param {HTMLElement} button
 */
function runButton(button) {
  button.closest('dialog')?.close()
  showNotInDemo(getName(button))
}
