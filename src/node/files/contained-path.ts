import { lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { FileError } from './file-error.ts'

/** Formats a path relative to a folder, with slashes on every system. */
export const displayPath = (root: string, path: string): string =>
  (relative(root, path) || '.').split(sep).join('/')

/** True if a path is below a folder. Links are not followed. */
export function isInside(folder: string, path: string): boolean {
  const fromFolder = relative(folder, path)
  const isOutside =
    fromFolder === '..' || fromFolder.startsWith(`..${sep}`) || isAbsolute(fromFolder)
  return fromFolder !== '' && !isOutside
}

/**
 * Returns the real path of a file below a folder, which need not exist. Links that stay in the
 * folder are followed, and the folder itself may be reached through links. Throws if the path, or a
 * link in it, leads out of the folder. `name` is the name of the file in messages.
 */
export function resolveContained(root: string, path: string, name?: string): string {
  const target = resolve(root, path)
  const real = resolveLinks(target)
  const realRoot = resolveLinks(root)
  if (real === realRoot || isInside(realRoot, real)) return real
  const subject = name ?? displayPath(root, target)
  throw new FileError(
    'path-outside',
    isInside(root, target)
      ? `${subject} leads through a symbolic link to ${real}, which is outside ${root}.`
      : `${subject} is outside ${root}.`,
    'Remove the link, or replace it with a file or folder.',
  )
}

/**
 * Throws if a folder has been replaced by a link since its real path was found, or one of the folders
 * above it. What is written below it would follow the link.
 */
export function requireSameFolder(realFolder: string): void {
  if (resolveLinks(realFolder) === realFolder) return
  throw new FileError(
    'path-outside',
    `${realFolder} was replaced by a link.`,
    'Remove the link, and try again.',
  )
}

/** The limit of Linux for links that lead to links. */
const MAX_LINKS = 40

/** Follows the symbolic links of a path, also one whose target does not exist. */
function resolveLinks(path: string, depth = 0): string {
  const real = ifFound(() => realpathSync.native(path))
  if (real !== undefined) return real
  const parent = dirname(path)
  if (parent === path) return path
  const folder = resolveLinks(parent, depth)
  const file = join(folder, basename(path))
  const link = ifFound(() => (lstatSync(file).isSymbolicLink() ? readlinkSync(file) : undefined))
  if (link === undefined) return file
  if (depth === MAX_LINKS) {
    const message = `${path} is a symbolic link that leads in a circle.`
    throw new FileError('file-not-regular', message, 'Remove the link.')
  }
  return resolveLinks(resolve(folder, link), depth + 1)
}

const NOT_FOUND = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']

/** Calls a function of the file system; undefined if the path leads to no file. */
function ifFound<T>(call: () => T): T | undefined {
  try {
    return call()
  } catch (error) {
    // A circle of links leads to no file either, nor does a name that no file can have.
    if (NOT_FOUND.includes((error as NodeJS.ErrnoException).code ?? '')) {
      return undefined
    }
    throw error
  }
}
