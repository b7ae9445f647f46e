import {
  compareRuns,
  countAttempts,
  type FindingVerdict,
  getLoop,
  type LoopData,
  type Run,
  type SourceFinding,
} from '../../internal/verify.ts'
import type { Environment } from '../environment.ts'
import { findProject } from '../folder/project.ts'
import { saveRun } from './run-files.ts'
import { requireRun, selectFindings, updateRun } from './runs.ts'
import { type FindingSummary, summarizeFinding } from './verify.ts'
import { listChangedSince, readWholeProject, verifyProject } from './verify-project.ts'

/** The result of checking findings again. */
export interface RecheckData extends Pick<Run, 'run_id' | 'status' | 'limitations'> {
  readonly parent_run_id: string
  readonly verdicts: readonly FindingVerdict[]
  /** Findings that the earlier run did not have. */
  readonly introduced: readonly FindingSummary[]
  readonly loop: LoopData
}

/** The run and findings to check again. */
export interface RecheckInput {
  readonly run_id: string
  readonly finding_ids?: readonly string[] | undefined
  /** Saves the new run in the project. */
  readonly save?: boolean | undefined
}

/** Runs the checks of an earlier run again, and compares. Only changed files are parsed again. */
export async function recheckRun(
  environment: Environment,
  { run_id, finding_ids, save = false }: RecheckInput,
): Promise<RecheckData> {
  const project = await findProject(environment)
  const before = await requireRun(project.root, run_id)
  const selected = selectFindings(before, finding_ids).filter(isOpen)
  const { run } = await verifyProject(environment, project, {
    scope: before.scope,
    parent: { run_id: before.run_id, attempts: countAttempts(before.attempts, selected) },
  })
  const { verdicts, introduced } = compareRuns(before, run, selected)
  const resolved = compareRuns(before, run).verdicts.filter(({ verdict }) => verdict === 'resolved')
  const after = updateRun(run, {
    history: {
      resolved: resolved.map(({ id }) => id),
      introduced: introduced.filter(isOpen).map(({ id }) => id),
    },
  })
  if (save) await saveRun(environment, after)
  return {
    run_id: after.run_id,
    parent_run_id: before.run_id,
    status: after.status,
    limitations: after.limitations,
    verdicts,
    introduced: introduced.filter(isOpen).map(summarizeFinding),
    loop: getLoop(after),
  }
}

const isOpen = ({ status }: SourceFinding): boolean => status !== 'suppressed'

/** The run to report on; by default the last one. */
export interface HealthLoopInput {
  readonly run_id?: string | undefined
}

/** Returns the state of the repair loop of a run. */
export async function readHealthLoop(
  environment: Environment,
  { run_id }: HealthLoopInput = {},
): Promise<LoopData> {
  const project = await findProject(environment)
  const run = await requireRun(project.root, run_id)
  const { snapshot } = await readWholeProject(environment, project)
  return getLoop(run, listChangedSince(run, snapshot))
}
