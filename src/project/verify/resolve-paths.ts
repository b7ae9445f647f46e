import { existsSync, realpathSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { ifExists } from '../../internal/node.ts'
import { nearest } from '../../internal.ts'
import { OperationError } from '../errors.ts'
import { displayPath } from '../folder/files.ts'
import { listChangedFiles } from '../folder/git.ts'
import type { StoredRun } from './run-files.ts'
import { isGlob, selectFiles } from './select-files.ts'

/**
 * Returns the files of a run that a path names, in any form. They may be gone since the run. Throws
 * if neither the run nor the project knows the path.
 */
export async function selectRunFiles(
  { root, files, findings }: Pick<StoredRun, 'root' | 'files' | 'findings'>,
  path: string,
): Promise<ReadonlySet<string>> {
  const known = [...Object.keys(files), ...findings.map(({ location }) => location.file)]
  const { selected } = selectFiles([displayPath(root, resolve(root, path))], known)
  return selected.size > 0
    ? selected
    : selectFiles((await resolvePaths([path], { root })).paths, known).selected
}

/** Where paths start. */
export interface PathBase {
  /** The folder of the project, which no path may leave. */
  readonly root: string
  /** The folder that relative paths start from; by default the folder of the project. */
  readonly base?: string | undefined
}

/** Paths in the form that a run stores, and what to tell about them. */
export interface ResolvedPaths {
  /** Relative to the project, with slashes: files, folders and globs. */
  readonly paths: readonly string[]
  readonly notes: readonly string[]
}

/**
 * Resolves paths as people write them: `./x`, `..`, absolute paths, globs, Windows separators and
 * folders with a slash at the end. A path that the current folder does not have may start at the
 * project instead. Throws if a path leaves the project, or if there is no such file.
 */
export async function resolvePaths(
  texts: readonly string[],
  { root, base = root }: PathBase,
): Promise<ResolvedPaths> {
  const realRoot = realpathSync.native(root)
  const paths = new Set<string>()
  const notes: string[] = []
  let deleted: ReadonlySet<string> | undefined
  for (const text of texts) {
    const found = findPath(text, base) ?? findPath(text, root)
    if (found === undefined) {
      deleted ??= await listDeletedFiles(root)
      const path = displayPath(root, resolve(base, text))
      if (!deleted.has(path)) throw await createNoMatchError(text, { root, base })
      paths.add(path)
      continue
    }
    paths.add(toProjectPath(found, { text, realRoot }))
    if (found.start !== base) notes.push(`"${text}" was found in the folder of the project.`)
  }
  return { paths: [...paths], notes }
}

/** A path that exists at least up to its first glob character. */
interface FoundPath {
  readonly start: string
  /** The part that exists. */
  readonly existing: string
  /** The segments of the glob after it. */
  readonly rest: readonly string[]
}

/** Finds a path below a folder; undefined if it does not exist. */
function findPath(text: string, start: string): FoundPath | undefined {
  const paths = listSpellings(text).map((spelling) => resolve(start, spelling))
  const existing = paths.find((path) => existsSync(path))
  if (existing !== undefined) return { start, existing, rest: [] }
  const [glob] = isGlob(text) ? paths.flatMap((path) => splitGlob(path) ?? []) : []
  return glob && { start, ...glob }
}

/** Lists how a path may be meant: as it is written, and with the separators of Windows. */
const listSpellings = (text: string): string[] => {
  if (text === '' || text.includes('\0')) return []
  return text.includes('\\') ? [text, text.replaceAll('\\', '/')] : [text]
}

/** Splits a glob into the folder that exists and the segments after it. */
function splitGlob(full: string): Pick<FoundPath, 'existing' | 'rest'> | undefined {
  let existing = full
  const rest: string[] = []
  while (!existsSync(existing)) {
    rest.unshift(basename(existing))
    existing = dirname(existing)
  }
  return isGlob(rest[0] ?? '') ? { existing, rest } : undefined
}

function toProjectPath(
  { existing, rest }: FoundPath,
  { text, realRoot }: { readonly text: string; readonly realRoot: string },
): string {
  const path = displayPath(realRoot, realpathSync.native(existing))
  if (path === '..' || path.startsWith('../') || isAbsolute(path)) {
    throw new OperationError('path-outside', `The path "${text}" is outside the project.`, {
      hint: 'Pass a path inside it, or choose another project with --project.',
    })
  }
  return path === '.' && rest.length > 0 ? rest.join('/') : [path, ...rest].join('/')
}

/** Lists the files that were deleted since the last commit; none outside of a repository. */
const listDeletedFiles = (root: string): Promise<ReadonlySet<string>> =>
  listChangedFiles(root, 'HEAD').then(
    (files) => new Set(files),
    () => new Set(),
  )

/** Creates the error of a path that selects nothing, with the nearest name that exists. */
export async function createNoMatchError(
  text: string,
  { root, base = root }: PathBase,
): Promise<OperationError> {
  const suggestion = (await suggestPath(text, base)) ?? (await suggestPath(text, root))
  return new OperationError(
    'path-not-found',
    `No file matches "${text}".${suggestion ? ` Did you mean "${suggestion}"?` : ''}`,
    {
      suggestions: suggestion ? [suggestion] : [],
      hint: 'Pass files, folders or quoted globs, relative to the current folder or the project.',
    },
  )
}

/** Suggests a path that exists: without a leading folder too many, or with the nearest names. */
async function suggestPath(text: string, start: string): Promise<string | undefined> {
  const names = text.split(/[\\/]/).filter((name) => name !== '' && name !== '.')
  for (let skip = 1; skip < names.length; skip++) {
    const shorter = names.slice(skip).join('/')
    if (existsSync(join(start, shorter))) return shorter
  }
  const found: string[] = []
  for (const name of names) {
    if (isGlob(name)) break
    const known = await listNames(join(start, ...found))
    const match = known.includes(name) ? name : findNearest(name, known)
    if (match === undefined) return undefined
    found.push(match)
  }
  const suggestion = [...found, ...names.slice(found.length)].join('/')
  return suggestion === names.join('/') ? undefined : suggestion
}

/** Finds the nearest name; in the few names of a folder, the same start is near enough. */
const findNearest = (name: string, known: readonly string[]): string | undefined =>
  nearest(name, known)[0] ?? known.find((other) => other.startsWith(name.slice(0, 3)))

const listNames = async (folder: string): Promise<string[]> =>
  ((await ifExists(readdir(folder))) ?? []).filter((name) => name !== 'node_modules')
