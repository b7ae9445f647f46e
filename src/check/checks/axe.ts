import type { AxeResults } from 'axe-core'
import type { Draft } from '../../internal.ts'
import { WIDTHS } from '../open-page.ts'
import { readViews } from '../read-views.ts'
import { judge } from '../result.ts'
import type { PageCheck } from '../types.ts'

/** The maximum number of elements to report for a rule. */
const MAX_ELEMENTS = 3

/** Checks that axe reports no violation of WCAG AA, on phones and laptops, in each color scheme. */
export const checkAxe: PageCheck = async (opened) => {
  const { schemes } = opened.expected
  const viewsByViolation = new Map<string, { finding: Draft; views: string[] }>()
  for (const { width, scheme, axe } of await readViews(opened)) {
    if (axe.status === 'rejected') throw axe.reason
    for (const finding of axe.value.map(describeViolation)) {
      const entry = viewsByViolation.get(finding.message) ?? { finding, views: [] }
      entry.views.push(`${width}px ${scheme}`)
      viewsByViolation.set(finding.message, entry)
    }
  }
  const wrong = [...viewsByViolation.values()].map(({ finding, views }) => ({
    ...finding,
    message: `${finding.message} (${views.join(', ')})`,
  }))
  const tried = `axe found no violations at ${WIDTHS.join(' and ')}px, ${schemes.join(' and ')}`
  return judge({ wrong }, tried)
}

function describeViolation({ id, nodes }: AxeResults['violations'][number]): Draft {
  const targets = nodes.map(({ target }) => target.join(' '))
  const shown = targets.slice(0, MAX_ELEMENTS).join(', ')
  const message = `expected no ${id}; found ${nodes.length}: ${shown}`
  return { message, selector: targets[0] }
}
