import { createElement, findAll } from './elements.ts'
import { showMessage } from './messages.ts'

/** The labels of sections, by section. */
type Labels = ReadonlyMap<HTMLElement, HTMLElement>

/**
 * Lets people see which pattern each section of the page is: outlines the sections, and labels
 * them with links to the records of their patterns.
 * Without the URL of the explorer, the labels are no links.
 */
export function startInspector(
  button: HTMLElement,
  list: HTMLElement,
  explorer: string | undefined,
): void {
  let labels: Labels = new Map()
  let isScheduled = false

  const place = () => {
    isScheduled = false
    placeLabels(labels)
  }
  const schedule = () => {
    if (labels.size === 0 || isScheduled) return
    isScheduled = true
    requestAnimationFrame(place)
  }
  const update = () => {
    const isOn = button.getAttribute('aria-pressed') === 'true'
    for (const section of labels.keys()) delete section.dataset.inspected
    labels = isOn ? createLabels(explorer) : new Map()
    for (const section of labels.keys()) section.dataset.inspected = ''
    list.hidden = !isOn
    list.replaceChildren(...labels.values())
    place()
  }
  const setPressed = (isOn: boolean) => {
    button.setAttribute('aria-pressed', String(isOn))
    storeInspecting(isOn)
    update()
    if (isOn) showMessage(describeLabels(labels.size, explorer !== undefined))
  }

  button.addEventListener('click', () => setPressed(button.getAttribute('aria-pressed') !== 'true'))
  list.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    setPressed(false)
    button.focus()
  })
  document.addEventListener('scroll', schedule, { capture: true, passive: true })
  document.addEventListener('toggle', update, true)
  new ResizeObserver(schedule).observe(document.documentElement)
  if (readInspecting()) {
    button.setAttribute('aria-pressed', 'true')
    update()
  }
}

function describeLabels(count: number, hasLinks: boolean): string {
  const text = count === 1 ? '1 pattern on this page.' : `${count} patterns on this page.`
  return hasLinks ? `${text} Select a label to open its record.` : text
}

/** Creates the labels of the patterns on the page. A closed dialog is represented by its button. */
function createLabels(explorer: string | undefined): Labels {
  const labels = new Map<HTMLElement, HTMLElement>()
  for (const element of findAll('[data-pattern]')) {
    const trigger = findAll(`button[popovertarget="${element.id}"]`)
    const section = [element, ...trigger].find(isShown)
    if (section) labels.set(section, createLabel(section, element.dataset, explorer))
  }
  return labels
}

function isShown(section: HTMLElement): boolean {
  const { width, height } = section.getBoundingClientRect()
  return width > 0 && height > 0 && section.checkVisibility()
}

function createLabel(
  section: HTMLElement,
  { pattern = '', preset = '' }: DOMStringMap,
  explorer: string | undefined,
): HTMLElement {
  const text = preset ? `${pattern} / ${preset}` : pattern
  const href = explorer && new URL(`patterns/${encodeURIComponent(pattern)}/`, explorer).href
  const label = href ? createElement('a', { href }, [text]) : createElement('span', {}, [text])
  const mark = (value: string) => () => {
    section.dataset.inspected = value
  }
  label.addEventListener('focus', () => section.scrollIntoView({ block: 'nearest' }))
  for (const type of ['focus', 'pointerenter']) label.addEventListener(type, mark('current'))
  for (const type of ['blur', 'pointerleave']) label.addEventListener(type, mark(''))
  return createElement('li', {}, [label])
}

/** Puts each label on the upper edge of its section, below the labels that it would cover. */
function placeLabels(labels: Labels): void {
  const taken: DOMRect[] = []
  for (const [section, label] of labels) {
    const { left, top } = section.getBoundingClientRect()
    const { width, height } = label.getBoundingClientRect()
    const room = document.documentElement.clientWidth - width - 2
    const box = new DOMRect(Math.max(0, Math.min(left, room)), Math.round(top), width, height)
    const covers = (other: DOMRect) =>
      box.left < other.right && other.left < box.right && Math.abs(box.top - other.top) < height
    for (let other = taken.find(covers); other; other = taken.find(covers)) box.y = other.bottom + 1
    label.style.translate = `${box.left}px ${box.top}px`
    taken.push(box)
  }
}

/** The key of the session storage, so that the inspector stays on from page to page. */
const INSPECT_KEY = 'svc-inspect'

function storeInspecting(isOn: boolean): void {
  try {
    sessionStorage.setItem(INSPECT_KEY, isOn ? 'on' : '')
  } catch (error) {
    // A browser may forbid storage; then the next page starts without labels.
    if (!(error instanceof DOMException)) throw error
  }
}

function readInspecting(): boolean {
  try {
    return sessionStorage.getItem(INSPECT_KEY) === 'on'
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return false
  }
}
