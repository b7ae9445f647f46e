import { randomUUID } from 'node:crypto'
import { mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { ifExists } from '../node.ts'
import { CliError, EXIT } from './errors.ts'

/** What became of a file. */
export type FileChange = 'created' | 'changed' | 'same'

/** The text of a file, or undefined where there is none. */
export const readText = (path: string): Promise<string | undefined> =>
  ifExists(readFile(path, 'utf8'))

/** The bytes of a file, or undefined where there is none. */
export const readBytes = (path: string): Promise<Buffer | undefined> => ifExists(readFile(path))

/** The text of a file that must be there. */
export async function requireText(path: string, shown: string): Promise<string> {
  const stats = await ifExists(stat(path))
  if (stats?.isDirectory()) {
    throw new CliError('file-is-folder', `${shown} is a folder.`, { hint: 'Name a file in it.' })
  }
  const text = await readText(path)
  if (text !== undefined) return text
  throw new CliError('file-not-found', `There is no file ${shown}.`, { exit: EXIT.notFound })
}

/** Writes a file whole or not at all; nothing where it holds the same already. */
export async function writeFileAtomic(path: string, held: string | Buffer): Promise<FileChange> {
  // A link stays one: what it leads to is written.
  const target = (await ifExists(realpath(path))) ?? path
  const bytes = Buffer.from(held)
  const before = await readBytes(target)
  if (before?.equals(bytes)) return 'same'
  await mkdir(dirname(target), { recursive: true })
  const part = `${target}.${randomUUID()}.part`
  const stats = await ifExists(stat(target))
  try {
    await writeFile(part, bytes, stats ? { mode: stats.mode & 0o777 } : {})
    await rename(part, target)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return before === undefined ? 'created' : 'changed'
}

/** A path below a folder as people and settings write it: with slashes, on every system. */
export const displayPath = (root: string, path: string): string =>
  (relative(root, path) || '.').split(sep).join('/')

/** The path that an option names, which must lie below a folder. */
export function resolveInside(root: string, option: string, given: string): string {
  const path = resolve(root, given)
  const way = relative(root, path)
  if (way !== '' && !way.startsWith(`..${sep}`) && way !== '..' && !isAbsolute(way)) return path
  throw new CliError('path-outside', `${option} is "${given}", which lies outside the project.`, {
    hint: `Name a file below ${root}.`,
  })
}
