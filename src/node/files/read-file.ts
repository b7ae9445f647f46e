import { constants, type Stats } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ifExists } from '../if-exists.ts'
import { displayPath, resolveContained } from './contained-path.ts'
import { FileError } from './file-error.ts'

/** No file that svc parses is this large, except those that it wrote itself. */
const MAX_BYTES = 16 * 1024 * 1024

// Windows has neither flag.
const NO_WAIT = constants.O_NONBLOCK ?? 0
const NO_LINKS = constants.O_NOFOLLOW ?? 0

/** How to read a file. */
export interface ReadOptions {
  /** The maximum size in bytes. */
  readonly maxBytes?: number
}

/**
 * Reads a file below a folder; undefined if it does not exist. Throws a `FileError` if links lead
 * out of the folder, if it is not a regular file, or if it is too large.
 */
export async function readFileIn(
  root: string,
  path: string,
  options: ReadOptions = {},
): Promise<Buffer | undefined> {
  const target = resolveContained(root, path)
  return openAndRead(target, displayPath(root, resolve(root, path)), options, NO_LINKS)
}

/**
 * Reads a file that a person named, wherever it is; undefined if it does not exist. `name` is its
 * name in messages. Throws a `FileError` if it is not a regular file, or if it is too large.
 */
export const readRegularFile = (
  path: string,
  name: string,
  options: ReadOptions = {},
): Promise<Buffer | undefined> => openAndRead(path, name, options, 0)

async function openAndRead(
  path: string,
  name: string,
  { maxBytes = MAX_BYTES }: ReadOptions,
  flags: number,
): Promise<Buffer | undefined> {
  const stats = await ifExists(stat(path))
  if (stats === undefined) return undefined
  requireReadable(stats, name, maxBytes)
  // Opening a pipe would wait for its other end, if one has taken the place of the file meanwhile.
  const file = await ifExists(open(path, constants.O_RDONLY | NO_WAIT | flags))
  if (file === undefined) return undefined
  try {
    requireReadable(await file.stat(), name, maxBytes)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

function requireReadable(stats: Stats, name: string, maxBytes: number): void {
  requireRegularFile(stats, name)
  if (stats.size <= maxBytes) return
  const size = Math.floor(maxBytes / 1024 / 1024)
  const message = `${name} is larger than ${size} MB.`
  throw new FileError('file-too-large', message, 'Remove the file, or make it smaller.')
}

/** Throws if a path leads to a folder, a pipe, a socket or a device. */
export function requireRegularFile(stats: Stats, name: string): void {
  if (stats.isFile()) return
  if (stats.isDirectory()) {
    const hint = 'Pass the path of a file, or remove the folder.'
    throw new FileError('file-is-folder', `${name} is a folder.`, hint)
  }
  const kind = stats.isFIFO() ? 'a named pipe' : stats.isSocket() ? 'a socket' : 'a device'
  throw new FileError('file-not-regular', `${name} is ${kind}.`, 'Replace it with a file.')
}
