import { dirname, resolve } from 'node:path'
import {
  displayPath,
  FileError,
  type FileWrite,
  isInside,
  type ReadOptions,
  readFileIn,
  readRegularFile,
  removeFileIn,
  removeAbandonedParts as removeParts,
  resolveContained,
  WriteError,
  type WriteOptions,
  writeFilesIn,
} from '../../internal/node.ts'
import { EXIT, isSystemError, OperationError } from '../errors.ts'

// Every file of a project is read and written through these functions. They take the folder that the
// file must not leave, also not through a symbolic link: see SECURITY.md.

export { displayPath, type FileWrite, isInside }

/** The effect of writing a file. */
export type FileChange = 'created' | 'changed' | 'same'

/** Reads a text file below a folder; undefined if it does not exist. */
export const readText = async (
  root: string,
  file: string,
  options?: ReadOptions,
): Promise<string | undefined> => (await readBytes(root, file, options))?.toString('utf8')

/**
 * Reads a text file that was found below a folder; undefined if it is one of those that are not read:
 * a link that leads out of the folder, a special file, or a huge one.
 */
export const readFoundText = (root: string, file: string): Promise<string | undefined> =>
  readText(root, file).catch((error: unknown) => {
    if (error instanceof OperationError && error.cause instanceof FileError) return undefined
    throw error
  })

/** Reads a file below a folder as bytes; undefined if it does not exist. */
export const readBytes = (
  root: string,
  file: string,
  options?: ReadOptions,
): Promise<Buffer | undefined> => readFileIn(root, file, options).catch(rethrowFileError)

/** Reads a file that a person named, wherever it is, as bytes; undefined if it does not exist. */
export const readNamedBytes = (
  path: string,
  name: string,
  options?: ReadOptions,
): Promise<Buffer | undefined> => readRegularFile(path, name, options).catch(rethrowFileError)

/** Reads a text file that a person named, wherever it is; undefined if it does not exist. */
const readNamedText = async (path: string, name: string): Promise<string | undefined> =>
  (await readNamedBytes(path, name))?.toString('utf8')

/** Reads a text file that a person named and that must exist; `hint` says what names it. */
export const requireText = async (path: string, name: string, hint?: string): Promise<string> =>
  requireFound(await readNamedText(path, name), name, hint)

/** Throws if there was no file to read; `hint` says what names the file. */
export function requireFound<T>(content: T | undefined, name: string, hint?: string): T {
  if (content !== undefined) return content
  throw new OperationError('file-not-found', `File not found: ${name}.`, {
    exit: EXIT.notFound,
    ...(hint === undefined ? {} : { hint }),
  })
}

/**
 * Returns the folder that a path must not leave if a person chose it: the project, or outside of it
 * the folder of the file.
 */
export const getBoundary = (root: string, path: string, folder = dirname(path)): string =>
  isInside(root, path) ? root : folder

/** Returns the real path of a folder that a person chose, which need not exist. */
export const resolveChosenFolder = (root: string, folder: string): string =>
  requireContained(getBoundary(root, folder, folder), folder)

/** Returns the real path of a file or folder. Throws if links lead out of the root. */
export function requireContained(root: string, path: string): string {
  try {
    return resolveContained(root, path)
  } catch (error) {
    return rethrowFileError(error)
  }
}

/** Writes a file below a folder atomically, unless its content is the same. */
export async function writeFileAtomic(
  root: string,
  file: string,
  content: string | Buffer,
  options?: WriteOptions,
): Promise<FileChange> {
  const before = await readBytes(root, file, { maxBytes: Number.POSITIVE_INFINITY })
  if (before?.equals(Buffer.from(content))) return 'same'
  writeFilesAtomic(root, [{ path: file, content }], options)
  return before === undefined ? 'created' : 'changed'
}

/** Writes several files below a folder, or none if one of them cannot be written. */
export function writeFilesAtomic(
  root: string,
  files: readonly FileWrite[],
  options?: WriteOptions,
): void {
  try {
    writeFilesIn(root, files, options)
  } catch (error) {
    throw error instanceof WriteError ? toWriteError(error.path, error.cause) : error
  }
}

/** Removes a file below a folder, if it exists. A link is removed, and never what it leads to. */
export function removeFile(root: string, file: string): void {
  try {
    removeFileIn(root, file)
  } catch (error) {
    throw error instanceof WriteError ? toWriteError(error.path, error.cause) : error
  }
}

/** Removes the temporary files of processes that were killed from folders below a folder. */
export const removeAbandonedParts = (root: string, folders: Iterable<string>): Promise<void> =>
  removeParts(root, folders).catch(rethrowFileError)

/** Throws the error of a file as one of an operation. */
export function rethrowFileError(error: unknown): never {
  if (error instanceof FileError) {
    const { code, message, hint } = error
    throw new OperationError(code, message, { hint, cause: error })
  }
  throw error instanceof WriteError ? toWriteError(error.path, error.cause) : error
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
  if (error instanceof FileError) {
    const hint = `No file was changed. ${error.hint}`
    return new OperationError('write-failed', `Cannot write ${path}: ${message}`, {
      hint,
      cause: error,
    })
  }
  const reason = (isSystemError(error) && WRITE_FAILURES[error.code ?? '']) || message
  return new OperationError('write-failed', `Cannot write ${path}: ${reason}.`, {
    hint: 'No file was changed.',
    cause: error,
  })
}

/** True if a path or name has a control character, which would add a line to a text about it. */
export const hasControlCharacter = (text: string): boolean => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)

/** Resolves the path of an option, which must be inside a folder. */
export function resolveInside(root: string, option: string, value: string): string {
  if (hasControlCharacter(value)) {
    const message = `The path ${JSON.stringify(value)} of ${option} has a control character.`
    throw new OperationError('path-invalid', message, { hint: 'Remove it.' })
  }
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
