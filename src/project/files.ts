import { randomUUID } from 'node:crypto'
import { mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { ifExists } from '../node.ts'
import { EXIT, OperationError } from './errors.ts'

/** The effect of writing a file. */
export type FileChange = 'created' | 'changed' | 'same'

/** Reads a text file; undefined if it does not exist. */
export const readText = (path: string): Promise<string | undefined> =>
  ifExists(readFile(path, 'utf8'))

/** Reads a file as bytes; undefined if it does not exist. */
export const readBytes = (path: string): Promise<Buffer | undefined> => ifExists(readFile(path))

/** Reads a text file that must exist; `name` is its name in messages. */
export async function requireText(path: string, name: string): Promise<string> {
  const stats = await ifExists(stat(path))
  if (stats?.isDirectory()) {
    throw new OperationError('file-is-folder', `${name} is a folder.`, {
      hint: 'Pass the path of a file.',
    })
  }
  const text = await readText(path)
  if (text !== undefined) return text
  throw new OperationError('file-not-found', `File not found: ${name}.`, { exit: EXIT.notFound })
}

/** Writes a file atomically, unless its content is the same. */
export async function writeFileAtomic(path: string, content: string | Buffer): Promise<FileChange> {
  // Follow symbolic links, so that a link is not replaced by a file.
  const target = (await ifExists(realpath(path))) ?? path
  const bytes = Buffer.from(content)
  const before = await readBytes(target)
  if (before?.equals(bytes)) return 'same'
  await mkdir(dirname(target), { recursive: true })
  const temporary = `${target}.${randomUUID()}.part`
  const stats = await ifExists(stat(target))
  try {
    await writeFile(temporary, bytes, stats ? { mode: stats.mode & 0o777 } : {})
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  return before === undefined ? 'created' : 'changed'
}

/** Formats a path relative to a folder, with slashes on every system. */
export const displayPath = (root: string, path: string): string =>
  (relative(root, path) || '.').split(sep).join('/')

/** Resolves the path of an option, which must be inside a folder. */
export function resolveInside(root: string, option: string, value: string): string {
  const path = resolve(root, value)
  const fromRoot = relative(root, path)
  const isOutside = fromRoot === '..' || fromRoot.startsWith(`..${sep}`) || isAbsolute(fromRoot)
  if (fromRoot !== '' && !isOutside) return path
  throw new OperationError(
    'path-outside',
    `The path "${value}" of ${option} is outside the project.`,
    {
      hint: `Use a path inside ${root}.`,
    },
  )
}
