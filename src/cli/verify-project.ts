import { createOutline } from '../essence.ts'
import {
  CHECKS,
  escapeLine,
  type FailOn,
  formatAnnotations,
  isFailing,
  type Run,
  toSarifLog,
} from '../internal/verify.ts'
import { requireContract } from '../project/contract/contract-file.ts'
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
import { formatMarkdown, formatRun, UNBUILT_PAGES } from './format-run.ts'
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
  else if (input.format === 'text') {
    const pages = await countPages(context, data, input.limit)
    const exit = getExit(data, { ...input, allowNotProven: false })
    output.print(data, () => formatRun(data, { ...input, exit, pages }, output))
  } else if (input.format === 'md') output.printVerbatim(data, () => formatMarkdown(data))
  else {
    const { root } = await findProject(context)
    const run = await requireRun(root, data.run_id)
    const findings = run.findings.filter(({ status }) => status !== 'inherited')
    io.writeOut(formatForTools({ ...run, findings }, input.format))
  }
}

/** Counts the pages of the contract, if so many are not built that one line names them. */
async function countPages(
  context: CommandContext,
  { counts }: VerifyData,
  limit: number,
): Promise<number | undefined> {
  if ((counts[UNBUILT_PAGES] ?? 0) <= limit) return undefined
  const { essence } = await requireContract(context)
  return (
    essence && createOutline(essence).pages.filter(({ page }) => page.route !== undefined).length
  )
}

/** Formats a run for code scanning or for GitHub Actions. */
export function formatForTools(run: Run, format: 'sarif' | 'github'): string {
  if (format === 'github')
    return formatAnnotations(run)
      .map((line) => `${line}\n`)
      .join('')
  return `${JSON.stringify(toSarifLog(run, { checks: CHECKS, version: VERSION }), null, 2)}\n`
}
