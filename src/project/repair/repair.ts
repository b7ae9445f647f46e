import {
  createRepairPlan,
  formatPatch,
  formatRepairPrompt,
  type PromptReader,
  type RepairPlan,
  type RepairSources,
  type SourceFinding,
  selectEdits,
} from '../../internal/verify.ts'
import type { Environment } from '../environment.ts'
import { openRepair, type RepairInput } from './open-repair.ts'

/** Plans the repair of findings, the most severe first. */
export async function planRepair(
  environment: Environment,
  { max, ...input }: RepairInput & { readonly max?: number | undefined } = {},
): Promise<RepairPlan> {
  const { run, findings, sources } = await openRepair(environment, input)
  return createRepairPlan(run, findings, { sources, ...(max === undefined ? {} : { max }) })
}

/** The finding of a prompt, and the programs that its reader has. */
export interface RepairPromptInput {
  readonly run_id?: string | undefined
  readonly finding_id: string
  /** `commands` names commands instead of calls of tools. */
  readonly reader?: PromptReader | undefined
}

/** Writes the prompt for one finding, in at most 2 kB. */
export async function writeRepairPrompt(
  environment: Environment,
  { run_id, finding_id, reader = 'tools' }: RepairPromptInput,
): Promise<{ readonly finding_id: string; readonly stale: boolean; readonly prompt: string }> {
  const input = { run_id, finding_ids: [finding_id] }
  const { run, findings, sources } = await openRepair(environment, input)
  const [step] = createRepairPlan(run, findings, { sources }).steps
  if (step === undefined) {
    const prompt = `${finding_id} is suppressed, so there is nothing to do.`
    return { finding_id, stale: false, prompt }
  }
  return { finding_id, stale: step.stale, prompt: formatRepairPrompt(step, { run, reader }) }
}

/** A unified diff that fixes findings, and the findings that it does not fix. */
export interface RepairPatch {
  readonly run_id: string
  /** Applies with `git apply` or `patch -p1` in the folder of the project. */
  readonly diff: string
  readonly fixed: readonly string[]
  /** Findings that would make the diff too long: apply it, then pass these as "finding_ids". */
  readonly omitted: readonly string[]
  /** Findings whose fix overlaps with another one: get the next patch after this one. */
  readonly deferred: readonly string[]
  /** Findings in files that have changed since the run: check again first. */
  readonly stale: readonly string[]
  /** Findings that someone has to fix by hand. */
  readonly manual: readonly string[]
}

/** The fixes that a diff has. */
export interface RepairPatchInput extends RepairInput {
  /** Leaves out fixes that need a look. */
  readonly safe_only?: boolean | undefined
  /** The size of the diff in bytes from which on files are left out: half a diff is useless. */
  readonly max_bytes?: number | undefined
}

/** Creates the diff of all fixes that the checks suggest. Nothing is written. */
export async function createRepairPatch(
  environment: Environment,
  { safe_only = false, max_bytes = Number.POSITIVE_INFINITY, ...input }: RepairPatchInput = {},
): Promise<RepairPatch> {
  const { run, findings, sources } = await openRepair(environment, input)
  const selected = findings.filter(({ repair }) => !safe_only || repair.autofix === 'safe')
  // Safe fixes win if two overlap.
  const ordered = selected.toSorted((a, b) => Number(isSafe(b)) - Number(isSafe(a)))
  const { fixed, deferred, stale, manual } = selectEdits(ordered, sources)
  const { diff, included } = fitDiff(fixed, sources, max_bytes)
  const [chosen, kept] = [new Set(selected), new Set(included)]
  const skipped = findings.filter((finding) => !chosen.has(finding))
  const toIds = (list: readonly SourceFinding[]): string[] => list.map(({ id }) => id)
  return {
    run_id: run.run_id,
    diff,
    fixed: toIds(included),
    omitted: toIds(fixed.filter((finding) => !kept.has(finding))),
    deferred: toIds(deferred),
    stale: toIds(stale),
    manual: toIds([...manual, ...skipped]),
  }
}

const isSafe = ({ repair }: SourceFinding): boolean => repair.autofix === 'safe'

/** Writes the diff of as many files as fit, and of at least one. */
function fitDiff(
  fixed: readonly SourceFinding[],
  sources: RepairSources,
  maxBytes: number,
): { readonly diff: string; readonly included: readonly SourceFinding[] } {
  if (maxBytes === Number.POSITIVE_INFINITY) {
    return { diff: formatPatch(selectEdits(fixed, sources).edits, sources.texts), included: fixed }
  }
  const files = [...new Set(fixed.map(({ location }) => location.file))].sort()
  let included: readonly SourceFinding[] = []
  let diff = ''
  for (const file of files) {
    const next = [...included, ...fixed.filter(({ location }) => location.file === file)]
    const text = formatPatch(selectEdits(next, sources).edits, sources.texts)
    if (included.length > 0 && Buffer.byteLength(text) > maxBytes) continue
    included = next
    diff = text
  }
  return { diff, included }
}
