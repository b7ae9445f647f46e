import { describeCounts, limitFindings } from '../internal/verify.ts'
import type { runCi } from '../project/reports/reports.ts'
import type { Output } from './io.ts'

type Report = Awaited<ReturnType<typeof runCi>>['report']

/** How many findings of each check and file are listed. */
const MAX_PLACES = 3

/** Formats what blocks a project: the most severe findings first, and the verdict of the gate. */
export function formatCi({ governanceDelta, health }: Report, { style }: Output): string {
  const { gate, summary, findings, limitations } = governanceDelta
  const blocking = [...findings.new, ...findings.inherited, ...findings.unclassified].filter(
    ({ fingerprint }) => gate.blockingFingerprints.includes(fingerprint),
  )
  const groups = limitFindings(blocking, {
    limit: MAX_PLACES,
    getFile: ({ annotation }) => annotation.path ?? '',
  })
  return [
    ...groups.flatMap(({ code, shown, hidden }) => [
      ...shown.flatMap(({ severity, annotation, message }) => [
        `${style('red', severity)} ${code} ${annotation.path}:${annotation.startLine}`,
        `  ${message}`,
      ]),
      ...(hidden > 0 ? [style('dim', `and ${hidden} more of ${code} (svc ci --json)`)] : []),
    ]),
    ...(blocking.length > 0 ? [`Blocking: ${describeCounts(blocking)}.`] : []),
    style('bold', `Gate: ${gate.result}. Score: ${health.score}.`),
    `${summary.newCount} new, ${summary.inheritedCount} accepted, ${summary.resolvedCount} resolved, ${summary.unclassifiedCount} outside the change.`,
    ...limitations.map((line) => style('dim', line)),
  ].join('\n')
}
