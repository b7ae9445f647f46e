import type { ListCounts, TaskCapsuleV1 } from '../generated/types/task-capsule.v1.ts'
import { encodeUtf8 } from '../kernel/hash.ts'
import { canonicalJson } from '../kernel/json/canonical.ts'
import { toSchemaUrl } from './report-input.ts'

/** What a capsule says; sizes and cuts are computed. */
export type TaskCapsuleInput = Omit<
  TaskCapsuleV1,
  '$schema' | 'schemaVersion' | 'budget' | 'truncation'
>

const MAX_BYTES = 12_000
const MAX_TOKENS = 4_000
const MAX_REQUEST_LENGTH = 1_000

/** A token of English or code has about three bytes. */
const estimateTokens = (bytes: number): number => Math.ceil(bytes / 3)

const measure = (value: unknown): number => encodeUtf8(canonicalJson(value)).length

/** The lists that can lose items, the least useful first. */
const LISTS = [
  'nodeIds',
  'unresolvedFiles',
  'changedRoutes',
  'changedFiles',
  'contentGuidance',
  'readTargets',
] as const satisfies readonly (keyof ListCounts)[]

/** Creates the context of a task within 12,000 bytes and 4,000 tokens (task-capsule.v1). */
export function createTaskCapsule(input: TaskCapsuleInput): TaskCapsuleV1 {
  const original = countLists(input)
  const whole = build(input, { original, omitted: countNothing(), isCut: false, originalBytes: 0 })
  const originalBytes = whole.budget.canonicalBytes
  let cut = input
  let capsule = build(cut, { original, omitted: countNothing(), isCut: false, originalBytes })
  while (isTooLarge(capsule)) {
    const next = cutOnce(cut)
    if (next === undefined) break
    cut = next
    capsule = build(cut, {
      original,
      omitted: subtract(original, countLists(cut)),
      isCut: cut.task.request !== input.task.request,
      originalBytes,
    })
  }
  return capsule
}

const isTooLarge = ({ budget }: TaskCapsuleV1): boolean =>
  budget.canonicalBytes > MAX_BYTES || budget.estimatedTokens > MAX_TOKENS

interface Cuts {
  readonly original: ListCounts
  readonly omitted: ListCounts
  readonly isCut: boolean
  readonly originalBytes: number
}

/** Builds a capsule whose own size is one of its facts. */
function build(input: TaskCapsuleInput, cuts: Cuts): TaskCapsuleV1 {
  let bytes = 0
  for (;;) {
    const capsule = fill(input, cuts, bytes)
    const size = measure(capsule)
    if (size === bytes) return capsule
    bytes = size
  }
}

function fill(
  input: TaskCapsuleInput,
  { original, omitted, isCut, originalBytes }: Cuts,
  bytes: number,
): TaskCapsuleV1 {
  const isTruncated = isCut || Object.values(omitted).some((count) => count > 0)
  const originalTokens = estimateTokens(originalBytes)
  return {
    $schema: toSchemaUrl('task-capsule.v1'),
    schemaVersion: 1,
    ...input,
    budget: {
      maxCanonicalBytes: MAX_BYTES,
      maxEstimatedTokens: MAX_TOKENS,
      canonicalBytes: bytes,
      estimatedTokens: estimateTokens(bytes),
    },
    truncation: {
      truncated: isTruncated,
      reasons: isTruncated
        ? [
            ...(originalBytes > MAX_BYTES ? (['byte-budget'] as const) : []),
            ...(originalTokens > MAX_TOKENS ? (['token-budget'] as const) : []),
          ]
        : [],
      omittedCounts: omitted,
      originalCounts: original,
      truncatedFields: isCut ? ['task.request'] : [],
      originalCanonicalBytes: originalBytes,
      originalEstimatedTokens: originalTokens,
    },
  }
}

const countLists = ({ readTargets, contentGuidance, impact }: TaskCapsuleInput): ListCounts => ({
  readTargets: readTargets.length,
  contentGuidance: contentGuidance.length,
  changedFiles: impact.changedFiles.length,
  changedRoutes: impact.changedRoutes.length,
  nodeIds: impact.nodeIds.length,
  unresolvedFiles: impact.unresolvedFiles.length,
})

const countNothing = (): ListCounts => ({
  ...{ readTargets: 0, contentGuidance: 0, changedFiles: 0 },
  ...{ changedRoutes: 0, nodeIds: 0, unresolvedFiles: 0 },
})

const subtract = (all: ListCounts, kept: ListCounts): ListCounts => ({
  ...countNothing(),
  ...Object.fromEntries(LISTS.map((name) => [name, all[name] - kept[name]])),
})

/** Cuts a long request, then part of the least useful list; undefined if nothing is left to cut. */
function cutOnce(input: TaskCapsuleInput): TaskCapsuleInput | undefined {
  const { request } = input.task
  if (request.length > MAX_REQUEST_LENGTH) {
    return { ...input, task: { ...input.task, request: request.slice(0, MAX_REQUEST_LENGTH) } }
  }
  const counts = countLists(input)
  const name = LISTS.find((list) => counts[list] > (list === 'readTargets' ? 1 : 0))
  if (name !== undefined) {
    const size = counts[name]
    return cutList(input, name, size - Math.ceil(size / 4))
  }
  return input.findings.length === 0
    ? undefined
    : { ...input, findings: input.findings.slice(0, -1) }
}

function cutList(input: TaskCapsuleInput, name: keyof ListCounts, size: number): TaskCapsuleInput {
  if (name === 'readTargets') {
    return { ...input, readTargets: input.readTargets.slice(0, Math.max(1, size)) }
  }
  if (name === 'contentGuidance') {
    return { ...input, contentGuidance: input.contentGuidance.slice(0, size) }
  }
  return { ...input, impact: { ...input.impact, [name]: input.impact[name].slice(0, size) } }
}
