/** The element that shows messages; its content is announced to screen readers. */
const messageBox = createElement('p', { role: 'status', class: 'message', hidden: '' })

/** How long a message is shown, in milliseconds. */
const MESSAGE_TIME = 6000

/** @type {ReturnType<typeof setTimeout> | undefined} */
let messageTimer

/**
 * Shows a short message at the lower edge of the page, and announces it.
 *
 * @param {string} text
 */
function showMessage(text) {
  clearTimeout(messageTimer)
  messageBox.hidden = false
  messageBox.textContent = text
  messageTimer = setTimeout(() => {
    messageBox.hidden = true
  }, MESSAGE_TIME)
}

/**
 * Says that a control has no effect, because there is no product behind the page.
 *
 * @param {string} name
 */
const showNotInDemo = (name) => showMessage(`“${name}” is not part of this demo.`)

/** The styles of what is not in the shadow root: the link, and the outlines of sections. */
const PAGE_CSS = `
#demo-about { all: unset; border-radius: 99px; cursor: pointer; padding: 0 10px; }
#demo-about:hover { background: #3a3842; }
#demo-about:focus-visible { outline: 2px solid #fff; outline-offset: -3px; }
@media (max-width: 639.98px) { #demo-about { display: none; } }
[data-inspected] { outline: 2px dashed #7d70f5 !important; outline-offset: -2px !important; }
[data-inspected="current"] { outline: 3px solid #7d70f5 !important; }
`

/**
 * Adds the tools of the demo to the page: the messages, the switch of the inspector, and the link
 * to the record of the site's blueprint. A shadow root keeps the styles of the theme out.
 *
 * @param {DOMStringMap} options The `data-*` attributes of the script.
 */
function addTools({ explorer, about }) {
  const url = explorer === undefined ? undefined : new URL(explorer, document.baseURI).href
  const button = createElement('button', { type: 'button', 'aria-pressed': 'false' }, [
    createTargetIcon(),
    createElement('span', {}, ['Which pattern is this?']),
  ])
  const bar = createElement('div', { class: 'bar' }, [button, createElement('slot')])
  const list = createElement('ul', { class: 'labels', hidden: '' })
  // Outside of the shadow root, because axe looks for the first link of the page.
  const link = about ? [createElement('a', { id: 'demo-about', href: about }, ['About'])] : []
  const host = createElement('aside', { 'aria-label': 'Demo tools' }, link)
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [createSheet(TOOLS_CSS)]
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, createSheet(PAGE_CSS)]
  root.append(bar, list, messageBox)
  document.body.append(host)
  liftAboveBars(host, bar)
  startInspector(button, list, url)
}

/** @param {string} css */
function createSheet(css) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

function createTargetIcon() {
  const namespace = 'http://www.w3.org/2000/svg'
  const icon = document.createElementNS(namespace, 'svg')
  const path = document.createElementNS(namespace, 'path')
  path.setAttribute('d', 'M2 5V2h3m6 0h3v3m0 6v3h-3m-6 0H2v-3m6-5v4M6 8h4')
  const attributes = { fill: 'none', stroke: 'currentColor', 'stroke-width': '1.5' }
  for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value)
  icon.setAttribute('viewBox', '0 0 16 16')
  icon.setAttribute('aria-hidden', 'true')
  icon.append(path)
  return icon
}

/** Bars at the lower edge of the page, which the tools must not cover. */
const LOWER_BARS =
  '[data-region="consent"], [data-pattern="bulk-action-bar"][data-preset="floating"], [data-row] > [data-pattern="bottom-tab-bar"]'

/**
 * Moves the tools above the bars at the lower edge of the page.
 *
 * @param {HTMLElement} host
 * @param {HTMLElement} tools
 */
function liftAboveBars(host, tools) {
  const bars = findAll(LOWER_BARS)
  const getLift = (/** @type {readonly DOMRect[]} */ boxes) => {
    const height = Math.max(0, ...boxes.map((box) => box.height))
    return height > 0 ? `${height + 12}px` : '0px'
  }
  const observer = new ResizeObserver(() => {
    const { left, right } = tools.getBoundingClientRect()
    const boxes = bars.map((bar) => bar.getBoundingClientRect())
    const covered = boxes.filter((box) => box.left < right && left < box.right)
    host.style.setProperty('--lift', getLift(covered))
    host.style.setProperty('--message-lift', getLift(boxes))
  })
  for (const bar of bars) observer.observe(bar)
}
