/** The name of the appearance script in the folder of previews. */
export const APPEARANCE_SCRIPT_FILE = 'look.js'

/**
 * The script of every preview. It runs before the first paint, and applies the theme, mode, density
 * and direction of the query string. An unknown theme has no effect. Links keep the query string.
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
