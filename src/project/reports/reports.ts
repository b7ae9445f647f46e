import { join } from 'node:path'
import { sha256 } from '../../internal/node.ts'
import {
  BASELINE_FILE,
  type BaselineComparison,
  CHECKS,
  type CiReportVersion,
  createAdoptionTruth,
  createCiReport,
  createEvidenceBundle,
  createGovernanceDelta,
  createProjectAudit,
  createProjectHealth,
  createScan,
  createWorkspaceCiReport,
  createWorkspaceHealth,
  type FailOn,
  isFailing,
  type ReportBaseline,
  type ReportInput,
  toCiReportVersion,
  toWorkspaceCiReportVersion,
  type WorkspaceMember,
} from '../../internal/verify.ts'
import { withWorkspaceCache } from '../detect/workspace.ts'
import type { Environment } from '../environment.ts'
import { EXIT, type ExitCode, isSystemError, OperationError } from '../errors.ts'
import { listChangedFiles, requireRef } from '../folder/git.ts'
import { findProject } from '../folder/project.ts'
import {
  type BaselineFile,
  compareWithFile,
  readBaseline,
  requireBaseline,
} from '../verify/baseline-file.ts'
import type { StoredRun } from '../verify/run-files.ts'
import { runAudit } from '../verify/verify.ts'
import { findWorkspace, listProjects } from '../verify/workspace-health.ts'
import { readGit, readReportInput } from './report-input.ts'
import type { ReportName } from './report-names.ts'

/** How strict a run in continuous integration is, and what it compares with. */
export interface CiInput {
  /** A git reference: findings in files that changed since then are new. */
  readonly since?: string | undefined
  readonly baseline?: string | undefined
  readonly fail_on?: FailOn | undefined
  /** Fails if there is no baseline. */
  readonly require_baseline?: boolean | undefined
  /** Lets accepted findings fail in files that changed. */
  readonly strict_touched?: boolean | undefined
  readonly dist?: string | undefined
  readonly report_version?: CiReportVersion | undefined
}

/** A run with everything that its reports need. */
export interface CiRun {
  readonly run: StoredRun
  readonly input: ReportInput
}

/** Verifies a project and collects what its reports need. */
async function openReports(environment: Environment, options: CiInput = {}): Promise<CiRun> {
  const { since, baseline: file = BASELINE_FILE, fail_on = 'error', dist } = options
  const project = await findProject(environment)
  const saved = options.require_baseline
    ? await requireBaseline(project, file)
    : await readBaseline(project, file)
  const run = await runAudit(environment, { dist, ...(saved ? { baseline: file } : {}) })
  const changed = since === undefined ? [] : await listChangedFiles(project.root, requireRef(since))
  const comparison = saved && (await compareWithFile(project, file, run.findings))
  const input = await readReportInput(
    environment,
    { project, run },
    {
      baseline:
        saved && comparison && toReportBaseline(file, saved, { comparison, changed, options }),
      git: await readGit(project.root, since ?? null, changed),
      failOn: fail_on,
    },
  )
  return { run, input }
}

interface Comparison {
  readonly comparison: BaselineComparison
  readonly changed: readonly string[]
  readonly options: CiInput
}

function toReportBaseline(
  path: string,
  { baseline, text, savedAt }: BaselineFile,
  { comparison, changed, options }: Comparison,
): ReportBaseline {
  const { fail_on = 'error', strict_touched = false } = options
  const touched = new Set(strict_touched ? changed : [])
  const candidates = [
    ...comparison.new,
    ...comparison.raised,
    ...comparison.inherited.filter(({ location }) => touched.has(location.file)),
  ]
  return {
    path,
    savedAt,
    hash: `sha256:${sha256(text)}`,
    findingCount: baseline.findings.length,
    inherited: new Set(comparison.inherited.map(({ fingerprint }) => fingerprint)),
    resolved: comparison.resolved.map(({ fingerprint, code, path: entryPath, severity }) => ({
      ...{ fingerprint, code, severity },
      file: entryPath,
    })),
    blocking: new Set(
      candidates
        .filter((finding) => isFailing(finding, fail_on))
        .map(({ fingerprint }) => fingerprint),
    ),
  }
}

/** The reports of one project by name, each with the schema that describes it. */
const REPORTS = {
  health: (input: ReportInput) => createProjectHealth(input),
  scan: (input: ReportInput) => createScan(input),
  audit: (input: ReportInput) => createProjectAudit(input),
  evidence: (input: ReportInput) => createEvidenceBundle(input, { checks: CHECKS, program: 'cli' }),
  governance: (input: ReportInput) => createGovernanceDelta(input),
  adoption: (input: ReportInput) => createAdoptionTruth(input),
} satisfies Readonly<Record<ReportName, (input: ReportInput) => object>>

/** Creates a report of a project. */
export async function createReport(
  environment: Environment,
  { name, ...input }: CiInput & { readonly name: ReportName },
) {
  return REPORTS[name]((await openReports(environment, input)).input)
}

/**
 * Creates the report of a project in continuous integration, and decides the exit code. `document`
 * is the report in the version that was asked for.
 */
export async function runCi(environment: Environment, options: CiInput = {}) {
  const { input, run } = await openReports(environment, options)
  const report = createCiReport(input)
  return {
    report,
    document: toCiReportVersion(options.report_version ?? '3', report, input),
    run,
    exit: EXIT_BY_GATE[report.governanceDelta.gate.result],
  }
}

const EXIT_BY_GATE: Readonly<Record<'pass' | 'fail' | 'not_proven', ExitCode>> = {
  pass: EXIT.ok,
  fail: EXIT.findings,
  not_proven: EXIT.notProven,
}

/** Creates the report of all projects of a workspace, and decides the exit code. */
export async function runWorkspaceCi(environment: Environment, options: CiInput = {}) {
  const members = await openMembers(environment, options)
  const workspace = describeWorkspace(environment, options)
  const failOn = options.fail_on ?? 'error'
  const report = createWorkspaceCiReport(members, { ...workspace, failOn })
  return {
    report,
    document: toWorkspaceCiReportVersion(options.report_version ?? '3', report, {
      ...workspace,
      members,
    }),
    exit: EXIT_BY_GATE[report.gate.result],
  }
}

/** Creates the health report of a workspace (workspace-health-report.v2). */
export const createWorkspaceReport = async (environment: Environment, options: CiInput = {}) =>
  createWorkspaceHealth(
    await openMembers(environment, options),
    describeWorkspace(environment, options),
  )

const describeWorkspace = ({ now }: Environment, { since }: CiInput) => ({
  generatedAt: new Date(now?.() ?? Date.now()).toISOString(),
  workspaceRoot: '.',
  since: since ?? null,
})

const openMembers = (environment: Environment, options: CiInput): Promise<WorkspaceMember[]> =>
  withWorkspaceCache(() => openEachMember(environment, options))

async function openEachMember(
  environment: Environment,
  options: CiInput,
): Promise<WorkspaceMember[]> {
  const { root, folders } = await findWorkspace(environment)
  const now = environment.now ?? Date.now
  const members: WorkspaceMember[] = []
  for (const path of await listProjects(root, folders)) {
    const settings = { ...environment.settings, project: join(root, path) }
    const start = now()
    const result = await openMember({ ...environment, settings }, path, options)
    const source = folders.includes(join(root, path)) ? 'manifest' : 'auto'
    members.push({ path, source, durationMs: Math.max(0, Math.round(now() - start)), ...result })
  }
  return members
}

/** Verifies one project; that it cannot be read is a result, which must not hide the others. */
async function openMember(
  environment: Environment,
  path: string,
  options: CiInput,
): Promise<{ readonly input: ReportInput } | { readonly error: string }> {
  try {
    const { input } = await openReports(environment, options)
    return { input: { ...input, project: { ...input.project, path } } }
  } catch (error) {
    if (!(error instanceof OperationError || isSystemError(error))) throw error
    return { error: error.message }
  }
}
