import { sha256 } from '../../internal/node.ts'
import type { Run, SourceFinding } from '../../internal/verify.ts'
import { nearest } from '../../internal.ts'
import { EXIT, OperationError } from '../errors.ts'
import { listSavedRuns, readSavedRun, type StoredRun } from './run-files.ts'

const MAX_RUNS = 8

// Runs live as long as the process, unless `saveRun` writes them to the project.
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

/** Returns the last run of a project: that of this process, else the last one that was saved. */
export async function findLastRun(root: string): Promise<StoredRun | undefined> {
  const run = listRuns(root).at(-1)
  if (run !== undefined) return run
  const id = (await listSavedRuns(root)).at(-1)
  return id === undefined ? undefined : readSavedRun(root, id)
}

const listRuns = (root: string): StoredRun[] =>
  [...runs.values()].filter((run) => run.root === root)

/** Returns a run of a project, by default the last one. Throws if there is none. */
export async function requireRun(root: string, id: string | undefined): Promise<StoredRun> {
  const run =
    id === undefined
      ? await findLastRun(root)
      : (listRuns(root).find(({ run_id }) => run_id === id) ?? (await readSavedRun(root, id)))
  if (run !== undefined) return run
  const known = [...listRuns(root).map(({ run_id }) => run_id), ...(await listSavedRuns(root))]
  const [suggestion] = id === undefined ? [] : nearest(id, known)
  throw new OperationError('run-not-found', id ? `Unknown run "${id}".` : 'There is no run yet.', {
    exit: EXIT.notFound,
    hint: suggestion
      ? `Did you mean ${suggestion}?`
      : 'Call svc_verify with the action audit_project, or run `npx @svc/content verify`, first.',
  })
}

/** Selects findings of a run. Throws if one of the ids is unknown. */
export function selectFindings(
  { findings }: Run,
  ids: readonly string[] | undefined,
): readonly SourceFinding[] {
  if (ids === undefined) return findings
  const known = new Set(findings.map(({ id }) => id))
  const wanted = new Set(ids)
  const unknown = ids.find((id) => !known.has(id))
  if (unknown === undefined) return findings.filter(({ id }) => wanted.has(id))
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
