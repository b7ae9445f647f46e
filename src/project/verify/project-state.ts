import { BASELINE_FILE, listMissingRoutes, type RunStatus } from '../../internal/verify.ts'
import { countIssues } from '../contract/check-essence.ts'
import { checkContract, findContract } from '../contract/contract-file.ts'
import { type DiscoveredProject, discoverProject } from '../discover/discover-project.ts'
import type { Environment } from '../environment.ts'
import { findProject, type Project } from '../folder/project.ts'
import { type PackFreshness, readOwnedFileState } from '../packs/owned-file-state.ts'
import { getTimeLimit } from '../parse/file-timeout.ts'
import { readBaseline } from './baseline-file.ts'
import { findLastRun } from './runs.ts'

/** How a contract is: `invalid` has errors, `warnings` has none but warnings. */
export type ContractStatus = 'valid' | 'warnings' | 'invalid' | 'missing'

/** A page to build next. Its pack says how. */
interface PageToBuild {
  readonly page_id: string
  readonly route: string
}

/** A compact state of a project. What is not known is null, with a reason in `unknown`. */
export interface ProjectState {
  readonly root: string
  readonly framework: string | null
  readonly router: string | null
  readonly routes: number | null
  readonly components: number
  readonly tokens: number
  readonly stylesheets: number
  readonly contract: {
    readonly status: ContractStatus
    readonly hash: string | null
    readonly target: string | null
    readonly sections: number | null
    readonly pages: number | null
    /** All issues of the contract, with notes. */
    readonly findings: number
  }
  readonly packs: PackFreshness
  /** The pages of the contract that the app does not have, in order; null if that is not known. */
  readonly to_build: { readonly total: number; readonly pages: readonly PageToBuild[] } | null
  readonly baseline: { readonly file: string; readonly findings: number } | null
  readonly last_verify: {
    readonly run_id: string
    readonly status: RunStatus
    readonly findings: number
  } | null
  readonly unknown: Readonly<Record<string, string>>
}

/** Returns what is known about a project, and why the rest is not. */
export async function readProjectState(environment: Environment): Promise<ProjectState> {
  const project = await findProject(environment)
  const { framework, routes, components, styles, isComplete } = await discoverProject(
    project.root,
    getTimeLimit(environment),
  )
  const lastRun = await findLastRun(project.root)
  const baseline = await readBaseline(project, BASELINE_FILE)
  const hasRoutes = routes.completeness !== 'unknown'
  return {
    root: project.root,
    framework: framework.name,
    router: framework.router,
    routes: hasRoutes ? routes.items.length : null,
    components: components.items.length,
    tokens: new Set(styles.tokens.map(({ name }) => name)).size,
    stylesheets: styles.stylesheets.length,
    ...(await describeContract(environment, project)),
    to_build: await listPagesToBuild(project, routes),
    baseline: baseline && { file: BASELINE_FILE, findings: baseline.baseline.findings.length },
    last_verify: lastRun
      ? { run_id: lastRun.run_id, status: lastRun.status, findings: lastRun.findings.length }
      : null,
    unknown: {
      ...(framework.name === null ? { framework: 'package.json names no known framework.' } : {}),
      ...(hasRoutes ? {} : { routes: routes.reason }),
      components: components.reason,
      ...(styles.unread.length > 0
        ? { tokens: `${styles.unread.length} style sheets were not read.` }
        : {}),
      ...(isComplete ? {} : { files: 'The project has more files than were read.' }),
      ...(baseline ? {} : { baseline: `There is no ${BASELINE_FILE}.` }),
      ...(lastRun ? {} : { last_verify: 'Nothing was verified yet, or the run was not saved.' }),
    },
  }
}

const MAX_PAGES_TO_BUILD = 5

/** Lists the first pages that the contract has and the app does not. */
async function listPagesToBuild(
  project: Project,
  { items, completeness }: DiscoveredProject['routes'],
): Promise<ProjectState['to_build']> {
  const contract = await findContract(project)
  if (!contract?.essence || completeness !== 'complete') return null
  const { file: path, text, essence } = contract
  const missing = listMissingRoutes({ path, text, essence }, items)
  const pages = missing
    .slice(0, MAX_PAGES_TO_BUILD)
    .map(({ page, path: route }) => ({ page_id: page, route }))
  return { total: missing.length, pages }
}

/** Describes the contract of a project and its packs. */
export async function describeContract(
  environment: Environment,
  project: Project,
): Promise<Pick<ProjectState, 'contract' | 'packs'>> {
  const contract = await findContract(project)
  const issues = contract ? await checkContract(environment, contract) : []
  const packs = contract
    ? (await readOwnedFileState(environment, { ...contract, issues })).freshness
    : 'missing'
  const { errors, warnings } = countIssues(issues)
  const essence = contract?.essence
  const pages = essence?.blueprint.sections.flatMap((section) => section.pages)
  const status = errors > 0 ? 'invalid' : warnings > 0 ? 'warnings' : 'valid'
  return {
    contract: {
      status: contract === undefined ? 'missing' : status,
      hash: contract?.hash ?? null,
      target: essence?.meta.target ?? null,
      sections: essence?.blueprint.sections.length ?? null,
      pages: pages?.length ?? null,
      findings: issues.length,
    },
    packs,
  }
}
