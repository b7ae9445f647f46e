import { nearest } from '../../index.ts'
import { sha256 } from '../../node.ts'
import { EXIT, OperationError } from '../errors.ts'
import type { Finding } from './findings.ts'

/** The result of a verification: there is no `pass` until source code can be checked. */
export type RunStatus = 'attention' | 'not_proven'

/** What a run looked at. */
export interface RunScope {
  readonly kind: 'changes' | 'project'
  /** The changed files; null if they are not known. */
  readonly changed_files: readonly string[] | null
  /** The checks that ran, by code. */
  readonly checks: readonly string[]
}

/** A stored verification. */
export interface Run {
  readonly run_id: string
  readonly parent_run_id?: string
  readonly root: string
  readonly status: RunStatus
  readonly scope: RunScope
  readonly contract_hash: string | null
  readonly findings: readonly Finding[]
  readonly limitations: readonly string[]
  /** How often each open finding was rechecked, by fingerprint. */
  readonly attempts: Readonly<Record<string, number>>
}

const MAX_RUNS = 8

// Runs live as long as the process: nothing about a project is written to disk.
const runs = new Map<string, Run>()

/** Stores a run, and forgets the oldest one if there are too many. */
export function storeRun(fields: Omit<Run, 'run_id'>): Run {
  const run = { run_id: `run-${sha256(JSON.stringify(fields)).slice(0, 12)}`, ...fields }
  runs.delete(run.run_id)
  runs.set(run.run_id, run)
  const [oldest] = runs.keys()
  if (runs.size > MAX_RUNS && oldest !== undefined) runs.delete(oldest)
  return run
}

/** Returns the last run of a project, if this process has one. */
export const findLastRun = (root: string): Run | undefined =>
  [...runs.values()].filter((run) => run.root === root).at(-1)

/** Returns a run of a project, by default the last one. Throws if there is none. */
export function requireRun(root: string, id: string | undefined): Run {
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
