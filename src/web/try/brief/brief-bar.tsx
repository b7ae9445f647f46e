import type { PlanFinding } from '../../../internal/plan.ts'
import { pluralize } from '../../../internal.ts'
import type { BriefState } from './use-brief.ts'

interface BriefBarProps {
  readonly state: Pick<BriefState, 'findings' | 'problem' | 'openEssence'>
}

/** Stays at the lower edge of the window: how complete the plan is, and the next step. */
export const BriefBar = ({ state: { findings, problem, openEssence } }: BriefBarProps) => (
  <div class="brief-bar">
    <p role="alert">{problem ?? ''}</p>
    <p role="status">{describe(findings)}</p>
    <button type="button" class="button primary" onClick={() => void openEssence()}>
      Create essence
    </button>
  </div>
)

function describe(findings: readonly PlanFinding[]): string {
  const weak = findings.filter(({ problem }) => problem === 'weak').length
  const missing = findings.length - weak
  if (findings.length === 0) return 'Every answer that a plan needs is strong.'
  return [
    ...(missing > 0 ? [`${pluralize(missing, 'answer')} needed`] : []),
    ...(weak > 0 ? [`${weak} weak`] : []),
  ].join(', ')
}
