import type { AppSection } from './app.ts'
import type { Check } from './checks.ts'
import { firstOf, say } from './say.ts'
import { counted } from './words.ts'

/** What must be true when a section is done. */
export function sectionChecks({ section, pages }: AppSection): Check[] {
  const { navigation_items: items = [], features, shell } = section
  const paths = pages.map(({ path }) => path)
  const shown = items.length > 0 && counted(items.length, 'item')
  return [
    ['routes', say`${firstOf(paths)} open in shell ${shell} unless said otherwise.`],
    ['features', say`Its pages offer ${features}.`],
    [
      'navigation',
      say`The navigation shows its ${shown} in this order and marks the open one with \`aria-current\`.`,
    ],
  ]
}
