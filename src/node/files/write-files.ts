import { randomUUID } from 'node:crypto'
import {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { ifExists } from '../if-exists.ts'
import { displayPath, requireSameFolder, resolveContained } from './contained-path.ts'
import { removeIfEmpty } from './empty-folders.ts'
import { FileError } from './file-error.ts'
import { isProcessRunning } from './lock.ts'
import { requireRegularFile } from './read-file.ts'

/** A file with its new content; undefined removes the file. */
export interface FileWrite {
  /** An absolute path, or one relative to the folder that the file belongs to. */
  readonly path: string
  readonly content: string | Buffer | undefined
}

interface StagedFile {
  readonly path: string
  readonly target: string
  readonly temporary: string
  /** The topmost folder that did not exist before. */
  readonly newFolder: string | undefined
}

/** The error of a file that cannot be written, with its path. */
export class WriteError extends Error {
  override readonly name = 'WriteError'
  readonly path: string

  constructor(path: string, cause: unknown) {
    super(`Cannot write ${path}.`, { cause })
    this.path = path
  }
}

/** How to write files. */
export interface WriteOptions {
  /** The folder for temporary files; next to their targets by default. */
  readonly staging?: string
  /** The root is a real path. Nothing is written if a link has replaced it since it was found. */
  readonly isRealRoot?: boolean
}

/**
 * Writes several files below a folder, or none if one of them cannot be written: each is first
 * written to a temporary file, then all are renamed. Synchronous, so that a signal handler runs
 * before or after all of it, and so that little can change between the checks of a path and its use.
 * Throws a `WriteError`.
 */
export function writeFilesIn(
  root: string,
  files: readonly FileWrite[],
  { staging, isRealRoot = false }: WriteOptions = {},
): void {
  const requireRoot = (): void => {
    if (isRealRoot) requireSameFolder(root)
  }
  const staged: StagedFile[] = []
  const removed = files.filter(({ content }) => content === undefined)
  for (const file of files) {
    if (file.content === undefined) continue
    withPath(
      file.path,
      () => {
        requireRoot()
        stageFile(root, file, staged, staging)
      },
      () => discardFiles(staged),
    )
  }
  // Checked once more before the first change: a folder may have become a link meanwhile.
  for (const { path, target } of staged) {
    withPath(
      path,
      () => {
        requireRoot()
        requireSameTarget(root, path, target)
      },
      () => discardFiles(staged),
    )
  }
  for (const { path, temporary, target } of staged) {
    withPath(path, () => renameSync(temporary, target))
  }
  for (const { path } of removed) {
    withPath(path, requireRoot)
    removeFileIn(root, path)
  }
}

/** Removes a file below a folder, if it exists. A link is removed, and never what it leads to. */
export function removeFileIn(root: string, path: string): void {
  withPath(path, () => {
    const file = resolve(root, path)
    try {
      unlinkSync(join(resolveContained(root, dirname(file)), basename(file)))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
    }
  })
}

function withPath(path: string, action: () => void, undo = (): void => {}): void {
  try {
    action()
  } catch (error) {
    undo()
    throw new WriteError(path, error)
  }
}

/** Writes the new content of a file to a temporary file. */
function stageFile(
  root: string,
  { path, content = '' }: FileWrite,
  staged: StagedFile[],
  staging: string | undefined,
): void {
  const target = resolveContained(root, path)
  const stats = lstatSync(target, { throwIfNoEntry: false })
  if (stats) {
    requireRegularFile(stats, displayPath(root, resolve(root, path)))
    if ((stats.mode & WRITE_BITS) === 0) throw readOnly(displayPath(root, resolve(root, path)))
  }
  const newFolder = mkdirSync(dirname(target), { recursive: true })
  const folder = chooseFolder(root, dirname(target), staging)
  const name = `${basename(target)}.${process.pid}-${randomUUID()}.part`
  const temporary = join(folder, name)
  staged.push({ path, target, temporary, newFolder })
  // A new file, never one that a link leads to.
  writeFileSync(temporary, content, { flag: 'wx', ...(stats && { mode: stats.mode & 0o777 }) })
}

const WRITE_BITS = 0o222

const readOnly = (name: string): FileError =>
  new FileError(
    'file-read-only',
    `${name} is read-only.`,
    'Allow writing to it first, for example with `chmod u+w`.',
  )

/** Returns the folder for a temporary file: it must allow renaming the file to its target. */
function chooseFolder(root: string, folder: string, staging: string | undefined): string {
  if (staging === undefined) return folder
  const realStaging = resolveContained(root, staging)
  const isSameDevice =
    statSync(realStaging, { throwIfNoEntry: false })?.dev === statSync(folder).dev
  if (!isSameDevice) return folder
  // Renaming a file needs write access to the folder of its target, too.
  accessSync(folder, constants.W_OK)
  return realStaging
}

function requireSameTarget(root: string, path: string, target: string): void {
  if (resolveContained(root, path) === target) return
  const name = displayPath(root, resolve(root, path))
  throw new FileError('path-outside', `${name} was replaced by a link.`, 'Try again.')
}

function discardFiles(staged: readonly StagedFile[]): void {
  for (const { target, temporary, newFolder } of staged.toReversed()) {
    rmSync(temporary, { force: true })
    if (newFolder === undefined) continue
    for (let folder = dirname(target); folder.startsWith(newFolder); folder = dirname(folder)) {
      if (!removeIfEmpty(folder)) break
    }
  }
}

/** Matches the name of a temporary file, with the id of the process that wrote it. */
const PART_FILE = /\.(\d+)-[\da-f-]{36}\.part$/

/** Removes the temporary files of processes that were killed from folders below a folder. */
export async function removeAbandonedParts(root: string, folders: Iterable<string>): Promise<void> {
  for (const folder of new Set(folders)) {
    const real = resolveContained(root, folder)
    for (const name of (await ifExists(readdir(real))) ?? []) {
      const [, pid] = PART_FILE.exec(name) ?? []
      if (pid === undefined || isProcessRunning(Number(pid))) continue
      removeFileIn(root, join(folder, name))
    }
  }
}
