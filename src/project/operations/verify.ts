import { nearest, pluralize, type Severity } from '../../index.ts'
import { countIssues } from '../check-essence.ts'
import type { Environment } from '../environment.ts'
import { type FileIssue, OperationError } from '../errors.ts'
import { requireRef, runGit } from '../git.ts'
import { notAvailableYet } from '../not-available.ts'
import { type Page, type PagedList, paginate } from '../paging.ts'
import { CONTEXT_FOLDER, ESSENCE_FILE, findProject, type Project } from '../project.ts'
import { CHECK_CODES } from '../verify/codes.ts'
import { type ContractFindings, type Finding, findContractFindings } from '../verify/findings.ts'
import { type Run, type RunScope, requireRun, storeRun } from '../verify/runs.ts'

/** The result of a verification. */
export interface VerifyData extends Omit<Run, 'root' | 'findings' | 'attempts'> {
  readonly counts: Readonly<Record<string, number>>
  readonly total_findings: number
  /** The first findings, the most severe first. */
  readonly findings: readonly Finding[]
  /** The call that helps with the findings; null if there are none. */
  readonly next: NextCall | null
}

/** A call of a tool that makes sense next. */
export interface NextCall {
  readonly tool: string
  readonly action: string
  readonly args: Readonly<Record<string, unknown>>
}

/** The changes to verify. */
export interface VerifyChangesInput {
  /** A git reference: the changes since then. */
  readonly since?: string | undefined
  readonly changed_files?: readonly string[] | undefined
  readonly max_findings?: number | undefined
}

/** Verifies what changed: until source code can be read, only the contract and its packs. */
export async function verifyChanges(
  environment: Environment,
  { since, changed_files, max_findings = 5 }: VerifyChangesInput = {},
): Promise<VerifyData> {
  const project = await findProject(environment)
  const changed = changed_files ?? (since === undefined ? null : await listChanges(project, since))
  const unread = (changed ?? []).filter((file) => !isContractFile(file))
  const run = await runChecks(environment, project, {
    scope: { kind: 'changes', changed_files: changed, checks: AVAILABLE_CODES },
    limitations: [
      ...(changed === null
        ? ['The changed files are not known: pass since or changed_files.']
        : []),
      ...(unread.length > 0 ? [`${unread.length} changed files were not read.`] : []),
    ],
  })
  return toVerifyData(run, max_findings)
}

async function listChanges({ root }: Project, since: string): Promise<string[]> {
  const outputs = await Promise.all([
    runGit(root, ['diff', '--name-only', '--relative', requireRef(since), '--']),
    // New files that are not in git yet.
    runGit(root, ['ls-files', '--others', '--exclude-standard']),
  ])
  return [...new Set(outputs.flatMap((output) => output.split('\n').filter(Boolean)))].sort()
}

const isContractFile = (file: string): boolean =>
  file === ESSENCE_FILE || file.startsWith(`${CONTEXT_FOLDER}/`)

/** The checks and files of an audit. */
export interface AuditInput {
  readonly checks?: readonly string[] | undefined
  readonly paths?: readonly string[] | undefined
  readonly dist?: string | undefined
  readonly engine?: 'static' | 'axe' | undefined
}

const MAX_TOP_FINDINGS = 10

/** Verifies a project: until source code can be read, only the contract and its packs. */
export async function auditProject(
  environment: Environment,
  { checks, paths = [], dist, engine = 'static' }: AuditInput = {},
): Promise<VerifyData> {
  if (dist !== undefined || engine === 'axe') {
    throw notAvailableYet('An audit of a built site', 'the engine that renders pages')
  }
  const selected = selectChecks(checks)
  const unread = paths.filter((path) => !isContractFile(path))
  const project = await findProject(environment)
  const run = await runChecks(environment, project, {
    scope: { kind: 'project', changed_files: null, checks: selected.available },
    limitations: [
      ...(selected.unavailable.length > 0
        ? [`Not available yet: ${selected.unavailable.join(', ')}.`]
        : []),
      ...(unread.length > 0 ? [`Not read: ${unread.join(', ')}.`] : []),
    ],
  })
  return toVerifyData(run, MAX_TOP_FINDINGS)
}

const AVAILABLE_CODES = CHECK_CODES.filter(({ available }) => available).map(({ code }) => code)

function selectChecks(checks: readonly string[] = AVAILABLE_CODES): {
  readonly available: readonly string[]
  readonly unavailable: readonly string[]
} {
  const known = CHECK_CODES.map(({ code }) => code)
  const unknown = checks.find((code) => !known.includes(code))
  if (unknown !== undefined) {
    const [suggestion] = nearest(unknown, known)
    throw new OperationError('check-unknown', `Unknown check "${unknown}".`, {
      hint: suggestion
        ? `Did you mean ${suggestion}?`
        : 'The diagnostics of the project list them.',
    })
  }
  const available = checks.filter((code) => AVAILABLE_CODES.includes(code))
  if (available.length > 0) {
    return { available, unavailable: checks.filter((code) => !available.includes(code)) }
  }
  throw notAvailableYet(checks.join(', '), 'the engine that reads source code')
}

/** Says what a run has checked and what not. Source code is never checked yet. */
function describeChecked({ contract, limitations }: ContractFindings): string[] {
  if (contract === undefined) return [...limitations]
  const checked = limitations.length > 0 ? '' : ' and the files that svc writes from it'
  return [
    `Checked: the contract${checked}. Not checked: source code, styles and built pages.`,
    ...limitations,
  ]
}

/** Runs the checks of the contract, and stores the result. */
export async function runChecks(
  environment: Environment,
  project: Project,
  {
    scope,
    limitations,
    parent,
  }: {
    readonly scope: RunScope
    readonly limitations: readonly string[]
    readonly parent?: Pick<Run, 'run_id' | 'attempts'>
  },
): Promise<Run> {
  const found = await findContractFindings(environment, project)
  const { contract, findings, otherIssues } = found
  const selected = findings
    .filter(({ code }) => scope.checks.includes(code))
    .sort((a, b) => RANK[a.severity] - RANK[b.severity])
  return storeRun({
    ...(parent ? { parent_run_id: parent.run_id } : {}),
    root: project.root,
    status: selected.some(({ severity }) => severity !== 'info') ? 'attention' : 'not_proven',
    scope,
    contract_hash: contract?.hash ?? null,
    findings: selected,
    limitations: [
      ...describeChecked(found),
      ...(otherIssues.length > 0 ? [describeOtherIssues(otherIssues)] : []),
      ...limitations,
    ],
    attempts: parent?.attempts ?? {},
  })
}

function describeOtherIssues(issues: readonly FileIssue[]): string {
  const { warnings, notes } = countIssues(issues)
  const counts = [
    ...(warnings > 0 ? [pluralize(warnings, 'warning')] : []),
    ...(notes > 0 ? [pluralize(notes, 'note')] : []),
  ]
  return `\`npx @svc/content validate\` has ${counts.join(' and ')} that verify does not count.`
}

const RANK: Readonly<Record<Severity, number>> = { error: 0, warn: 1, info: 2 }

/** Prepares a run for the caller, with its first findings. */
export function toVerifyData(run: Run, max_findings: number): VerifyData {
  const { root: _, attempts: __, findings, ...fields } = run
  const counts: Record<string, number> = {}
  for (const { code } of findings) counts[code] = (counts[code] ?? 0) + 1
  const args = { run_id: run.run_id }
  return {
    ...fields,
    counts,
    total_findings: findings.length,
    findings: findings.slice(0, max_findings),
    next: findings.length === 0 ? null : { tool: 'svc_repair', action: 'repair_plan', args },
  }
}

/** The findings to list. */
export interface ListFindingsInput extends Page {
  readonly run_id?: string | undefined
  readonly code?: string | undefined
  readonly severity?: Severity | undefined
  readonly path?: string | undefined
}

/** Lists the findings of a stored run. */
export async function listFindings(
  environment: Environment,
  { run_id, code, severity, path, ...page }: ListFindingsInput,
): Promise<PagedList<Finding> & Pick<Run, 'run_id' | 'status' | 'limitations'>> {
  const { root } = await findProject(environment)
  const { status, limitations, findings, ...run } = requireRun(root, run_id)
  const matches = findings.filter(
    (finding) =>
      (code === undefined || finding.code === code) &&
      (severity === undefined || finding.severity === severity) &&
      (path === undefined || finding.location.file === path),
  )
  return { run_id: run.run_id, status, limitations, ...paginate(matches, page) }
}

/** Throws: one file can only be judged by the engine that reads source code. */
export const critiqueFile = (): never => {
  throw notAvailableYet('critique', 'the engine that reads source code')
}

/** Throws: evidence about a project includes what its source code shows. */
export const createEvidenceBundle = (): never => {
  throw notAvailableYet('evidence_bundle', 'the findings of the engine that reads source code')
}
