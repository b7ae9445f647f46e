import type { AppSection } from './app.ts'
import type { Check } from './checks.ts'
import { md, truncateList } from './say.ts'
import { pluralize } from './words.ts'

/** What must be true when a section is done. */
export function sectionChecks({ section, pages }: AppSection): Check[] {
  const { navigation_items: items = [], features, shell } = section
  const paths = pages.map(({ path }) => path)
  const shown = items.length > 0 && pluralize(items.length, 'item')
  return [
    ['routes', md`${truncateList(paths)} open in shell ${shell} unless said otherwise.`],
    ['features', md`Its pages offer ${features}.`],
    [
      'navigation',
      md`The navigation shows its ${shown} in this order and marks the open one with \`aria-current\`.`,
    ],
  ]
}
