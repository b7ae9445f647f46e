import {
  applyPatch,
  type RepairSources,
  type SourceFinding,
  selectEdits,
} from '../../internal/verify.ts'
import type { Environment } from '../environment.ts'
import { OperationError } from '../errors.ts'
import { readBytes, writeFilesAtomic } from '../folder/files.ts'
import { findProject } from '../folder/project.ts'
import { type AuditInput, runAudit } from '../verify/verify.ts'
import { type OpenedRepair, openRepair, type RepairInput } from './open-repair.ts'

/** The fixes to apply. */
export interface ApplyRepairsInput extends RepairInput {
  /** Leaves out fixes that need a look. */
  readonly safe_only?: boolean | undefined
  /** How the project is verified, before and after. */
  readonly audit?: AuditInput | undefined
}

/** A finding that was fixed, where it was. */
export type FixedFinding = Pick<SourceFinding, 'id' | 'code' | 'message'> & {
  readonly file: string
  readonly line: number
  readonly autofix: 'safe' | 'suggest'
}

/** Why a finding is left: `suggestion` has a fix that needs a look, `manual` has none. */
export type LeftReason = 'suggestion' | 'manual' | 'stale'

/** A finding that was not fixed, and why. */
export type LeftFinding = Pick<SourceFinding, 'id' | 'code' | 'message'> & {
  readonly file: string
  readonly line: number
  readonly reason: LeftReason
}

/** What was written, and what is left. */
export interface AppliedRepairs {
  /** The run after the fixes. */
  readonly run_id: string
  /** The files that were changed. */
  readonly files: readonly string[]
  readonly fixed: readonly FixedFinding[]
  readonly left: readonly LeftFinding[]
}

/** A fix may make way for another one; fixes that never end stop here. */
const MAX_ROUNDS = 10

/**
 * Applies the fixes of findings, and verifies again until none is left. Each round writes all its
 * files or none, and refuses a file that has changed since it was read.
 */
export async function applyRepairs(
  environment: Environment,
  { audit = {}, run_id, ...input }: ApplyRepairsInput = {},
): Promise<AppliedRepairs> {
  const { root } = await findProject(environment)
  const files = new Set<string>()
  const fixed = new Map<string, FixedFinding>()
  let current = run_id ?? (await runAudit(environment, audit)).run_id
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const opened = await openRepair(environment, { ...input, run_id: current })
    const { edits, fixed: done } = selectFixes(opened, { ...input, known: fixed })
    if (edits.size === 0) return { ...summarize(opened, fixed), files: [...files].sort() }
    await writeTexts(root, edits, opened.sources)
    for (const path of edits.keys()) files.add(path)
    for (const finding of done) fixed.set(finding.fingerprint, toFixed(finding))
    current = (await runAudit(environment, audit)).run_id
    // The ids of findings belong to the run in which they were named.
    if (input.finding_ids !== undefined) break
  }
  const { finding_ids: _, ...selection } = input
  const opened = await openRepair(environment, { ...selection, run_id: current })
  return { ...summarize(opened, fixed), files: [...files].sort() }
}

interface SelectOptions {
  readonly safe_only?: boolean | undefined
  /** The findings that were fixed before: one that comes back is not fixed again. */
  readonly known: ReadonlyMap<string, FixedFinding>
}

function selectFixes(
  { findings, sources }: OpenedRepair,
  { safe_only = false, known }: SelectOptions,
): { readonly edits: ReadonlyMap<string, string>; readonly fixed: readonly SourceFinding[] } {
  const selected = findings.filter(
    ({ repair, fingerprint }) =>
      repair.autofix !== 'none' &&
      (!safe_only || repair.autofix === 'safe') &&
      !known.has(fingerprint),
  )
  // Safe fixes win if two overlap.
  const isSafe = ({ repair }: SourceFinding): boolean => repair.autofix === 'safe'
  const { edits, fixed } = selectEdits(
    [...selected.filter(isSafe), ...selected.filter((finding) => !isSafe(finding))],
    sources,
  )
  return { edits: applyPatch(edits, sources.texts), fixed }
}

/** Writes new texts, unless a file is not the one that the fixes were made for any more. */
async function writeTexts(
  root: string,
  edits: ReadonlyMap<string, string>,
  { texts }: RepairSources,
): Promise<void> {
  for (const file of edits.keys()) {
    const bytes = await readBytes(root, file)
    if (bytes?.equals(Buffer.from(texts.get(file) ?? ''))) continue
    throw new OperationError('file-changed', `${file} has changed while it was repaired.`, {
      hint: 'No file was changed in this round. Run the command again.',
    })
  }
  writeFilesAtomic(
    root,
    [...edits].map(([path, content]) => ({ path, content })),
  )
}

const toFixed = ({ id, code, message, location, repair }: SourceFinding): FixedFinding => ({
  ...{ id, code, message, file: location.file, line: location.line },
  autofix: repair.autofix === 'safe' ? 'safe' : 'suggest',
})

function summarize(
  { run, findings, sources }: OpenedRepair,
  fixed: ReadonlyMap<string, FixedFinding>,
): Omit<AppliedRepairs, 'files'> {
  const left = findings.map((finding): LeftFinding => {
    const { id, code, message, location, repair } = finding
    const isStale = (repair.edits ?? []).some(({ file }) => sources.stale.has(file))
    const reason = isStale ? 'stale' : repair.autofix === 'none' ? 'manual' : 'suggestion'
    return { id, code, message, file: location.file, line: location.line, reason }
  })
  return { run_id: run.run_id, fixed: [...fixed.values()], left }
}
