import type { Draft } from '../internal.ts'
import type { Packs } from '../packs.ts'
import type { CheckName, PageResults } from './check-page.ts'
import type { CheckResult } from './types.ts'

/** True, false, or not decided. */
export type LineStatus = 'holds' | 'fails' | 'not_proven'

/** A line of "Done when", and what shows whether it is true. */
export interface CheckedLine {
  /** The id of the line in the pack. */
  readonly id: string
  readonly label: string
  /** How severe it is if the line does not hold, as the guard of the essence decides. */
  readonly severity: string
  readonly status: LineStatus
  readonly evidence: readonly Evidence[]
}

/** What a check found. */
export interface Evidence extends Draft {
  /** Absent if no check exists for the line. */
  readonly check?: CheckName
}

/** The line of a page pack that each check proves, by the id of the line. */
const CHECKED_LINES: Readonly<Record<CheckName, string>> = {
  route: 'route',
  ids: 'route',
  names: 'route',
  axe: 'contrast',
  overflow: 'contrast',
  screenshots: 'contrast',
  url: 'reload',
  recovery: 'states',
  keyboard: 'keyboard',
}

/** Lists the checks that prove a line. */
const listLineChecks = (id: string): CheckName[] =>
  (Object.keys(CHECKED_LINES) as CheckName[]).filter((check) => CHECKED_LINES[check] === id)

/** True if checks exist for a line. */
export const isCheckable = (id: string): boolean => listLineChecks(id).length > 0

/** Decides each line of "Done when" from the results of the checks. */
export const judgeLines = (pack: Packs['page'], results: PageResults): CheckedLine[] =>
  pack.successChecks.map(({ id, label, severity }) => ({
    id,
    label,
    severity,
    ...judgeLine(listLineChecks(id), results),
  }))

const NO_CHECK: Evidence = { message: 'no check exists for this line' }

function judgeLine(
  checks: readonly CheckName[],
  results: PageResults,
): Pick<CheckedLine, 'status' | 'evidence'> {
  if (checks.length === 0) return { status: 'not_proven', evidence: [NO_CHECK] }
  const done = checks.flatMap((check) => {
    const result = results.get(check)
    return result ? [{ check, ...result }] : []
  })
  const hasStatus = (status: CheckResult['status']): boolean =>
    done.some((result) => result.status === status)
  const listEvidence = (...statuses: CheckResult['status'][]): Evidence[] =>
    done
      .filter(({ status }) => statuses.includes(status))
      .flatMap(({ check, findings }) => findings.map((finding) => ({ check, ...finding })))
  if (hasStatus('fail')) return { status: 'fails', evidence: listEvidence('fail', 'unproven') }
  // A check that does not apply proves nothing.
  if (hasStatus('unproven') || !hasStatus('pass'))
    return { status: 'not_proven', evidence: listEvidence('unproven', 'skip') }
  return { status: 'holds', evidence: listEvidence('pass') }
}
