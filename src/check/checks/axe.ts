import type { Draft } from '../../internal.ts'
import { openPage, type View, WIDTHS } from '../open-page.ts'
import { judge } from '../result.ts'
import { runAxe } from '../run-axe.ts'
import type { OpenedPage, PageCheck } from '../types.ts'

/** The maximum number of elements to report for a rule. */
const MAX_ELEMENTS = 3

/** Checks that axe reports no violation of WCAG AA, on phones and laptops, in each color scheme. */
export const checkAxe: PageCheck = async (opened) => {
  const { schemes } = opened.expected
  const viewsByViolation = new Map<string, { finding: Draft; views: string[] }>()
  for (const width of WIDTHS) {
    for (const scheme of schemes) {
      for (const finding of await findViolations(opened, { width, scheme })) {
        const entry = viewsByViolation.get(finding.message) ?? { finding, views: [] }
        entry.views.push(`${width}px ${scheme}`)
        viewsByViolation.set(finding.message, entry)
      }
    }
  }
  const wrong = [...viewsByViolation.values()].map(({ finding, views }) => ({
    ...finding,
    message: `${finding.message} (${views.join(', ')})`,
  }))
  const tried = `axe found no violations at ${WIDTHS.join(' and ')}px, ${schemes.join(' and ')}`
  return judge({ wrong }, tried)
}

async function findViolations(opened: OpenedPage, view: View): Promise<Draft[]> {
  await openPage(opened, view)
  const violations = await runAxe(opened.page, opened.axeScript)
  return violations.map(({ id, nodes }) => {
    const targets = nodes.map(({ target }) => target.join(' '))
    const shown = targets.slice(0, MAX_ELEMENTS).join(', ')
    const message = `expected no ${id}; found ${nodes.length}: ${shown}`
    return { message, selector: targets[0] }
  })
}
