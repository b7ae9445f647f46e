import type { LoopState as CompatState } from '../../generated/types/loop-readiness.v2.ts'
import { pluralize } from '../../kernel/text.ts'
import type { SourceFinding } from '../finding.ts'
import { listOpenFindings, type Run } from '../run.ts'
import type { NextCall } from './repair-plan.ts'

/** The state of a repair loop. */
export type LoopState =
  | 'clean'
  | 'repair_required'
  | 'recheck_required'
  | 'needs_human'
  | 'not_proven'

/** One answer to the question of a loop. */
export interface LoopOption {
  readonly label: string
  /** The call that carries it out; null if it is work in the source. */
  readonly call: NextCall | null
}

/** What a person has to decide before the loop can continue. */
export interface LoopQuestion {
  readonly text: string
  readonly finding_ids: readonly string[]
  readonly options: readonly LoopOption[]
}

/** Where a repair loop is, and what comes next. */
export interface LoopData {
  readonly run_id: string
  readonly state: LoopState
  /** The name of the state in version 3. */
  readonly compat_state: CompatState
  readonly open_findings: number
  readonly reason: string
  readonly question: LoopQuestion | null
  readonly next: NextCall | null
}

const COMPAT_STATES: Readonly<Record<LoopState, CompatState>> = {
  clean: 'verified',
  repair_required: 'repair_required',
  recheck_required: 'verify_required',
  needs_human: 'human_resolution_required',
  not_proven: 'verify_required',
}

/** A finding that is open after this many rechecks needs a decision. */
const MAX_ATTEMPTS = 2

/** Decides the state of the loop of a run; `changedFiles` have changed since the run. */
export function getLoop(run: Run, changedFiles: readonly string[] = []): LoopData {
  const open = listOpenFindings(run)
  const { state, reason, question = null } = decide(run, open, changedFiles)
  return {
    run_id: run.run_id,
    state,
    compat_state: COMPAT_STATES[state],
    open_findings: open.length,
    reason,
    question,
    next: toNextCall(state, run),
  }
}

interface Decision {
  readonly state: LoopState
  readonly reason: string
  readonly question?: LoopQuestion
}

function decide(run: Run, open: readonly SourceFinding[], changed: readonly string[]): Decision {
  if (changed.length > 0) return { state: 'recheck_required', reason: describeChange(changed) }
  const stuck = findStuck(run, open)
  if (stuck) return stuck
  if (open.length > 0) {
    const reason = `${pluralize(open.length, 'finding')} to fix. Then check again.`
    return { state: 'repair_required', reason }
  }
  return run.limitations.length > 0
    ? { state: 'not_proven', reason: `No findings, but: ${run.limitations[0]}` }
    : { state: 'clean', reason: 'No findings, and everything was checked.' }
}

const describeChange = (changed: readonly string[]): string => {
  const [file] = changed
  return changed.length === 1
    ? `${file} has changed since the run.`
    : `${changed.length} files have changed since the run, ${file} among them.`
}

/** Applies the stop rules: what an agent should not try again without an answer. */
function findStuck(
  { attempts, history }: Run,
  open: readonly SourceFinding[],
): Decision | undefined {
  const tried = open.filter(({ fingerprint }) => (attempts[fingerprint] ?? 0) >= MAX_ATTEMPTS)
  if (tried.length > 0) {
    const reason = `${describeIds(tried)} still open after ${MAX_ATTEMPTS} attempts.`
    return { state: 'needs_human', reason, question: askAbout(tried) }
  }
  const { introduced, resolved } = history
  const isWorse = introduced.length > 0 && introduced.length >= resolved.length
  const added = open.filter(({ id }) => introduced.includes(id))
  if (isWorse && added.length > 0) {
    const reason = `The last edit resolved ${resolved.length} and introduced ${introduced.length}.`
    return { state: 'needs_human', reason, question: askAbout(added) }
  }
  if (open.length === 0 || !open.every(needsDecision)) return undefined
  const reason = 'What is left needs a change of the contract or of the routes.'
  return { state: 'needs_human', reason, question: askAbout(open) }
}

/** True if a finding can only be settled by deciding whether the contract or the code is right. */
const needsDecision = ({ repair }: SourceFinding): boolean =>
  repair.kind === 'contract' && repair.autofix === 'none' && repair.patch === undefined

const describeIds = (findings: readonly SourceFinding[]): string => {
  const [first] = findings
  return findings.length === 1
    ? `${first?.id} is`
    : `${first?.id} and ${findings.length - 1} more are`
}

function askAbout(findings: readonly SourceFinding[]): LoopQuestion {
  const [first] = findings
  const place = first ? `${first.location.file}:${first.location.line}` : 'the project'
  const more = findings.length > 1 ? ` The same question for ${findings.length - 1} more.` : ''
  return {
    text: `${first?.message ?? ''} (${place}) How should this be settled?${more}`,
    finding_ids: findings.map(({ id }) => id),
    options: [
      { label: `Fix the source: ${first?.repair.title ?? ''}`, call: null },
      {
        label: 'Change the contract, if the source is right.',
        call: { tool: 'svc_contract_write', action: 'update_essence', args: { dry_run: true } },
      },
      {
        label: `Accept it: write \`svc-ignore ${first?.code ?? ''} -- reason\` in a comment above it.`,
        call: null,
      },
    ],
  }
}

function toNextCall(state: LoopState, { run_id }: Run): NextCall | null {
  if (state === 'repair_required') {
    return { tool: 'svc_repair', action: 'repair_plan', args: { run_id } }
  }
  return state === 'recheck_required'
    ? { tool: 'svc_verify', action: 'recheck', args: { run_id } }
    : null
}
