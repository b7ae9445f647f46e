import {
  BASELINE_FILE,
  type Baseline,
  type BaselineEntry,
  compareWithBaseline,
  createBaseline,
  formatBaseline,
  pruneBaseline,
} from '../../internal/verify.ts'
import type { Environment } from '../environment.ts'
import { type FileChange, resolveInside, writeFileAtomic } from '../folder/files.ts'
import { findProject, type Project } from '../folder/project.ts'
import { listRenamesSince, readBaseline, requireBaseline } from './baseline-file.ts'
import { readCommit } from './git-renames.ts'
import { runAudit } from './verify.ts'

/** The file of a baseline. */
export interface BaselineInput {
  readonly file?: string | undefined
}

/** A baseline that was written. */
export interface WrittenBaseline {
  readonly file: string
  readonly change: FileChange
  readonly findings: number
  readonly added: number
  readonly removed: number
}

/** Saves all findings of a project as accepted. */
export async function saveBaseline(
  environment: Environment,
  { file = BASELINE_FILE }: BaselineInput = {},
): Promise<WrittenBaseline> {
  const project = await findProject(environment)
  const { findings } = await runAudit(environment)
  const previous = (await readBaseline(project, file))?.baseline ?? null
  const baseline = createBaseline(findings, {
    commit: await readCommit(project.root),
    previous,
    renames: previous === null ? new Map() : await listRenamesSince(project, file),
  })
  return writeBaseline(project, file, { baseline, previous })
}

/** Removes the accepted findings that are gone. */
export async function removeResolved(
  environment: Environment,
  { file = BASELINE_FILE }: BaselineInput = {},
): Promise<WrittenBaseline> {
  const project = await findProject(environment)
  const { baseline: previous } = await requireBaseline(project, file)
  const { findings } = await runAudit(environment)
  const renames = await listRenamesSince(project, file)
  const baseline = pruneBaseline(previous, findings, { renames })
  return writeBaseline(project, file, { baseline, previous })
}

async function writeBaseline(
  { root }: Project,
  file: string,
  { baseline, previous }: { readonly baseline: Baseline; readonly previous: Baseline | null },
): Promise<WrittenBaseline> {
  const path = resolveInside(root, '--baseline', file)
  const known = new Set(previous?.findings.map(({ fingerprint }) => fingerprint))
  const current = new Set(baseline.findings.map(({ fingerprint }) => fingerprint))
  return {
    file,
    change: await writeFileAtomic(root, path, formatBaseline(baseline)),
    findings: current.size,
    added: [...current].filter((fingerprint) => !known.has(fingerprint)).length,
    removed: [...known].filter((fingerprint) => !current.has(fingerprint)).length,
  }
}

/** A baseline compared with the project as it is now. */
export interface BaselineState {
  readonly file: string
  readonly findings: readonly BaselineEntry[]
  readonly inherited: number
  readonly new: number
  readonly resolved: readonly BaselineEntry[]
}

/** Shows a baseline, and what has changed since it was saved. */
export async function showBaseline(
  environment: Environment,
  { file = BASELINE_FILE }: BaselineInput = {},
): Promise<BaselineState> {
  const project = await findProject(environment)
  const { baseline } = await requireBaseline(project, file)
  const { findings } = await runAudit(environment)
  const renames = await listRenamesSince(project, file)
  const comparison = compareWithBaseline(baseline, findings, { renames })
  return {
    file,
    findings: baseline.findings,
    inherited: comparison.inherited.length,
    new: comparison.new.length,
    resolved: comparison.resolved,
  }
}
