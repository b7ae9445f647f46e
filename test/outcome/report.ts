import type { CheckName } from './check-page.ts'
import type { CheckResult } from './types.ts'

/** The maximum number of findings in a reason. */
const MAX_FINDINGS = 6

/** Returns a result that passes. */
export const pass = (reason: string): CheckResult => ({ status: 'pass', reason })

/** Returns a result for a check that does not apply. */
export const skip = (reason: string): CheckResult => ({ status: 'skip', reason })

/** Returns a result that fails with the findings, or passes without any. */
export function judge(findings: readonly string[], reason: string): CheckResult {
  if (findings.length === 0) return pass(reason)
  const distinct = [...new Set(findings)].map((finding) => finding.replace(/\s+/g, ' '))
  const more = distinct.length - MAX_FINDINGS
  const shown = distinct.slice(0, MAX_FINDINGS).join(' | ')
  return { status: 'fail', reason: more > 0 ? `${shown} | and ${more} more` : shown }
}

/** The result of each check of a page, in order. */
export type PageResults = readonly (CheckResult & { readonly check: CheckName })[]

/** The word before each result. */
const LABELS = { pass: 'pass', fail: 'FAIL', skip: 'skip' } as const

/** Formats the results of a page as text. */
export function formatReport(title: string, results: PageResults): string {
  const count = (status: CheckResult['status']): number =>
    results.filter((result) => result.status === status).length
  return [
    title,
    ...results.map(
      ({ check, status, reason }) => `${LABELS[status]}  ${check.padEnd(11)} ${reason}`,
    ),
    `${count('pass')} passed, ${count('fail')} failed, ${count('skip')} skipped`,
  ].join('\n')
}
