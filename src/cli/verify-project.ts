import { inlineName } from '../describe.ts'
import {
  CHECKS,
  escapeLine,
  type FailOn,
  formatAnnotations,
  isFailing,
  type Run,
  toSarifLog,
} from '../internal/verify.ts'
import { pluralize } from '../internal.ts'
import { EXIT, type ExitCode, OperationError } from '../project/errors.ts'
import { findProject } from '../project/folder/project.ts'
import { createReport } from '../project/reports/reports.ts'
import { type RecheckData, recheckRun } from '../project/verify/recheck.ts'
import { requireRun } from '../project/verify/runs.ts'
import {
  auditProject,
  type FindingSummary,
  type VerifyData,
  verifyChanges,
} from '../project/verify/verify.ts'
import type { CommandContext } from './command.ts'
import { formatApplied } from './format-applied.ts'
import type { Output } from './io.ts'
import type { VerifyOptions } from './verify-options.ts'
import { VERSION } from './version.ts'

/** Verifies a project and prints what was found, or a report. Returns the exit code. */
export async function runVerify(
  context: CommandContext,
  paths: readonly string[],
  input: VerifyOptions,
): Promise<ExitCode> {
  if (input.fix) await fix(context, paths, input)
  if (input.report !== undefined) {
    const { report: name, dist, since, baseline } = input
    const report = await createReport(context, { name, dist, since, baseline })
    context.io.writeOut(`${JSON.stringify(report, null, 2)}\n`)
    return EXIT.ok
  }
  if (input.recheck !== undefined) {
    requireAlone(paths, input)
    return recheck(context, input.recheck, input)
  }
  const data = await verify(context, paths, input)
  await printRun(context, data, input)
  return getExit(data, input)
}

/** Applies the safe fixes of the files and checks that are verified, and says what was written. */
async function fix(
  context: CommandContext,
  paths: readonly string[],
  { since, recheck: run, check }: VerifyOptions,
): Promise<void> {
  if (since !== undefined || run !== undefined) {
    throw new OperationError('usage', '--fix cannot be combined with --since or --recheck.', {
      hint: 'Name the files to fix as paths.',
    })
  }
  const { applyRepairs } = await import('../project/repair/apply-repairs.ts')
  const audit = { checks: splitList(check), paths, base: context.cwd }
  const { fixed, ...data } = await applyRepairs(context, { safe_only: true, audit })
  // What is left is what the run reports.
  if (fixed.length > 0) {
    for (const line of formatApplied({ ...data, fixed, left: [] })) context.output.note(line)
  }
}

const NO_LIMIT = Number.POSITIVE_INFINITY

async function verify(
  context: CommandContext,
  paths: readonly string[],
  { since, full, check, dist, render, baseline, ...input }: VerifyOptions,
): Promise<VerifyData> {
  if (since !== undefined && (full || paths.length > 0)) {
    throw new OperationError('usage', '--since cannot be combined with --full or paths.')
  }
  const imports = splitList(input.import)
  if (since !== undefined)
    return verifyChanges(context, { since, imports, max_findings: NO_LIMIT, save: true })
  return auditProject(context, {
    checks: splitList(check),
    imports,
    paths,
    base: context.cwd,
    dist,
    baseline,
    engine: render ? 'axe' : 'static',
    max_findings: NO_LIMIT,
    save: true,
  })
}

const splitList = (value: string | undefined): string[] | undefined =>
  value?.split(',').map((item) => item.trim())

/** A run is checked again as it was: the same files, checks and baseline. */
function requireAlone(
  paths: readonly string[],
  { since, full, check, dist, baseline, import: reports }: VerifyOptions,
): void {
  const others = [since, check, dist, baseline, reports]
  if (paths.length === 0 && !full && others.every((value) => value === undefined)) return
  throw new OperationError(
    'usage',
    '--recheck cannot be combined with options that select files or checks.',
    {
      hint: 'It uses those of the run.',
    },
  )
}

/** Checks a saved run again, prints what became of its findings, and returns the exit code. */
async function recheck(
  context: CommandContext,
  run: string,
  { failOn, allowNotProven }: VerifyOptions,
): Promise<ExitCode> {
  const { root } = await findProject(context)
  const { run_id } = await requireRun(root, run === 'last' ? undefined : run)
  const data = await recheckRun(context, { run_id, save: true })
  context.output.print(data, () => formatRecheck(data, context.output))
  const { findings, limitations } = await requireRun(root, data.run_id)
  return getExit({ findings, limitations }, { failOn, allowNotProven })
}

function formatRecheck({ verdicts, introduced, loop }: RecheckData, { style }: Output): string {
  const count = (name: string): number => verdicts.filter(({ verdict }) => verdict === name).length
  const names = ['resolved', 'open', 'moved', 'replaced'] as const
  return [
    ...verdicts
      .filter(({ verdict }) => verdict !== 'resolved')
      .map(({ id, verdict }) => `${verdict} ${id}`),
    ...introduced.map(
      ({ id, location, message }) =>
        `new ${id} ${escapeLine(location.file)}:${location.line}\n  ${escapeLine(message)}`,
    ),
    style(
      'bold',
      `${names.map((name) => `${count(name)} ${name}`).join(', ')}, ${introduced.length} new.`,
    ),
    ...(loop.question === null ? [] : [loop.question.text]),
  ].join('\n')
}

/** Decides the exit code: findings that are severe enough, then what is not proven. */
function getExit(
  { findings, limitations }: Judged,
  input: Pick<VerifyOptions, 'failOn' | 'allowNotProven'>,
): ExitCode {
  if (listFailing(findings, input.failOn).length > 0) return EXIT.findings
  return limitations.length === 0 || input.allowNotProven ? EXIT.ok : EXIT.notProven
}

/** What decides the exit code of a run. */
interface Judged {
  readonly findings: readonly Pick<FindingSummary, 'status' | 'severity'>[]
  readonly limitations: readonly string[]
}

const listFailing = (findings: Judged['findings'], failOn: FailOn): Judged['findings'] =>
  findings.filter((finding) => finding.status === 'new' && isFailing(finding, failOn))

async function printRun(
  context: CommandContext,
  data: VerifyData,
  input: VerifyOptions,
): Promise<void> {
  const { output, io } = context
  if (input.format === 'json') io.writeOut(`${JSON.stringify(data, null, 2)}\n`)
  else if (input.format === 'text') output.print(data, () => formatRun(data, input, output))
  else if (input.format === 'md') output.printVerbatim(data, () => formatMarkdown(data))
  else {
    const { root } = await findProject(context)
    const run = await requireRun(root, data.run_id)
    const findings = run.findings.filter(({ status }) => status !== 'inherited')
    io.writeOut(formatForTools({ ...run, findings }, input.format))
  }
}

/** Formats a run for code scanning or for GitHub Actions. */
export function formatForTools(run: Run, format: 'sarif' | 'github'): string {
  if (format === 'github')
    return formatAnnotations(run)
      .map((line) => `${line}\n`)
      .join('')
  return `${JSON.stringify(toSarifLog(run, { checks: CHECKS, version: VERSION }), null, 2)}\n`
}

const COLORS = { error: 'red', warn: 'yellow', info: 'cyan' } as const

const MAX_FINDINGS = 20

function formatRun(data: VerifyData, input: VerifyOptions, { style }: Output): string {
  const { findings, limitations, notes } = data
  const lines = findings.slice(0, MAX_FINDINGS).flatMap((finding) => {
    const { severity, code, location, message, repair } = finding
    return [
      `${style(COLORS[severity], severity)} ${code} ${escapeLine(location.file)}:${location.line}`,
      `  ${escapeLine(message)}`,
      `  ${escapeLine(repair.command ? `${repair.title} Run \`${repair.command}\`.` : repair.title)}`,
    ]
  })
  const hidden = findings.length - MAX_FINDINGS
  return [
    ...lines,
    ...(hidden > 0 ? [`${hidden} more with --json.`] : []),
    style('bold', summarize(data)),
    ...limitations.map((line) => style('dim', escapeLine(line))),
    ...notes.map((line) => style('dim', escapeLine(line))),
    ...(getExit(data, { ...input, allowNotProven: false }) === EXIT.notProven
      ? [style('dim', describeExit(input.allowNotProven ?? false))]
      : []),
  ].join('\n')
}

function summarize(data: VerifyData): string {
  const { files, files_with_findings, total_findings, suppressed, accepted, limitations } = data
  const details = [
    ...(accepted > 0 ? [`${accepted} accepted by the baseline`] : []),
    ...(suppressed > 0 ? [`${suppressed} suppressed`] : []),
  ]
  const rest = details.length > 0 ? ` (${details.join(', ')})` : ''
  const count = total_findings > 0 ? pluralize(total_findings, 'finding') : 'No findings'
  if (files === 0) return `${count}${rest}. No file was checked.`
  if (total_findings > 0) {
    const some = files_with_findings < files ? `${files_with_findings} of ` : ''
    return `${count} in ${some}${pluralize(files, 'file')}${rest}.`
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
function formatMarkdown(data: VerifyData): string {
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
