import { createElement } from './elements.ts'

/** The element that shows messages; its content is announced to screen readers. */
export const messageBox = createElement('p', { role: 'status', class: 'message', hidden: '' })

/** How long a message is shown, in milliseconds. */
const MESSAGE_TIME = 6000

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a short message at the lower edge of the page, and announces it. */
export function showMessage(text: string): void {
  clearTimeout(timer)
  messageBox.hidden = false
  messageBox.textContent = text
  timer = setTimeout(() => {
    messageBox.hidden = true
  }, MESSAGE_TIME)
}

/** Shows that a control has no effect, because there is no product behind the page. */
export const showNotInDemo = (name: string): void =>
  showMessage(`“${name}” is not part of this demo.`)
