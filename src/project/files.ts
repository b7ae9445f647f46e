import { randomUUID } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { ifExists, isProcessRunning } from '../node.ts'
import { EXIT, isSystemError, OperationError } from './errors.ts'

/** The effect of writing a file. */
export type FileChange = 'created' | 'changed' | 'same'

/** Reads a text file; undefined if it does not exist. */
export const readText = (path: string): Promise<string | undefined> =>
  ifExists(readFile(path, 'utf8'))

/** Reads a file as bytes; undefined if it does not exist. */
export const readBytes = (path: string): Promise<Buffer | undefined> => ifExists(readFile(path))

/** Reads a text file that must exist; `name` is its name in messages, and `hint` what names it. */
export async function requireText(path: string, name: string, hint?: string): Promise<string> {
  const stats = await ifExists(stat(path))
  if (stats?.isDirectory()) {
    throw new OperationError('file-is-folder', `${name} is a folder.`, {
      hint: 'Pass the path of a file.',
    })
  }
  const text = await readText(path)
  if (text !== undefined) return text
  throw new OperationError('file-not-found', `File not found: ${name}.`, {
    exit: EXIT.notFound,
    ...(hint === undefined ? {} : { hint }),
  })
}

/** Writes a file atomically, unless its content is the same. */
export async function writeFileAtomic(path: string, content: string | Buffer): Promise<FileChange> {
  const before = await readBytes(path)
  if (before?.equals(Buffer.from(content))) return 'same'
  writeFilesAtomic([{ path, content }])
  return before === undefined ? 'created' : 'changed'
}

/** A file with its new content; undefined removes the file. */
export interface FileWrite {
  readonly path: string
  readonly content: string | Buffer | undefined
}

interface StagedFile {
  readonly target: string
  readonly temporary: string
  /** The topmost folder that did not exist before. */
  readonly newFolder: string | undefined
}

/**
 * Writes several files, or none if one of them cannot be written: each is first written to a
 * temporary file, then all are renamed. Temporary files are in the folder `staging`, or next to
 * their targets. Synchronous, so that a signal handler runs before or after all of it.
 */
export function writeFilesAtomic(files: readonly FileWrite[], staging?: string): void {
  const staged: StagedFile[] = []
  for (const file of files) {
    if (file.content === undefined) continue
    try {
      stageFile(file, staged, staging)
    } catch (error) {
      for (const stagedFile of staged.reverse()) discardFile(stagedFile)
      throw toWriteError(file.path, error)
    }
  }
  for (const { temporary, target } of staged) renameSync(temporary, target)
  for (const { path, content } of files) if (content === undefined) rmSync(path, { force: true })
}

/** Writes the new content of a file to a temporary file. */
function stageFile(
  { path, content = '' }: FileWrite,
  staged: StagedFile[],
  staging: string | undefined,
): void {
  // Follow symbolic links, so that a link is not replaced by a file.
  const target = existsSync(path) ? realpathSync(path) : path
  const stats = statSync(target, { throwIfNoEntry: false })
  if (stats?.isDirectory()) throw new Error('it is a folder')
  const newFolder = mkdirSync(dirname(target), { recursive: true })
  const folder = staging && isSameDevice(staging, dirname(target)) ? staging : dirname(target)
  // Renaming a file needs write access to the folder of its target, too.
  if (folder === staging) accessSync(dirname(target), constants.W_OK)
  const name = `${basename(target)}.${process.pid}-${randomUUID()}.part`
  const temporary = join(folder, name)
  staged.push({ target, temporary, newFolder })
  writeFileSync(temporary, content, stats ? { mode: stats.mode & 0o777 } : {})
}

/** True if files can be renamed from one folder to the other. */
const isSameDevice = (folder: string, other: string): boolean =>
  statSync(folder, { throwIfNoEntry: false })?.dev === statSync(other).dev

/** Matches the name of a temporary file, with the id of the process that wrote it. */
const PART_FILE = /\.(\d+)-[\da-f-]{36}\.part$/

/** Removes the temporary files of processes that were killed from folders. */
export async function removeAbandonedParts(folders: Iterable<string>): Promise<void> {
  for (const folder of new Set(folders)) {
    for (const name of (await ifExists(readdir(folder))) ?? []) {
      const [, pid] = PART_FILE.exec(name) ?? []
      if (pid === undefined || isProcessRunning(Number(pid))) continue
      await rm(join(folder, name), { force: true })
    }
  }
}

function discardFile({ target, temporary, newFolder }: StagedFile): void {
  rmSync(temporary, { force: true })
  if (newFolder === undefined) return
  for (let folder = dirname(target); folder.startsWith(newFolder); folder = dirname(folder)) {
    if (readdirSync(folder).length > 0) return
    rmdirSync(folder)
  }
}

/** The usual reasons why a file cannot be written. */
const WRITE_FAILURES: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is exceeded',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  // What Node reports if `mkdir` with `recursive` fails with EROFS.
  ENOENT: 'its folder cannot be created, perhaps because the file system is read-only',
  ENOTDIR: 'a folder of its path is a file',
  EEXIST: 'a folder of its path is a file',
}

/** Creates the error of a file or a folder that cannot be written. */
export function toWriteError(path: string, error: unknown): OperationError {
  const message = error instanceof Error ? error.message : String(error)
  const reason = (isSystemError(error) && WRITE_FAILURES[error.code ?? '']) || message
  return new OperationError('write-failed', `Cannot write ${path}: ${reason}.`, {
    hint: 'No file was changed.',
    cause: error,
  })
}

/** Formats a path relative to a folder, with slashes on every system. */
export const displayPath = (root: string, path: string): string =>
  (relative(root, path) || '.').split(sep).join('/')

/** True if a path is below a folder. */
export function isInside(folder: string, path: string): boolean {
  const fromFolder = relative(folder, path)
  const isOutside =
    fromFolder === '..' || fromFolder.startsWith(`..${sep}`) || isAbsolute(fromFolder)
  return fromFolder !== '' && !isOutside
}

/** Resolves the path of an option, which must be inside a folder. */
export function resolveInside(root: string, option: string, value: string): string {
  const path = resolve(root, value)
  if (isInside(root, path)) return path
  throw new OperationError(
    'path-outside',
    `The path "${value}" of ${option} is outside the project.`,
    {
      hint: `Use a path inside ${root}.`,
    },
  )
}
