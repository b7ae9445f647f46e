/** Where a script of a preview lies, below the folder of previews. */
export const APPEARANCE_SCRIPT_FILE = 'look.js'

/**
 * The script of every preview. It stands before anything that is painted, reads how the page is
 * asked to look, and changes the theme's style sheet and the attributes of the root element. A theme
 * that does not exist leaves the page as it was. Links keep what was asked.
 */
export const APPEARANCE_SCRIPT = `(() => {
  const root = document.documentElement
  const asked = new URLSearchParams(location.search)
  const choices = {
    mode: ['light', 'dark'],
    density: ['compact', 'comfortable', 'spacious'],
  }
  for (const [name, values] of Object.entries(choices)) {
    const value = asked.get(name)
    if (values.includes(value)) root.dataset[name] = value
    else if (value === 'auto') delete root.dataset[name]
  }
  const dir = asked.get('dir')
  if (dir === 'ltr' || dir === 'rtl') root.dir = dir
  const sheet = document.getElementById('theme')
  const theme = asked.get('theme')
  if (sheet && theme && /^[a-z][a-z0-9-]*$/.test(theme)) {
    const usual = sheet.href
    sheet.addEventListener('error', () => { sheet.href = usual }, { once: true })
    sheet.href = new URL('themes/' + theme + '.css', document.currentScript.src).href
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
