import type { PageResults } from '../../src/check/check-page.ts'
import type { CheckResult } from '../../src/check/types.ts'

/** The maximum number of findings of a check to print. */
const MAX_FINDINGS = 6

/** The word before each result. */
const LABELS = { pass: 'pass', fail: 'FAIL', unproven: 'OPEN', skip: 'skip' } as const

/** Formats the results of a page as text. */
export function formatReport<Name extends string>(
  title: string,
  results: PageResults<Name>,
): string {
  const count = (status: CheckResult['status']): number =>
    [...results.values()].filter((result) => result.status === status).length
  return [
    title,
    ...[...results].map(
      ([check, result]) =>
        `${LABELS[result.status]}  ${check.padEnd(11)} ${formatFindings(result)}`,
    ),
    `${count('pass')} passed, ${count('fail')} failed, ${count('unproven')} open, ${count('skip')} skipped`,
  ].join('\n')
}

/** Formats the findings of a check as one line. */
export function formatFindings({ findings }: CheckResult): string {
  const messages = findings.map(({ message }) => message)
  const more = messages.length - MAX_FINDINGS
  const shown = messages.slice(0, MAX_FINDINGS).join(' | ')
  return more > 0 ? `${shown} | and ${more} more` : shown
}
