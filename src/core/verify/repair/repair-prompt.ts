import { encodeUtf8 } from '../../kernel/hash.ts'
import type { Run } from '../run.ts'
import type { RepairStep } from './repair-plan.ts'

/** The programs that the reader of a prompt has: tools, or only commands. */
export type PromptReader = 'tools' | 'commands'

const MAX_BYTES = 2_000
const MAX_LINE_LENGTH = 360

/** Writes one step of a plan as a prompt of at most 2 kB. */
export function formatRepairPrompt(
  step: RepairStep,
  { run, reader }: { readonly run: Run; readonly reader: PromptReader },
): string {
  const [edit] = step.edits
  const [id = ''] = step.finding_ids
  const place = edit ? `${edit.file}:${edit.line}:${edit.column}` : 'the project'
  const required = [`Fix ${step.code} in ${place}.`, step.message, `What to do: ${step.title}`]
  const end = ['Change nothing else.', describeCheck(id, run, reader)]
  const optional = [
    ...(step.stale ? ['The file has changed since the check: check again before you edit.'] : []),
    ...step.steps.map((line) => `- ${line}`),
    ...(edit?.before ? [`Now: ${edit.before}`] : []),
    ...(edit?.suggestion ? [`Suggested: ${edit.suggestion}`] : []),
    ...step.imports_to_add.map((line) => `Import: ${line}`),
    ...(step.preserve.length > 0 ? [`Keep: ${step.preserve.join(', ')}`] : []),
    ...step.read.map((range) => `Read: ${range.file}, lines ${range.start_line}-${range.end_line}`),
    ...(step.command === null ? [] : [`Run: ${step.command}`]),
    ...describeApply(step, reader),
  ]
  return fitLines(required, optional, end)
}

const describeCheck = (id: string, { run_id }: Run, reader: PromptReader): string =>
  reader === 'tools'
    ? `Then call svc_verify with ${JSON.stringify({ action: 'recheck', run_id, finding_ids: [id] })}.`
    : `Then run: npx @svc/content verify --recheck ${run_id}. ${id} must be resolved.`

function describeApply({ apply }: RepairStep, reader: PromptReader): string[] {
  if (apply === null) return []
  const { payload } = apply.args as { readonly payload?: { readonly patch?: unknown } }
  return [
    reader === 'tools'
      ? `Call ${apply.tool} with ${JSON.stringify({ action: apply.action, ...apply.args })}.`
      : `The JSON Patch: ${JSON.stringify(payload?.patch)}`,
  ]
}

/** Joins lines until the prompt is full; what must be there is cut last. */
function fitLines(
  required: readonly string[],
  optional: readonly string[],
  end: readonly string[],
): string {
  const fixed = [...required.map(cut), ...end.map(cut)]
  let size = countBytes(fixed.join('\n'))
  const middle = optional.map(cutUnlessCall).filter((line) => {
    const next = size + countBytes(line) + 1
    if (next > MAX_BYTES) return false
    size = next
    return true
  })
  return [...required.map(cut), ...middle, ...end.map(cut)].join('\n')
}

const cut = (line: string): string =>
  line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH - 1)}…` : line

/** Cuts a long line, unless it is a call: half of one helps nobody. */
const cutUnlessCall = (line: string): string => (/^(Call|The JSON)/.test(line) ? line : cut(line))

const countBytes = (text: string): number => encodeUtf8(text).length
