import { resolve } from 'node:path'
import type { Severity } from '../../index.ts'
import {
  CHECKS,
  type NextCall,
  type Run,
  type RunScope,
  type SourceFinding,
} from '../../internal/verify.ts'
import { nearest } from '../../internal.ts'
import type { Environment } from '../environment.ts'
import { OperationError } from '../errors.ts'
import { displayPath } from '../folder/files.ts'
import { listChangedFiles, requireRef } from '../folder/git.ts'
import { findProject, type Project } from '../folder/project.ts'
import { type Page, type PagedList, paginate } from '../paging.ts'
import { resolvePaths, selectRunFiles } from './resolve-paths.ts'
import { type StoredRun, saveRun } from './run-files.ts'
import { requireRun } from './runs.ts'
import { type VerifyOptions, verifyProject } from './verify-project.ts'

/** A finding without what only its repair needs. */
export type FindingSummary = Pick<
  SourceFinding,
  'id' | 'code' | 'check' | 'severity' | 'confidence' | 'message' | 'location' | 'status'
> & {
  readonly excerpt?: string
  readonly repair: Pick<SourceFinding['repair'], 'kind' | 'title' | 'autofix' | 'command'>
}

/** The result of a verification. */
export interface VerifyData
  extends Omit<Run, 'findings' | 'attempts' | 'files' | 'checked' | 'history'> {
  /** The number of files that were checked. */
  readonly files: number
  /** The number of files with findings. */
  readonly files_with_findings: number
  readonly counts: Readonly<Record<string, number>>
  readonly total_findings: number
  /** The number of findings that a comment silences, with a reason. */
  readonly suppressed: number
  /** The number of findings that the baseline accepts; they are not listed. */
  readonly accepted: number
  /** The first findings, the most severe first. */
  readonly findings: readonly FindingSummary[]
  /** The call that helps with the findings; null if there are none. */
  readonly next: NextCall | null
}

/** The changes to verify. */
export interface VerifyChangesInput {
  /** A git reference: the changes since then. Without one, what is not committed yet. */
  readonly since?: string | undefined
  readonly changed_files?: readonly string[] | undefined
  readonly max_findings?: number | undefined
  /** The reports of other linters, whose results become findings. */
  readonly imports?: readonly string[] | undefined
  /** Saves the run in the project, for other processes. */
  readonly save?: boolean | undefined
}

const ALL_CODES = CHECKS.map(({ code }) => code)

/** The scope of a run over all files, with every check. */
export const WHOLE_PROJECT: RunScope = {
  kind: 'project',
  changed_files: null,
  paths: null,
  checks: ALL_CODES,
  dist: null,
  baseline: null,
}

/** Verifies the files that changed, and the contract. */
export async function verifyChanges(
  environment: Environment,
  { max_findings = 5, imports, save = false, ...input }: VerifyChangesInput = {},
): Promise<VerifyData> {
  const project = await findProject(environment)
  const { scope: changes, ...options } = await openChanges(project, input)
  const scope = { ...changes, ...selectImports(imports) }
  const { run } = await verifyProject(environment, project, { scope, ...options })
  if (save) await saveRun(environment, run)
  return toVerifyData(run, max_findings)
}

/** Finds out what has changed. Outside of a repository, everything counts as changed. */
async function openChanges(
  { root }: Project,
  { since, changed_files }: VerifyChangesInput,
): Promise<Pick<VerifyOptions, 'scope' | 'paths'>> {
  const toScope = (changed: readonly string[] | null): RunScope => ({
    ...WHOLE_PROJECT,
    kind: 'changes',
    changed_files: changed,
  })
  if (changed_files !== undefined) {
    const paths = await resolvePaths(changed_files, { root })
    return { scope: toScope(paths.paths), paths }
  }
  if (since !== undefined)
    return { scope: toScope(await listChangedFiles(root, requireRef(since))) }
  const changed = await listChangedFiles(root, 'HEAD').catch((error: unknown) => {
    if (error instanceof OperationError && error.code === 'git-failed') return null
    throw error
  })
  return { scope: toScope(changed) }
}

/** The checks and files of an audit. */
export interface AuditInput {
  readonly checks?: readonly string[] | undefined
  /** Files, folders and globs; by default the whole project. */
  readonly paths?: readonly string[] | undefined
  /** The folder that paths are relative to; by default that of the project. */
  readonly base?: string | undefined
  readonly dist?: string | undefined
  readonly engine?: 'static' | 'axe' | undefined
  /** The file with the findings that are accepted for now. */
  readonly baseline?: string | undefined
  readonly max_findings?: number | undefined
  /** The reports of other linters, whose results become findings. */
  readonly imports?: readonly string[] | undefined
  /** Saves the run in the project, for other processes. */
  readonly save?: boolean | undefined
}

const MAX_TOP_FINDINGS = 10

/** Verifies a whole project, or the files and checks that are named. */
export async function auditProject(
  environment: Environment,
  { max_findings = MAX_TOP_FINDINGS, ...input }: AuditInput = {},
): Promise<VerifyData> {
  return toVerifyData(await runAudit(environment, input), max_findings)
}

/** Runs an audit and stores it. */
export async function runAudit(
  environment: Environment,
  { checks, paths = [], base, dist, engine, baseline, imports, save = false }: AuditInput = {},
): Promise<StoredRun> {
  if (engine === 'axe' && dist === undefined) {
    throw new OperationError('usage', 'The engine axe needs the folder of a built site.', {
      hint: 'Pass it as "dist".',
    })
  }
  const selectedChecks = selectChecks(checks)
  const project = await findProject(environment)
  const resolved = await resolvePaths(paths, { root: project.root, base })
  const isWhole = paths.length === 0 || resolved.paths.includes('.')
  const scope: RunScope = {
    ...WHOLE_PROJECT,
    checks: selectedChecks,
    paths: isWhole ? null : resolved.paths,
    dist: dist === undefined ? null : displayPath(project.root, resolve(project.root, dist)),
    baseline: baseline ?? null,
    ...selectImports(imports),
  }
  const { run } = await verifyProject(environment, project, { scope, engine, paths: resolved })
  if (save) await saveRun(environment, run)
  return run
}

const selectImports = (imports: readonly string[] = []): Pick<RunScope, 'imports'> =>
  imports.length === 0 ? {} : { imports }

function selectChecks(checks: readonly string[] = ALL_CODES): readonly string[] {
  const unknown = checks.find((code) => !ALL_CODES.includes(code))
  if (unknown === undefined) return checks
  const [suggestion] = nearest(unknown, ALL_CODES)
  throw new OperationError('check-unknown', `Unknown check "${unknown}".`, {
    hint: suggestion ? `Did you mean ${suggestion}?` : 'The diagnostics of the project list them.',
  })
}

/** Prepares a run for the caller, with its first findings. */
function toVerifyData(run: StoredRun, maxFindings: number): VerifyData {
  const { root: _, attempts: __, history: ___, files: ____, checked, findings, ...fields } = run
  const open = findings.filter(({ status }) => status === 'new')
  const suppressed = findings.filter(({ status }) => status === 'suppressed')
  const counts: Record<string, number> = {}
  for (const { code } of open) counts[code] = (counts[code] ?? 0) + 1
  const args = { run_id: run.run_id }
  return {
    ...fields,
    files: checked,
    files_with_findings: new Set(open.map(({ location }) => location.file)).size,
    counts,
    total_findings: open.length,
    suppressed: suppressed.length,
    accepted: findings.length - open.length - suppressed.length,
    findings: open.slice(0, maxFindings).map(summarizeFinding),
    next: open.length === 0 ? null : { tool: 'svc_repair', action: 'repair_plan', args },
  }
}

/** Leaves out what only the repair of a finding needs. */
export const summarizeFinding = (finding: SourceFinding): FindingSummary => {
  const { id, code, check, severity, confidence, message, location, status, excerpt } = finding
  const { kind, title, autofix, command } = finding.repair
  return {
    ...{ id, code, check, severity, confidence, message, location, status },
    ...(excerpt === undefined ? {} : { excerpt }),
    repair: { kind, title, autofix, ...(command === undefined ? {} : { command }) },
  }
}

/** The findings to list. */
export interface ListFindingsInput extends Page {
  readonly run_id?: string | undefined
  readonly code?: string | undefined
  readonly severity?: Severity | undefined
  readonly path?: string | undefined
}

/** Lists the findings of a stored run, the suppressed ones with their reasons. */
export async function listFindings(
  environment: Environment,
  { run_id, code, severity, path, ...page }: ListFindingsInput,
): Promise<PagedList<SourceFinding> & Pick<Run, 'run_id' | 'status' | 'limitations'>> {
  const { root } = await findProject(environment)
  const run = await requireRun(root, run_id)
  const { status, limitations, findings } = run
  const files = path === undefined ? undefined : await selectRunFiles(run, path)
  const matches = findings.filter(
    (finding) =>
      (code === undefined || finding.code === code) &&
      (severity === undefined || finding.severity === severity) &&
      (files === undefined || files.has(finding.location.file)),
  )
  return { run_id: run.run_id, status, limitations, ...paginate(matches, page) }
}
