/** Makes the filters of page trees work: they show the pages whose titles match. */
function startTreeFilters() {
  for (const tree of findAll('[data-pattern="page-tree"]')) {
    const input = tree.querySelector('[data-slot="filter"]')
    if (input instanceof HTMLInputElement)
      input.addEventListener('input', () => filterTree(tree, input.value.trim().toLowerCase()))
  }
}

/**
 * Hides the pages whose titles do not contain a text, and the sections without other pages. Without
 * a text, the same sections are open as before.
 *
 * @param {HTMLElement} tree
 * @param {string} text
 */
function filterTree(tree, text) {
  for (const section of findAll(':scope > ul > li', tree)) {
    const pages = findAll('ul > li', section)
    for (const page of pages) page.hidden = !getText(page).toLowerCase().includes(text)
    section.hidden = pages.length > 0 && pages.every(({ hidden }) => hidden)
    const isOpen = section.querySelector('[aria-expanded]')?.getAttribute('aria-expanded')
    for (const list of findAll('ul', section)) list.hidden = text === '' && isOpen === 'false'
  }
  const count = findAll('ul ul > li:not([hidden])', tree).length
  const status = tree.querySelector('[role="status"]')
  if (status) status.textContent = text === '' ? '' : `${count} pages match ${text}.`
}
