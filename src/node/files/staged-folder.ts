import { lstatSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileContent } from '../../site.ts'
import { onExit } from '../on-exit.ts'
import { resolveContained } from './contained-path.ts'
import { removeIfEmpty } from './empty-folders.ts'
import { FileError } from './file-error.ts'
import { type LockOwner, withLock } from './lock.ts'
import { readFileIn } from './read-file.ts'
import { hasContent, hasSameContent } from './same-content.ts'

/** The folder inside an output folder that holds new files until all of them are there. */
export const STAGING_FOLDER = '.svc-build'

const LOCK_FILE = 'lock'
const JOURNAL_FILE = 'files.json'
const NEW_FILES = 'new'
const MAX_JOURNAL_BYTES = 256 * 1024 * 1024

/** How many files are written at the same time. */
const CONCURRENCY = 16

/** Adds a file to a folder, by its path below it. Waits if many files are being written. */
export type WriteFile = (path: string, content: FileContent | Uint8Array) => Promise<void>

/** Writes all files of a folder. */
export type FillFolder = (write: WriteFile) => Promise<void>

export interface StagedFolderOptions {
  /**
   * Lists the files of an earlier build, which are removed unless they are written again. The
   * argument has the files of a build that was interrupted while it replaced files, if there was one.
   */
  readonly listOldFiles?: (interrupted: readonly string[] | undefined) => Promise<readonly string[]>
  /** Called once if another process is writing the folder. */
  readonly onWait?: ((owner: LockOwner) => void) | undefined
}

/** The paths that changed in a folder. */
export interface ReplacedTree {
  readonly written: readonly string[]
  readonly removed: readonly string[]
}

/**
 * Replaces the files of a folder. New files are collected in a folder of their own and moved to
 * their places at the end, so that an error or a kill before that changes nothing, and one during it
 * is completed by the next call. Two calls for one folder run one after the other. A file that has
 * the same content already is not written, so its date still says when it changed. The folder may
 * be reached through links, but a link below it that leads out of it is an error.
 */
export async function replaceFiles(
  folder: string,
  fill: FillFolder,
  { listOldFiles = async () => [], onWait }: StagedFolderOptions = {},
): Promise<ReplacedTree> {
  // Synchronous, so that a signal can't make a cleanup run before the folder is there.
  const newFolder = mkdirSync(folder, { recursive: true })
  const root = realpathSync.native(folder)
  const staging = join(root, STAGING_FOLDER)
  requireOwnFolder(staging)
  const removeFolders = (): void => {
    removeIfEmpty(staging)
    if (newFolder !== undefined) removeIfEmpty(root)
  }
  const forget = onExit(removeFolders)
  const replace = async (): Promise<ReplacedTree> => {
    const interrupted = await readJournal(staging)
    await removeLeftovers(staging)
    const oldFiles = await listOldFiles(interrupted)
    return replaceLocked(root, fill, [...oldFiles, ...(interrupted ?? [])])
  }
  try {
    return await withLock(join(staging, LOCK_FILE), replace, { onWait })
  } finally {
    removeFolders()
    forget()
  }
}

/** Throws if the staging folder is a link or a file, because all files in it are removed. */
function requireOwnFolder(staging: string): void {
  const stats = lstatSync(staging, { throwIfNoEntry: false })
  if (stats === undefined || stats.isDirectory()) return
  const message = `${staging} is ${stats.isSymbolicLink() ? 'a symbolic link' : 'a file'}.`
  throw new FileError('path-outside', message, 'Remove it: svc creates a folder there.')
}

async function replaceLocked(
  root: string,
  fill: FillFolder,
  oldFiles: readonly string[],
): Promise<ReplacedTree> {
  const newFiles = join(root, STAGING_FOLDER, NEW_FILES)
  await mkdir(newFiles)
  // A signal ends the process while files are being written: they may fill the folder again.
  const removeNewFiles = (): void =>
    rmSync(newFiles, { recursive: true, force: true, maxRetries: 5 })
  const forget = onExit(removeNewFiles)
  try {
    const { paths, staged } = await stageFiles(root, fill)
    const removed = [...new Set(oldFiles)].filter((path) => isInside(path) && !paths.has(path))
    return moveFiles(root, { staged, removed, all: [...paths, ...removed] })
  } finally {
    removeNewFiles()
    forget()
  }
}

/** True if a path is below its folder: a modified list must not delete other files. */
const isInside = (path: string): boolean => !/^[\\/]|^[a-z]:|(^|[\\/])\.\.([\\/]|$)/i.test(path)

interface StagedFiles {
  /** The paths of all files. */
  readonly paths: ReadonlySet<string>
  /** The changed files: the name of the new file, and its path. */
  readonly staged: readonly (readonly [name: string, path: string])[]
}

/** Writes the files that differ from those in the folder, a few at a time. */
async function stageFiles(root: string, fill: FillFolder): Promise<StagedFiles> {
  const paths = new Set<string>()
  const staged: [name: string, path: string][] = []
  const requireContained = createContainmentCheck(root)
  let count = 0
  const stage = async (path: string, content: FileContent | Uint8Array): Promise<void> => {
    const name = String(count++)
    const target = join(root, path)
    requireContained(path)
    const isWhole = typeof content === 'string' || content instanceof Uint8Array
    if (isWhole && (await hasContent(target, Buffer.from(content)))) return
    const file = join(root, STAGING_FOLDER, NEW_FILES, name)
    await writeFile(file, content)
    if (!isWhole && (await hasSameContent(target, file))) await rm(file)
    else staged.push([name, path])
  }
  const pending = new Set<Promise<void>>()
  const errors: unknown[] = []
  await fill(async (path, content) => {
    if (errors.length > 0) throw errors[0]
    paths.add(path)
    const task: Promise<void> = stage(path, content)
      .catch((error: unknown) => void errors.push(error))
      .finally(() => pending.delete(task))
    pending.add(task)
    if (pending.size >= CONCURRENCY) await Promise.race(pending)
  })
  await Promise.all(pending)
  if (errors.length > 0) throw errors[0]
  return { paths, staged }
}

interface FileMoves {
  readonly staged: StagedFiles['staged']
  readonly removed: readonly string[]
  readonly all: readonly string[]
}

/**
 * Removes old files and moves new ones to their places. Synchronous, so that a signal handler runs
 * before or after all of it. The journal stays until the end: it names the files to clean up.
 */
function moveFiles(root: string, { staged, removed, all }: FileMoves): ReplacedTree {
  const staging = join(root, STAGING_FOLDER)
  const journal = join(staging, JOURNAL_FILE)
  const requireContained = createContainmentCheck(root)
  for (const path of [...removed, ...staged.map(([, path]) => path)]) requireContained(path)
  writeFileSync(`${journal}.new`, JSON.stringify(all))
  renameSync(`${journal}.new`, journal)
  // Files are removed first, because a folder may take the name of one.
  const gone = removed.filter((path) => removeFile(root, path))
  const folders = new Set<string>()
  for (const [name, path] of staged) {
    const target = join(root, path)
    const folder = dirname(target)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    renameSync(join(staging, NEW_FILES, name), target)
  }
  rmSync(journal)
  return { written: staged.map(([, path]) => path).sort(), removed: gone.sort() }
}

/** Creates a function that throws if the folder of a path is outside the root. */
function createContainmentCheck(root: string): (path: string) => void {
  const checked = new Set<string>()
  return (path) => {
    const folder = dirname(path)
    if (!checked.has(folder)) resolveContained(root, folder, join(root, folder))
    checked.add(folder)
  }
}

/** Removes a file and the folders that it leaves empty; false if it does not exist. */
function removeFile(root: string, path: string): boolean {
  try {
    rmSync(join(root, path))
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return false
    throw error
  }
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (!removeIfEmpty(join(root, folder))) break
  }
  return true
}

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '')

/** Removes what an interrupted build left, except its journal. */
async function removeLeftovers(staging: string): Promise<void> {
  const kept = [LOCK_FILE, JOURNAL_FILE]
  for (const name of (await readdir(staging)).filter((name) => !kept.includes(name))) {
    await rm(join(staging, name), { recursive: true, force: true })
  }
}

/** Reads the files of a build that was interrupted while it moved files, if it left a list. */
async function readJournal(staging: string): Promise<string[] | undefined> {
  const bytes = await readFileIn(staging, JOURNAL_FILE, { maxBytes: MAX_JOURNAL_BYTES })
  return bytes === undefined ? undefined : parseList(bytes.toString('utf8'))
}

/** Parses a list of paths; undefined if the text is something else. */
function parseList(text: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.every((path) => typeof path === 'string') ? list : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
