import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ifExists } from '../../internal/node.ts'
import {
  type Baseline,
  type BaselineComparison,
  compareWithBaseline,
  parseBaseline,
  type Renames,
  type SourceFinding,
} from '../../internal/verify.ts'
import { EXIT, OperationError } from '../errors.ts'
import { readText, resolveInside } from '../folder/files.ts'
import { tryGit } from '../folder/git.ts'
import type { Project } from '../folder/project.ts'
import { readRenames } from './git-renames.ts'

/** A baseline that was read from a file. */
export interface BaselineFile {
  readonly baseline: Baseline
  readonly text: string
  /** When the file was last written. */
  readonly savedAt: string
}

/** Reads a baseline; null if there is no such file. Throws if it is invalid. */
export async function readBaseline({ root }: Project, file: string): Promise<BaselineFile | null> {
  const path = resolveInside(root, '--baseline', file)
  const text = await readText(root, path)
  if (text === undefined) return null
  const parsed = parseBaseline(text)
  if (!parsed.ok) {
    const issues = parsed.issues.map((issue) => ({ file, ...issue }))
    throw new OperationError('baseline-invalid', `${file} is not a baseline.`, { issues })
  }
  const stats = await ifExists(stat(resolve(root, path)))
  return { baseline: parsed.value, text, savedAt: (stats?.mtime ?? new Date(0)).toISOString() }
}

/** Reads a baseline that must exist. */
export async function requireBaseline(project: Project, file: string): Promise<BaselineFile> {
  const baseline = await readBaseline(project, file)
  if (baseline) return baseline
  throw new OperationError('baseline-not-found', `There is no baseline ${file}.`, {
    exit: EXIT.notFound,
    hint: 'Save one with `npx @svc/content baseline save`.',
  })
}

/** Lists the files that were renamed since a baseline was saved, as far as git knows. */
export async function listRenamesSince({ root }: Project, file: string): Promise<Renames> {
  const commit = await tryGit(root, ['log', '-1', '--format=%H', '--', file])
  if (commit === null) return new Map()
  const hasHead = (await tryGit(root, ['rev-parse', '--verify', 'HEAD'])) !== null
  return hasHead ? readRenames(root, commit || 'HEAD') : new Map()
}

/** Compares findings with a baseline file; without the file, every finding is new. */
export async function compareWithFile(
  project: Project,
  file: string,
  findings: readonly SourceFinding[],
): Promise<BaselineComparison> {
  const saved = await readBaseline(project, file)
  const renames = saved === null ? new Map() : await listRenamesSince(project, file)
  return compareWithBaseline(saved?.baseline ?? null, findings, { renames })
}
