import { resolvePointer } from '../../essence.ts'
import { type Contract, findContract } from '../contract/contract-file.ts'
import type { Environment } from '../environment.ts'
import { findProject } from '../project.ts'
import type { Finding } from '../verify/findings.ts'
import { type Run, requireRun, selectFindings } from '../verify/runs.ts'
import { updateEssence } from './update-essence.ts'
import type { NextCall } from './verify.ts'

/** The findings to repair. */
export interface RepairInput {
  readonly run_id?: string | undefined
  readonly finding_ids?: readonly string[] | undefined
  readonly code?: string | undefined
  readonly path?: string | undefined
  readonly max?: number | undefined
}

/** One step of a plan. */
export interface RepairStep {
  readonly finding_ids: readonly string[]
  readonly message: string
  readonly title: string
  readonly edit: {
    readonly file: string
    readonly line: number | null
    readonly pointer: string | null
    /** The value to change, if it is short. */
    readonly before: unknown
  }
  /** The call that makes the change; null if a person or an agent has to decide. */
  readonly apply: NextCall | null
  readonly command: string | null
  readonly verify: NextCall
}

/** An ordered plan, the safest steps first. */
export interface RepairPlan {
  readonly run_id: string
  /** True if the contract has changed since the run, so that the plan may not fit any more. */
  readonly stale: boolean
  readonly steps: readonly RepairStep[]
  readonly omitted: number
}

/** Plans the repair of findings: certain fixes first, then errors, then commands. */
export async function planRepair(
  environment: Environment,
  input: RepairInput = {},
): Promise<RepairPlan> {
  const { run, contract, findings } = await openRepair(environment, input)
  const { max = 5 } = input
  const ordered = findings.toSorted((a, b) => getRank(a) - getRank(b))
  const steps = toSteps(ordered, run, contract)
  return {
    run_id: run.run_id,
    stale: isStale(run, contract),
    steps: steps.slice(0, max),
    omitted: Math.max(0, steps.length - max),
  }
}

/** Merges the certain fixes into one step: a contract with half of them is still invalid. */
function toSteps(
  ordered: readonly Finding[],
  run: Run,
  contract: Contract | undefined,
): RepairStep[] {
  const fixable = ordered.filter(({ repair }) => repair.patch !== undefined)
  const [first] = fixable
  if (first === undefined || fixable.length === 1) {
    return ordered.map((finding) => toStep(finding, run, contract))
  }
  const others = ordered.filter((finding) => !fixable.includes(finding))
  const step: RepairStep = {
    ...toStep(first, run, contract),
    finding_ids: fixable.map(({ id }) => id),
    message: fixable.map(({ message }) => message).join(' '),
    title: `Apply ${fixable.length} certain fixes at once.`,
    verify: toRecheck(run, fixable),
  }
  return [step, ...others.map((finding) => toStep(finding, run, contract))]
}

interface OpenedRepair {
  readonly run: Run
  readonly contract: Contract | undefined
  readonly findings: readonly Finding[]
}

async function openRepair(
  environment: Environment,
  { run_id, finding_ids, code, path }: RepairInput,
): Promise<OpenedRepair> {
  const project = await findProject(environment)
  const run = requireRun(project.root, run_id)
  const findings = selectFindings(run, finding_ids).filter(
    (finding) =>
      (code === undefined || finding.code === code) &&
      (path === undefined || finding.location.file === path),
  )
  return { run, findings, contract: await findContract(project) }
}

const isStale = ({ contract_hash }: Run, contract: Contract | undefined): boolean =>
  contract_hash !== (contract?.hash ?? null)

/** Orders findings. No command and no other fix works before the errors of the contract are gone. */
const getRank = ({ repair, severity }: Finding): number =>
  repair.kind === 'patch' ? 0 : severity === 'error' ? 1 : repair.kind === 'command' ? 2 : 3

const MAX_VALUE_LENGTH = 400

function toStep(finding: Finding, run: Run, contract: Contract | undefined): RepairStep {
  const { id, message, repair, location, pointer } = finding
  const value = pointer === undefined ? undefined : resolvePointer(contract?.document, pointer)
  const isShort = (JSON.stringify(value) ?? '').length <= MAX_VALUE_LENGTH
  return {
    finding_ids: [id],
    message,
    title: repair.title,
    edit: {
      file: location.file,
      line: location.line ?? null,
      pointer: pointer ?? null,
      before: isShort ? (value ?? null) : null,
    },
    apply: repair.patch === undefined ? null : toApplyCall(run),
    command: repair.command ?? null,
    verify: toRecheck(run, [finding]),
  }
}

const toRecheck = ({ run_id }: Run, findings: readonly Finding[]): NextCall => ({
  tool: 'svc_verify',
  action: 'recheck',
  args: { run_id, finding_ids: findings.map(({ id }) => id) },
})

/**
 * Returns the call that applies all certain fixes of a run; null if an error would remain, because
 * an invalid document is never written.
 */
function toApplyCall({ contract_hash, findings }: Run): NextCall | null {
  if (findings.some(({ severity, repair }) => severity === 'error' && !repair.patch)) return null
  return {
    tool: 'svc_contract_write',
    action: 'update_essence',
    args: {
      operation: 'patch',
      payload: { patch: findings.flatMap(({ repair }) => repair.patch ?? []) },
      expected_hash: contract_hash,
      dry_run: false,
    },
  }
}

const MAX_PROMPT_LENGTH = 1_900

/** The finding of a prompt, and the programs that its reader has. */
export interface RepairPromptInput {
  readonly run_id?: string | undefined
  readonly finding_id: string
  /** `commands` names commands instead of calls of tools. */
  readonly reader?: 'tools' | 'commands' | undefined
}

/** Writes the prompt for one finding, in at most 2 kB. */
export async function writeRepairPrompt(
  environment: Environment,
  { run_id, finding_id, reader = 'tools' }: RepairPromptInput,
): Promise<{ readonly finding_id: string; readonly stale: boolean; readonly prompt: string }> {
  const input = { run_id, finding_ids: [finding_id] }
  const { run, contract, findings } = await openRepair(environment, input)
  const lines = findings.flatMap((finding) => {
    const { edit, title, message, apply, command } = toStep(finding, run, contract)
    const line = edit.line === null ? '' : `:${edit.line}`
    return [
      `Fix ${finding.code} in ${edit.file}${line}${edit.pointer ? ` (${edit.pointer})` : ''}.`,
      message,
      `What to do: ${title}`,
      ...(edit.before === null ? [] : [`Now: ${JSON.stringify(edit.before)}`]),
      ...(command === null ? [] : [`Run: ${command}`]),
      ...(apply === null
        ? []
        : [
            reader === 'tools'
              ? `Call ${apply.tool} with ${JSON.stringify({ action: apply.action, ...apply.args })}.`
              : `The JSON Patch: ${JSON.stringify(finding.repair.patch)}`,
          ]),
      'Change nothing else.',
      reader === 'tools'
        ? `Then call svc_verify with ${JSON.stringify({ action: 'recheck', run_id: run.run_id, finding_ids: [finding_id] })}.`
        : `Then run: npx @svc/content verify. It must not list ${finding_id} any more.`,
    ]
  })
  const prompt = lines.map((line) => line.slice(0, MAX_PROMPT_LENGTH / 4)).join('\n')
  return { finding_id: finding_id, stale: isStale(run, contract), prompt }
}

/** A unified diff that fixes findings, and the findings that it does not fix. */
export interface RepairPatch {
  readonly run_id: string
  readonly diff: string | null
  readonly fixed: readonly string[]
  /** Findings without a certain fix. */
  readonly manual: readonly string[]
}

/** Creates the diff of all certain fixes of the contract. Nothing is written. */
export async function createRepairPatch(
  environment: Environment,
  input: RepairInput = {},
): Promise<RepairPatch> {
  const { run, findings } = await openRepair(environment, input)
  const fixable = findings.filter(({ repair }) => repair.patch !== undefined)
  const edits = fixable.map(({ repair }) => ({
    operation: 'patch',
    payload: { patch: repair.patch },
  }))
  return {
    run_id: run.run_id,
    diff: edits.length === 0 ? '' : (await updateEssence(environment, { edits })).diff,
    fixed: fixable.map(({ id }) => id),
    manual: findings.filter((finding) => !fixable.includes(finding)).map(({ id }) => id),
  }
}
