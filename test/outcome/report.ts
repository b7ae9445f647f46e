import type { CheckResult } from './check-page.ts'

/** Formats the results of a page as text. */
export function formatReport(task: string, path: string, results: readonly CheckResult[]): string {
  const failed = results.filter(({ findings }) => findings.length > 0).length
  return [
    `${task}, ${path}`,
    ...results.flatMap(({ check, findings }) => [
      `${findings.length === 0 ? 'ok  ' : 'FAIL'}  ${check}`,
      ...findings.map(({ subject, message }) => `      ${subject}: ${message}`),
    ]),
    `${results.length - failed} of ${results.length} checks passed`,
  ].join('\n')
}
