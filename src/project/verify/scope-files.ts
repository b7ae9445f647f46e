import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RunScope, Snapshot } from '../../internal/verify.ts'
import { pluralize } from '../../internal.ts'
import { OperationError } from '../errors.ts'
import { createNoMatchError } from './resolve-paths.ts'
import { isGlob, selectFiles } from './select-files.ts'

/** The files of a run that is limited to some. */
export interface ScopeFiles {
  /** The files to report about. */
  readonly selected: ReadonlySet<string>
  /** The contract and the files that svc writes from it, as far as they are not selected. */
  readonly leftOut: readonly string[]
  readonly notes: readonly string[]
}

/**
 * Selects the files of a scope; null for the whole project. The contract is part of every change.
 * With `mustMatch`, throws if a path selects nothing: a run that read nothing must not pass. When a
 * run is checked again, files may be gone.
 */
export async function selectScopeFiles(
  { changed_files, paths }: RunScope,
  snapshot: Snapshot,
  { root, mustMatch }: { readonly root: string; readonly mustMatch: boolean },
): Promise<ScopeFiles | null> {
  const wanted = changed_files ?? paths
  if (wanted === null) return null
  const contract = listContractFiles(snapshot)
  const sources = snapshot.files.map(({ path }) => path)
  const { selected, unmatched } = selectFiles(wanted, [...sources, ...contract])
  const isChange = changed_files !== null
  const built = (snapshot.built ?? []).map(({ path }) => path)
  return {
    selected: new Set([...selected, ...built, ...(isChange ? contract : [])]),
    leftOut: isChange ? [] : contract.filter((file) => !selected.has(file)),
    notes: mustMatch ? await describeUnmatched(root, unmatched) : [],
  }
}

const listContractFiles = ({ contractReport }: Snapshot): string[] =>
  contractReport === undefined
    ? []
    : [
        contractReport.path,
        contractReport.packFolder,
        ...contractReport.outdatedFiles.map(({ file }) => file),
      ]

/** Says which files were skipped. Throws if a folder or a glob has no file to check. */
async function describeUnmatched(root: string, paths: readonly string[]): Promise<string[]> {
  const skipped: string[] = []
  for (const path of paths) {
    const stats = statSync(join(root, path), { throwIfNoEntry: false })
    const owner = stats === undefined ? undefined : findOtherProject(root, path)
    if (owner !== undefined) throw createOwnerError(path, owner)
    if (stats?.isFile()) skipped.push(path)
    else if (stats?.isDirectory()) throw createEmptyError(path)
    else if (isGlob(path)) throw await createNoMatchError(path, { root })
  }
  if (skipped.length === 0) return []
  const names = skipped.slice(0, MAX_NAMES).join(', ')
  const more = skipped.length > MAX_NAMES ? ` and ${skipped.length - MAX_NAMES} more` : ''
  return [
    `${pluralize(skipped.length, 'file')} skipped, because verify does not read this kind of file or it is ignored: ${names}${more}.`,
  ]
}

const MAX_NAMES = 3

/** Finds the folder with a `package.json` of its own that a path belongs to, below the project. */
function findOtherProject(root: string, path: string): string | undefined {
  for (let folder = path; folder !== '.'; folder = dirname(folder)) {
    if (existsSync(join(root, folder, 'package.json'))) return folder
  }
  return undefined
}

const createOwnerError = (path: string, owner: string): OperationError =>
  new OperationError('path-outside', `"${path}" belongs to another project: ${owner}.`, {
    hint: `Verify that project: \`npx @svc/content verify --project ${owner}\`.`,
  })

const createEmptyError = (path: string): OperationError =>
  new OperationError('path-not-found', `No file in "${path}" is one that verify reads.`, {
    hint: 'It reads markup, style sheets and scripts that git does not ignore. A folder with a package.json is a project of its own: choose it with --project.',
  })
