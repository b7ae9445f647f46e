/** The distance below the header within which a heading counts as reached, in pixels. */
const READING_LINE = 120

/** @type {Behavior} */
export default {
  start: markCurrentHeading,
  input: {
    'input[data-slot="filter"]'(input, tools) {
      if (input instanceof HTMLInputElement) filterTree(tools, input.value.trim().toLowerCase())
    },
  },
}

/**
 * Marks the section that is being read in the outline of a page.
 *
 * @param {HTMLElement} _root
 * @param {BehaviorTools} tools
 */
function markCurrentHeading(_root, { findAll, getElement, onScroll }) {
  const links = findAll('[data-slot="headings"] a[href^="#"]')
  if (links.length === 0) return
  const headings = links.map((link) => getElement((link.getAttribute('href') ?? '').slice(1)))
  onScroll(({ isAtEnd }) => {
    const reached = headings.findLastIndex(
      (heading) => heading && heading.getBoundingClientRect().top < READING_LINE,
    )
    const current = isAtEnd ? links.length - 1 : Math.max(reached, 0)
    for (const [index, link] of links.entries()) {
      if (index === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  })
}

/**
 * Hides the pages whose titles do not contain a text, and the sections without other pages. Without
 * a text, the same sections are open as before.
 *
 * @param {BehaviorTools} tools
 * @param {string} text
 */
function filterTree({ root, findAll, getText }, text) {
  for (const section of findAll(':scope > ul > li')) {
    const pages = findAll('ul > li', section)
    for (const page of pages) page.hidden = !getText(page).toLowerCase().includes(text)
    section.hidden = pages.length > 0 && pages.every(({ hidden }) => hidden)
    const isOpen = section.querySelector('[aria-expanded]')?.getAttribute('aria-expanded')
    for (const list of findAll('ul', section)) list.hidden = text === '' && isOpen === 'false'
  }
  const count = findAll('ul ul > li:not([hidden])').length
  const status = root.querySelector('[role="status"]')
  if (status) status.textContent = text === '' ? '' : `${count} pages match ${text}.`
}
