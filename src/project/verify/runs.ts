import { nearest } from '../../index.ts'
import { sha256 } from '../../node.ts'
import type { Finding, Run } from '../../verify.ts'
import { EXIT, OperationError } from '../errors.ts'

/** A run of a project in a folder. */
export interface StoredRun extends Run {
  readonly root: string
}

const MAX_RUNS = 8

// Runs live as long as the process: nothing about a project is written to disk.
const runs = new Map<string, StoredRun>()

/** Stores a run, and forgets the oldest one if there are too many. */
export function storeRun(fields: Omit<StoredRun, 'run_id'>): StoredRun {
  const run = { run_id: `run-${sha256(JSON.stringify(fields)).slice(0, 12)}`, ...fields }
  runs.delete(run.run_id)
  runs.set(run.run_id, run)
  const [oldest] = runs.keys()
  if (runs.size > MAX_RUNS && oldest !== undefined) runs.delete(oldest)
  return run
}

/** Adds to a stored run what a comparison with the run before it showed. */
export function updateRun(run: StoredRun, fields: Pick<Run, 'history'>): StoredRun {
  const updated = { ...run, ...fields }
  runs.set(run.run_id, updated)
  return updated
}

/** Returns the last run of a project, if this process has one. */
export const findLastRun = (root: string): StoredRun | undefined =>
  [...runs.values()].filter((run) => run.root === root).at(-1)

/** Returns a run of a project, by default the last one. Throws if there is none. */
export function requireRun(root: string, id: string | undefined): StoredRun {
  const run = id === undefined ? findLastRun(root) : runs.get(id)
  if (run?.root === root) return run
  const known = [...runs.values()].filter((item) => item.root === root).map((item) => item.run_id)
  const [suggestion] = id === undefined ? [] : nearest(id, known)
  throw new OperationError('run-not-found', id ? `Unknown run "${id}".` : 'There is no run yet.', {
    exit: EXIT.notFound,
    hint: suggestion
      ? `Did you mean ${suggestion}?`
      : 'Call svc_verify with the action audit_project first. Runs end with the process.',
  })
}

/** Selects findings of a run. Throws if one of the ids is unknown. */
export function selectFindings(
  { findings }: Run,
  ids: readonly string[] | undefined,
): readonly Finding[] {
  if (ids === undefined) return findings
  const unknown = ids.find((id) => !findings.some((finding) => finding.id === id))
  if (unknown === undefined) return findings.filter(({ id }) => ids.includes(id))
  const [suggestion] = nearest(
    unknown,
    findings.map(({ id }) => id),
  )
  throw new OperationError('finding-not-found', `The run has no finding "${unknown}".`, {
    exit: EXIT.notFound,
    hint: suggestion
      ? `Did you mean ${suggestion}?`
      : '`npx @svc/content repair` lists the ids, as every plan of a repair does.',
  })
}
