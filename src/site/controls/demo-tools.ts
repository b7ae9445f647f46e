import TOOLS_CSS from './demo-tools.css?raw'
import { createElement, findAll, isHtml } from './elements.ts'
import { startInspector } from './inspector.ts'
import { messageBox } from './messages.ts'

/** The styles of what is not in the shadow root: the link, and the outlines of sections. */
const PAGE_CSS = `
#demo-about { all: unset; border-radius: 99px; cursor: pointer; padding: 0 10px; }
#demo-about:hover { background: #3a3842; }
#demo-about:focus-visible { outline: 2px solid #fff; outline-offset: -3px; }
@media (max-width: 639.98px) { #demo-about { display: none; } }
[data-inspected] { outline: 2px dashed #7d70f5 !important; outline-offset: -2px !important; }
[data-inspected="current"] { outline: 3px solid #7d70f5 !important; }
`

/** Adds the element that shows messages, in a shadow root that keeps the styles of the theme out. */
export function addMessages(): void {
  const host = createElement('div')
  attachTools(host, [messageBox])
  liftAboveBars(host, messageBox)
}

/**
 * Adds the tools of a showcase site to the page: the messages, the switch of the inspector, and the
 * link to the record of the site's blueprint.
 */
export function addTools({ explorer, about }: DOMStringMap): void {
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
  attachTools(host, [bar, list, messageBox])
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, createSheet(PAGE_CSS)]
  liftAboveBars(host, bar)
  startInspector(button, list, url)
}

function attachTools(host: HTMLElement, children: readonly HTMLElement[]): void {
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [createSheet(TOOLS_CSS)]
  root.append(...children)
  document.body.append(host)
}

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

function createTargetIcon(): SVGElement {
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

/** How far from the lower edge of the window a bar may end, in pixels. */
const EDGE_DISTANCE = 48

/** Moves the tools above the bars that stay at the lower edge of the window. */
function liftAboveBars(host: HTMLElement, tools: HTMLElement): void {
  const bars = findAll('[data-region], [data-row], [data-pattern]').filter(
    (element) => !isDialogPart(element) && /fixed|sticky/.test(getComputedStyle(element).position),
  )
  const getLift = (boxes: readonly DOMRect[]) => {
    const height = Math.max(0, ...boxes.map((box) => box.height))
    return height > 0 ? `${height + 12}px` : '0px'
  }
  const observer = new ResizeObserver(() => {
    const { left, right } = tools.getBoundingClientRect()
    const boxes = bars.map((bar) => bar.getBoundingClientRect()).filter(isAtLowerEdge)
    const covered = boxes.filter((box) => box.left < right && left < box.right)
    host.style.setProperty('--lift', getLift(covered))
    host.style.setProperty('--message-lift', getLift(boxes))
  })
  for (const bar of bars) observer.observe(bar)
}

const isDialogPart = (element: HTMLElement): boolean => isHtml(element.closest('dialog, [popover]'))

/** True for a box at the lower edge of the window that is no column. */
const isAtLowerEdge = ({ top, bottom, height }: DOMRect): boolean =>
  height > 0 && top > innerHeight / 3 && bottom > innerHeight - EDGE_DISTANCE && top < innerHeight
