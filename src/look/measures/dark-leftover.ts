import { getLuminance, toHex } from '../colors.ts'
import type { Measure } from '../types.ts'
import { getBackground, isShown, quote } from '../view.ts'

/** The luminance below which a page is dark, and above which a part of it is light. */
const LUMINANCE = { dark: 0.15, light: 0.7 }

/** Fields and buttons that stay light on a dark page. */
export const darkLeftover: Measure = {
  code: 'light-in-dark',
  level: 'warn',
  why: 'It glares in the dark page, and its text may vanish.',
  fix: 'Set `color-scheme: light dark` on the root, and colors for both schemes.',
  measure(view) {
    const page = getBackground(view, 0)
    if (view.view.scheme !== 'dark' || !page || getLuminance(page) > LUMINANCE.dark) return []
    return view.elements.flatMap((element, index) => {
      const isField = /^(input|select|textarea)$/.test(element.tag)
      if (!isField || !isShown(element) || element.box.width < 40) return []
      const background = getBackground(view, index)
      if (!background || getLuminance(background) < LUMINANCE.light) return []
      const name = element.label === '' ? 'A field' : quote(element.label, 30)
      const message = `${name} is light (${toHex(background)}) on the dark page.`
      return [{ message, element: index, key: `light-in-dark ${element.tag}` }]
    })
  },
}
