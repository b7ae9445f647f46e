/** The name of the appearance script in the folder of previews. */
export const APPEARANCE_SCRIPT_FILE = 'look.js'

/**
 * The script of every preview. It runs before the first paint, and applies the theme, mode, density
 * and direction of the query string. In a frame of the explorer, the options of that page (its
 * attribute `data-preview`) apply to what the query string leaves open, the mode `auto` follows the
 * page, and changes apply at once. An unknown theme has no effect. Links keep the query string.
 */
export const APPEARANCE_SCRIPT = `(() => {
  const root = document.documentElement
  const sheet = document.getElementById('theme')
  const folder = document.currentScript.src
  // Null at the top level, and in a page of another origin.
  const page = window.frameElement && window.frameElement.ownerDocument.documentElement
  const initial = { mode: root.dataset.mode, density: root.dataset.density, dir: root.dir }
  const initialTheme = sheet && sheet.href
  const choices = {
    mode: ['light', 'dark', 'auto'],
    density: ['compact', 'comfortable', 'spacious'],
    dir: ['ltr', 'rtl'],
  }

  function readOptions() {
    const options = new URLSearchParams((page && page.dataset.preview) || '')
    for (const [name, value] of new URLSearchParams(location.search)) options.set(name, value)
    return options
  }

  function findChoice(options, name) {
    const value = options.get(name)
    return choices[name].includes(value) ? value : undefined
  }

  function setData(name, value) {
    if (value === undefined) delete root.dataset[name]
    else root.dataset[name] = value
  }

  function applyOptions() {
    const options = readOptions()
    const mode = findChoice(options, 'mode') || (page ? 'auto' : initial.mode)
    setData('mode', mode === 'auto' ? (page ? page.dataset.mode : undefined) : mode)
    setData('density', findChoice(options, 'density') || initial.density)
    root.dir = findChoice(options, 'dir') || initial.dir
    applyTheme(options.get('theme') || '')
  }

  function applyTheme(name) {
    if (!sheet) return
    const isName = /^[a-z][a-z0-9-]*$/.test(name)
    const href = isName ? new URL('themes/' + name + '.css', folder).href : initialTheme
    if (sheet.href === href) return
    sheet.addEventListener('error', () => { sheet.href = initialTheme }, { once: true })
    sheet.href = href
  }

  applyOptions()
  if (page) {
    const attributeFilter = ['data-preview', 'data-mode']
    new MutationObserver(applyOptions).observe(page, { attributes: true, attributeFilter })
  }
  if (!location.search) return
  document.addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll('a[href]')) {
      const isOurs = link.origin === location.origin && !link.getAttribute('href').startsWith('#')
      if (isOurs) link.search = location.search
    }
  })
})()
`
