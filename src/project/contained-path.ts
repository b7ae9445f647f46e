import { realpath } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { ifExists } from '../node.ts'
import { OperationError } from './errors.ts'

/**
 * Resolves a path that must be inside a folder, also after symbolic links are followed. The path
 * need not exist. `name` is its name in messages. Throws `path-outside` otherwise.
 */
export async function resolveContained(root: string, path: string, name: string): Promise<string> {
  if (path.includes('\0')) throw pathOutside(path, name)
  const [realRoot, realTarget] = await Promise.all([
    realpath(root),
    followLinks(resolve(root, path)),
  ])
  if (isInside(realRoot, realTarget)) return realTarget
  throw pathOutside(path, name)
}

/** Follows the symbolic links of the part of a path that exists. */
async function followLinks(path: string): Promise<string> {
  const real = await ifExists(realpath(path))
  if (real !== undefined) return real
  const parent = dirname(path)
  return parent === path ? path : join(await followLinks(parent), basename(path))
}

function isInside(root: string, path: string): boolean {
  const fromRoot = relative(root, path)
  return fromRoot !== '..' && !fromRoot.startsWith(`..${sep}`) && !isAbsolute(fromRoot)
}

const pathOutside = (path: string, name: string): OperationError =>
  new OperationError(
    'path-outside',
    `The path ${JSON.stringify(path)} of ${name} is outside the project.`,
    {
      hint: 'Use a path inside it, without links that lead out of it.',
    },
  )
