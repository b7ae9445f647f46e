import { createElement, getReferenced } from './elements.ts'

/**
 * Opens a dialog above the page. The browser keeps the focus inside it, closes it with Escape, and
 * gives the focus back. Without this script it is a popover.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  dialog.removeAttribute('popover')
  dialog.showModal()
  // The style sheet hides closed popovers.
  dialog.addEventListener('close', () => dialog.setAttribute('popover', ''), { once: true })
}

/** Opens or closes the dialog that a button controls. True if there is one. */
export function toggleDialog(button: HTMLElement): boolean {
  const dialog = getReferenced(button, 'popovertarget')
  if (!(dialog instanceof HTMLDialogElement)) return false
  if (button.getAttribute('popovertargetaction') === 'hide') dialog.close()
  else openDialog(dialog)
  return true
}

/** Opens a dialog in place of one that the page does not have. */
export function openPlaceholderDialog(name: string): void {
  const id = 'demo-dialog'
  document.getElementById(id)?.remove()
  const dialog = createElement('dialog', { id, 'aria-labelledby': `${id}-title` }, [
    createElement('h2', { id: `${id}-title` }, [name]),
    createElement('p', {}, ['A dialog of the product opens here. This demo changes nothing.']),
    createElement('form', { method: 'dialog' }, [
      createElement('button', { type: 'submit', 'data-variant': 'secondary' }, ['Close']),
    ]),
  ])
  document.body.append(dialog)
  if (dialog instanceof HTMLDialogElement) openDialog(dialog)
}

/** Closes a modal dialog by a click next to it. */
export function startDialogs(): void {
  document.addEventListener('pointerdown', ({ target, clientX, clientY }) => {
    if (!(target instanceof HTMLDialogElement) || !target.matches(':modal')) return
    const { left, right, top, bottom } = target.getBoundingClientRect()
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    if (!isInside) target.close()
  })
}
