import { findContract } from '../contract/contract-file.ts'
import type { Environment } from '../environment.ts'
import { findProject } from '../project.ts'
import type { Finding } from '../verify/findings.ts'
import { type Run, requireRun, selectFindings } from '../verify/runs.ts'
import { runChecks } from './verify.ts'

/** What became of a finding: `replaced` means that another problem of its kind is in its place. */
export type Verdict = 'resolved' | 'open' | 'moved' | 'replaced'

/** The result of checking findings again. */
export interface RecheckData extends Pick<Run, 'run_id' | 'status' | 'limitations'> {
  readonly parent_run_id: string
  readonly verdicts: readonly { readonly id: string; readonly verdict: Verdict }[]
  /** Findings that the earlier run did not have. */
  readonly introduced: readonly Finding[]
  readonly loop: LoopData
}

/** The run and findings to check again. */
export interface RecheckInput {
  readonly run_id: string
  readonly finding_ids?: readonly string[] | undefined
}

/** Runs the checks of an earlier run again, and compares. */
export async function recheckRun(
  environment: Environment,
  { run_id, finding_ids }: RecheckInput,
): Promise<RecheckData> {
  const project = await findProject(environment)
  const before = requireRun(project.root, run_id)
  const selected = selectFindings(before, finding_ids)
  const attempts = { ...before.attempts }
  for (const { fingerprint } of selected) attempts[fingerprint] = (attempts[fingerprint] ?? 0) + 1
  const after = await runChecks(environment, project, {
    scope: before.scope,
    limitations: [],
    parent: { run_id: before.run_id, attempts },
  })
  const known = new Set(before.findings.map(({ fingerprint }) => fingerprint))
  const introduced = after.findings.filter(({ fingerprint }) => !known.has(fingerprint))
  return {
    run_id: after.run_id,
    parent_run_id: before.run_id,
    status: after.status,
    limitations: after.limitations,
    verdicts: selected.map((finding) => ({
      id: finding.id,
      verdict: judge(finding, after, introduced),
    })),
    introduced,
    loop: toLoop(after, after.contract_hash),
  }
}

function judge(finding: Finding, after: Run, introduced: readonly Finding[]): Verdict {
  const match = after.findings.find(({ fingerprint }) => fingerprint === finding.fingerprint)
  if (match) return match.location.line === finding.location.line ? 'open' : 'moved'
  const isReplaced = introduced.some(
    ({ code, pointer }) => code === finding.code && pointer === finding.pointer,
  )
  return isReplaced ? 'replaced' : 'resolved'
}

/** The state of a repair loop. It is never `clean` while source code cannot be checked. */
export interface LoopData {
  readonly run_id: string
  readonly state: 'repair_required' | 'recheck_required' | 'needs_human' | 'not_proven'
  /** The name of the state in version 3. */
  readonly compat_state: 'repair_required' | 'verify_required' | 'human_resolution_required'
  readonly open_findings: number
  readonly reason: string
}

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
  const contract = await findContract(project)
  return toLoop(requireRun(project.root, run_id), contract?.hash ?? null)
}

const MAX_ATTEMPTS = 2

function toLoop(run: Run, hash: string | null): LoopData {
  const { run_id, findings, attempts, contract_hash } = run
  const open = findings.filter(({ severity }) => severity !== 'info')
  const base = { run_id, open_findings: open.length }
  const stuck = open.find(({ fingerprint }) => (attempts[fingerprint] ?? 0) >= MAX_ATTEMPTS)
  if (hash !== contract_hash) {
    const reason = 'The contract has changed since the run.'
    return { ...base, state: 'recheck_required', compat_state: 'verify_required', reason }
  }
  if (stuck) {
    const reason = `${stuck.id} is still open after ${MAX_ATTEMPTS} attempts. Ask whether to change the contract or to accept it.`
    return { ...base, state: 'needs_human', compat_state: 'human_resolution_required', reason }
  }
  if (open.length > 0) {
    const reason = `Fix the findings, then call svc_verify recheck with run_id "${run_id}".`
    return { ...base, state: 'repair_required', compat_state: 'repair_required', reason }
  }
  const reason = 'The contract has no findings, but source code was not checked.'
  return { ...base, state: 'not_proven', compat_state: 'verify_required', reason }
}
