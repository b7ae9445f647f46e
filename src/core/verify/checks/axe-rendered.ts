import type { Severity } from '../../kernel/finding.ts'
import type { ProjectCheck } from '../check.ts'
import type { RenderedViolation } from '../snapshot.ts'

/** Reports what axe-core found on rendered pages. */
export const axeRendered: ProjectCheck = {
  code: 'A11Y020',
  check: 'axe-rendered',
  family: 'accessibility',
  layer: 'intrinsic',
  severity: 'error',
  summary: 'axe-core finds a violation on a rendered page',
  scope: 'project',
  needs: 'rendered',
  *run({ rendered = [] }) {
    for (const { page, rule, impact, help, helpUrl, selectors } of rendered) {
      yield {
        file: page,
        range: { start: 0, end: 0 },
        message: `${help} (axe: ${rule}): ${selectors.slice(0, MAX_SELECTORS).join(', ')}`,
        confidence: 'certain',
        severity: SEVERITIES[impact],
        anchor: `${rule} ${selectors[0] ?? ''}`,
        evidence: selectors.map((text) => ({ kind: 'selector', text })),
        repair: { kind: 'manual', title: `${help}.`, steps: [`See ${helpUrl}.`], autofix: 'none' },
      }
    }
  },
}

const MAX_SELECTORS = 3

const SEVERITIES: Readonly<Record<RenderedViolation['impact'], Severity>> = {
  critical: 'error',
  serious: 'error',
  moderate: 'warn',
  minor: 'info',
}
