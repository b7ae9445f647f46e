import { inlineName } from '../describe.ts'
import { describeCounts, escapeLine, limitFindings } from '../internal/verify.ts'
import { pluralize } from '../internal.ts'
import { EXIT, type ExitCode } from '../project/errors.ts'
import type { FindingSummary, VerifyData } from '../project/verify/verify.ts'
import type { Output } from './io.ts'
import type { VerifyOptions } from './verify-options.ts'

/** The check whose findings are the pages that are not built. */
export const UNBUILT_PAGES = 'ROUTE002'

const COLORS = { error: 'red', warn: 'yellow', info: 'cyan' } as const

interface FormatOptions extends Pick<VerifyOptions, 'all' | 'limit' | 'check' | 'allowNotProven'> {
  /** The exit code without --allow-not-proven. */
  readonly exit: ExitCode
  /** The number of pages of the contract, if many of them are not built. */
  readonly pages: number | undefined
}

/** Formats a run for people: the most severe findings first, and a summary in the last line. */
export function formatRun(data: VerifyData, options: FormatOptions, { style }: Output): string {
  const { findings, limitations, notes } = data
  const groups = limitFindings(findings, {
    limit: options.all ? Number.POSITIVE_INFINITY : options.limit,
    getFile: ({ location }) => location.file,
  })
  const lines = groups.flatMap(({ code, shown, hidden }) => {
    if (code === UNBUILT_PAGES && hidden > 0 && options.pages !== undefined) {
      return formatUnbuiltPages(shown, shown.length + hidden, options, style)
    }
    const places = shown.flatMap((finding) => formatFinding(finding, style))
    const rest = `and ${hidden} more of ${code} (${describeAll(code, options)})`
    return hidden > 0 ? [...places, style('dim', rest)] : places
  })
  return [
    ...lines,
    ...limitations.map((line) => style('dim', escapeLine(line))),
    ...notes.map((line) => style('dim', escapeLine(line))),
    ...(options.exit === EXIT.notProven
      ? [style('dim', describeExit(options.allowNotProven ?? false))]
      : []),
    style('bold', summarize(data)),
  ].join('\n')
}

function formatFinding(finding: FindingSummary, style: Output['style']): string[] {
  const { severity, code, location, message, repair } = finding
  return [
    `${style(COLORS[severity], severity)} ${code} ${escapeLine(location.file)}:${location.line}`,
    `  ${escapeLine(message)}`,
    `  ${escapeLine(repair.command ? `${repair.title} Run \`${repair.command}\`.` : repair.title)}`,
  ]
}

/** Reports the pages that are not built in one finding. */
function formatUnbuiltPages(
  [first]: readonly FindingSummary[],
  count: number,
  options: FormatOptions,
  style: Output['style'],
): string[] {
  if (first === undefined) return []
  const { severity, code, location } = first
  return [
    `${style(COLORS[severity], severity)} ${code} ${escapeLine(location.file)}`,
    `  ${count} of ${options.pages} pages are not built yet (${describeAll(code, options)}).`,
    '  Run `npx @svc/content next` for the page to build next.',
  ]
}

/** Returns what lists all findings of a check. */
const describeAll = (code: string, { check }: FormatOptions): string =>
  check === code ? '--all' : `npx @svc/content verify --check ${code} --all`

function summarize(data: VerifyData): string {
  const { files, files_with_findings, total_findings, suppressed, accepted, limitations } = data
  const details = [
    ...(accepted > 0 ? [`${accepted} accepted by the baseline`] : []),
    ...(suppressed > 0 ? [`${suppressed} suppressed`] : []),
  ]
  const rest = details.length > 0 ? ` (${details.join(', ')})` : ''
  const count = total_findings > 0 ? pluralize(total_findings, 'finding') : 'No findings'
  const counts = total_findings > 0 ? `: ${describeCounts(data.findings)}` : ''
  if (files === 0) return `${count}${rest}. No file was checked.`
  if (total_findings > 0) {
    const some = files_with_findings < files ? `${files_with_findings} of ` : ''
    return `${count} in ${some}${pluralize(files, 'file')}${rest}${counts}.`
  }
  const place = limitations.length > 0 ? 'what was checked' : pluralize(files, 'file')
  return `${count} in ${place}${rest}.`
}

/** Explains the exit code of a run without findings. */
const describeExit = (allowNotProven: boolean): string =>
  allowNotProven
    ? 'Exit code 0 because of --allow-not-proven: nothing is wrong, but not everything was checked.'
    : 'Exit code 4 means "not proven": nothing is wrong, but not everything was checked. With --allow-not-proven it is 0.'

/** Formats a run as Markdown, for a comment on a pull request. */
export function formatMarkdown(data: VerifyData): string {
  const rows = data.findings.map(({ severity, code, location, message }) => {
    const place = inlineName(escapeLine(`${location.file}:${location.line}`))
    return `| ${severity} | ${code} | ${place} | ${escapeLine(message).replaceAll('|', '\\|')} |`
  })
  const table =
    rows.length > 0 ? ['| | code | where | what |', '|---|---|---|---|', ...rows, ''] : []
  return [
    `## ${summarize(data)}`,
    '',
    ...table,
    ...[...data.limitations, ...data.notes].map((line) => `- ${escapeLine(line)}`),
  ]
    .join('\n')
    .trimEnd()
}
