import { sha256 } from '../../internal/node.ts'
import {
  CHECKS,
  type Check,
  describeUnfinished,
  getRunStatus,
  listGaps,
  listSkippedChecks,
  orderFindings,
  type Run,
  type RunScope,
  runChecks,
  type Snapshot,
  type SourceFinding,
} from '../../internal/verify.ts'
import { pluralize } from '../../internal.ts'
import { countIssues } from '../contract/check-essence.ts'
import { listWorkspaceFolders } from '../detect/workspace.ts'
import type { Environment } from '../environment.ts'
import type { FileIssue } from '../errors.ts'
import type { Project } from '../folder/project.ts'
import { getTimeLimit } from '../parse/file-timeout.ts'
import type { SourceCache } from '../parse/read-sources.ts'
import { compareWithFile } from './baseline-file.ts'
import { importResults } from './import-results.ts'
import { limitChecks } from './limit-checks.ts'
import { readBuiltSite } from './read-built.ts'
import { readContractReport } from './read-contract.ts'
import { readProject } from './read-project.ts'
import { listBuiltPages, renderPages } from './render-pages.ts'
import type { ResolvedPaths } from './resolve-paths.ts'
import type { StoredRun } from './run-files.ts'
import { storeRun } from './runs.ts'
import { type ScopeFiles, selectScopeFiles } from './scope-files.ts'
import { listProjects } from './workspace-health.ts'

/** What to verify, and what is known from an earlier run. */
export interface VerifyOptions {
  readonly scope: RunScope
  /** Opens the pages of the built site in a browser. */
  readonly engine?: 'static' | 'axe' | undefined
  readonly parent?: Pick<Run, 'run_id' | 'attempts'>
  /** The paths of the scope as the caller resolved them; each must select a file. */
  readonly paths?: ResolvedPaths
}

/** A project as it was read for a run. */
export interface ReadProject {
  readonly project: Project
  readonly snapshot: Snapshot
  readonly contractHash: string | null
  /** What did not apply or is reported elsewhere, in sentences. */
  readonly notes: readonly string[]
}

/** The result of a run, with what it was computed from. */
export interface VerifiedProject extends ReadProject {
  readonly run: StoredRun
}

const MAX_CACHES = 4

/** The parsed files by project, so that a second run parses only what has changed. */
const caches = new Map<string, SourceCache>()

function openCache(root: string): SourceCache {
  const cache = caches.get(root) ?? new Map()
  caches.delete(root)
  caches.set(root, cache)
  const [oldest] = caches.keys()
  if (caches.size > MAX_CACHES && oldest !== undefined) caches.delete(oldest)
  return cache
}

/** Lists the projects of a workspace by its root; empty if the folder is no such root. */
async function listWorkspaceProjects(root: string): Promise<string[]> {
  const folders = await listWorkspaceFolders(root)
  return folders.length === 0
    ? []
    : (await listProjects(root, folders)).filter((path) => path !== '.')
}

/** Reads a project with its contract, and its built site if there is a folder for it. */
export async function readWholeProject(
  environment: Environment,
  project: Project,
  {
    dist = null,
    engine = 'static',
    imports = [],
  }: Partial<Pick<RunScope, 'dist' | 'imports'>> & Pick<VerifyOptions, 'engine'> = {},
): Promise<ReadProject> {
  const [source, reading] = await Promise.all([
    readProject(project, openCache(project.root), getTimeLimit(environment)),
    readContractReport(environment, project),
  ])
  const built = dist === null ? null : await readBuiltSite(project.root, dist)
  const rendered =
    engine === 'axe' && dist !== null && built !== null
      ? await renderPages(environment, {
          root: project.root,
          target: dist,
          pages: listBuiltPages(built.files, dist),
        })
      : null
  const imported =
    imports.length === 0 ? null : await importResults(project.root, imports, source.files)
  const projects = await listWorkspaceProjects(project.root)
  // The contracts of a workspace are in its projects.
  const isContractElsewhere =
    projects.length > 0 && reading.report.text === '' && reading.report.expectedBecause === null
  // A project may have a contract and no packs; there is then nothing to compare.
  const hasNoPacks = reading.contract !== null && reading.report.packs === 'missing'
  return {
    project,
    snapshot: {
      ...source,
      contract: reading.contract,
      ...(isContractElsewhere ? {} : { contractReport: reading.report }),
      built: built?.files ?? null,
      ...(rendered ? { rendered: rendered.violations } : {}),
      ...(imported ? { imported: imported.results } : {}),
      limitations: [
        ...describeEmpty(source, projects),
        ...source.limitations,
        ...(hasNoPacks ? [] : reading.limitations),
        ...(built?.limitations ?? []),
        ...(rendered?.limitations ?? []),
        ...(imported?.limitations ?? []),
      ],
    },
    contractHash: reading.hash,
    notes: [
      ...(projects.length > 0 && hasProduction(source.files) ? [describeWorkspace(projects)] : []),
      ...(hasNoPacks ? reading.limitations : []),
      ...describeOtherIssues(reading.otherIssues),
      ...(imported?.notes ?? []),
    ],
  }
}

/** Says that there is nothing to check, and at the root of a workspace where there is. */
function describeEmpty({ files }: Snapshot, projects: readonly string[]): string[] {
  if (projects.length > 0) return hasProduction(files) ? [] : [describeWorkspace(projects)]
  return files.length === 0 ? ['There is no markup, style sheet or script to check.'] : []
}

const hasProduction = (files: Snapshot['files']): boolean =>
  files.some(({ role }) => role === 'production')

const MAX_PROJECTS = 8

function describeWorkspace(projects: readonly string[]): string {
  const names = projects.slice(0, MAX_PROJECTS).join(', ')
  const more = projects.length > MAX_PROJECTS ? ` and ${projects.length - MAX_PROJECTS} more` : ''
  return `This folder is a workspace, whose projects were not checked: ${names}${more}. Run \`npx @svc/content verify --project ${projects[0]}\` for one, or \`npx @svc/content ci --workspace\` for all.`
}

/** Says that routes cannot be compared, if the contract is part of the run. */
const describeRouteGap = ({ files, contract, routes }: Snapshot): string[] =>
  contract !== null && files.length > 0 && routes.completeness !== 'complete'
    ? [`Routes were not compared with the contract. ${routes.reason}`]
    : []

function describeOtherIssues(issues: readonly FileIssue[]): string[] {
  if (issues.length === 0) return []
  const { warnings, notes } = countIssues(issues)
  const counts = [
    ...(warnings > 0 ? [pluralize(warnings, 'warning')] : []),
    ...(notes > 0 ? [pluralize(notes, 'note')] : []),
  ]
  return [`\`npx @svc/content validate\` has ${counts.join(' and ')} that verify does not count.`]
}

/** Runs the checks of a scope on a project, and stores the run. */
export async function verifyProject(
  environment: Environment,
  project: Project,
  { scope, engine, parent, paths }: VerifyOptions,
): Promise<VerifiedProject> {
  const { dist, imports = [] } = scope
  const read = await readWholeProject(environment, project, { dist, imports, engine })
  const { snapshot } = read
  const checks = CHECKS.filter(({ code }) => scope.checks.includes(code))
  const files = await selectScopeFiles(scope, snapshot, {
    root: project.root,
    mustMatch: paths !== undefined,
  })
  const { limits, unfinished } = limitChecks(getTimeLimit(environment))
  const found = runChecks(snapshot, checks, {
    limits,
    ...(files === null ? {} : { paths: [...files.selected, ...files.leftOut] }),
  })
  const finished = checks.filter(({ code }) => unfinished.every((check) => check.code !== code))
  const inScope = found.filter(({ location }) => !files?.leftOut.includes(location.file))
  const { baseline } = scope
  const findings =
    baseline === null ? inScope : (await compareWithFile(project, baseline, inScope)).findings
  const isWithoutContract = files?.leftOut.includes(snapshot.contract?.path ?? '')
  const limitations = [
    ...snapshot.limitations,
    ...describeUnfinished(unfinished),
    ...(isWithoutContract ? [] : describeRouteGap(snapshot)),
  ]
  const run = storeRun({
    ...(parent ? { parent_run_id: parent.run_id } : {}),
    root: project.root,
    status: getRunStatus({ findings, limitations }),
    scope,
    contract_hash: read.contractHash,
    files: hashFiles(snapshot),
    checked: countChecked(snapshot, files, findings),
    ...(unfinished.length === 0 ? {} : { unfinished }),
    findings: orderFindings(findings),
    limitations,
    notes: [
      ...(paths?.notes ?? []),
      ...(files?.notes ?? []),
      ...describeLeftOut(found.length - inScope.length),
      ...(snapshot.files.length === 0 ? [] : listGaps(snapshot, finished)),
      ...describeSkipped(snapshot, checks),
      ...read.notes,
    ],
    attempts: parent?.attempts ?? {},
    history: { resolved: [], introduced: [] },
  })
  return { ...read, run }
}

/** Counts the files that the checks looked at: sources, the contract, and wherever findings are. */
function countChecked(
  { files, contractReport }: Snapshot,
  scope: ScopeFiles | null,
  findings: readonly SourceFinding[],
): number {
  const sources = files.filter(({ path, role }) =>
    scope ? scope.selected.has(path) : role === 'production',
  )
  const hasContract =
    contractReport?.text && (scope === null || scope.selected.has(contractReport.path))
  return new Set([
    ...sources.map(({ path }) => path),
    ...(hasContract ? [contractReport.path] : []),
    ...findings.filter(({ code }) => code !== 'CONTRACT001').map(({ location }) => location.file),
  ]).size
}

const describeLeftOut = (count: number): string[] =>
  count === 0
    ? []
    : [`${pluralize(count, 'finding')} of the contract left out; verify without paths lists them.`]

function hashFiles({ files, contractReport }: Snapshot): Record<string, string> {
  const entries = files.map(({ path, text }) => [path, hashText(text)] as const)
  const contract = contractReport?.text
    ? [[contractReport.path, hashText(contractReport.text)] as const]
    : []
  return Object.fromEntries([...entries, ...contract])
}

/** Returns the digest by which a run recognizes a file. */
export const hashText = (text: string): string => `sha256:${sha256(text)}`

const REASONS = {
  contract: 'there is no valid contract',
  built: 'no built site was named',
} as const

function describeSkipped(snapshot: Snapshot, checks: readonly Check[]): string[] {
  const skipped = listSkippedChecks(snapshot, checks)
  return (['contract', 'built'] as const).flatMap((need) => {
    const codes = skipped.filter(({ needs }) => needs === need).map(({ code }) => code)
    return codes.length === 0 ? [] : [`Not run, because ${REASONS[need]}: ${codes.join(', ')}.`]
  })
}

/** Lists the files that have changed since a run, including those that are new or gone. */
export function listChangedSince(run: Pick<Run, 'files'>, snapshot: Snapshot): string[] {
  const current = hashFiles(snapshot)
  const paths = new Set([...Object.keys(run.files), ...Object.keys(current)])
  return [...paths].filter((path) => run.files[path] !== current[path]).sort()
}
