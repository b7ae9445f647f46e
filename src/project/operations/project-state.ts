import { countIssues } from '../check-essence.ts'
import { discoverProject } from '../discover/discover-project.ts'
import type { Environment } from '../environment.ts'
import { findProject, type Project } from '../project.ts'
import { findContractFindings } from '../verify/findings.ts'
import type { PackFreshness } from '../verify/owned-file-state.ts'
import { findLastRun, type RunStatus } from '../verify/runs.ts'

/** How a contract is: `invalid` has errors, `warnings` has none but warnings. */
export type ContractStatus = 'valid' | 'warnings' | 'invalid' | 'missing'

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
  readonly baseline: null
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
  const { framework, routes, components, styles, isComplete } = await discoverProject(project.root)
  const lastRun = findLastRun(project.root)
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
    baseline: null,
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
      baseline: 'Baselines come with the engine that reads source code.',
      ...(lastRun ? {} : { last_verify: 'Nothing was verified in this process.' }),
    },
  }
}

/** Describes the contract of a project and its packs. */
export async function describeContract(
  environment: Environment,
  project: Project,
): Promise<Pick<ProjectState, 'contract' | 'packs'>> {
  const { contract, issues, packs } = await findContractFindings(environment, project)
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
