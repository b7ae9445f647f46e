import { AxeBuilder } from '@axe-core/playwright'
import { openPage, type View, WIDTHS } from '../open-page.ts'
import { judge } from '../report.ts'
import type { BuiltPage, PageCheck } from '../types.ts'

// https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#axe-core-tags
const TAGS = ['best-practice', 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Checks that axe reports no violation of WCAG AA, on phones and laptops, light and dark. */
export const checkAxe: PageCheck = async (built) => {
  const viewsByViolation = new Map<string, string[]>()
  for (const width of WIDTHS) {
    for (const scheme of ['light', 'dark'] as const) {
      for (const violation of await findViolations(built, { width, scheme })) {
        const views = viewsByViolation.get(violation) ?? []
        viewsByViolation.set(violation, [...views, `${width}px ${scheme}`])
      }
    }
  }
  return judge(
    [...viewsByViolation].map(([violation, views]) => `${violation} (${views.join(', ')})`),
    `no violations at ${WIDTHS.join(' and ')}px, light and dark`,
  )
}

async function findViolations(built: BuiltPage, view: View): Promise<string[]> {
  await openPage(built, view)
  // Legacy mode runs in this tab only; the page has no frames of other origins.
  const axe = new AxeBuilder({ page: built.page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations } = await axe.withTags(TAGS).analyze()
  return violations.map(({ id, nodes }) => {
    const targets = nodes.slice(0, 3).map(({ target }) => target.join(' '))
    return `expected no ${id}; found ${nodes.length}: ${targets.join(', ')}`
  })
}
