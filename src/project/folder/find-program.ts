import { statSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, join, relative, sep } from 'node:path'

/** Where a program is looked for. */
export interface ProgramSearch {
  /** The folders of `PATH`, as one text. */
  readonly searchPath: string
  /** The folder whose programs are never run. */
  readonly except: string
  readonly platform?: NodeJS.Platform
}

/**
 * Returns the path of an installed program; undefined if there is none. Folders of the checked
 * project are skipped: npm adds its `node_modules/.bin` to `PATH`, and Windows looks in the current
 * folder first.
 */
export function findProgram(
  name: string,
  { searchPath, except, platform = process.platform }: ProgramSearch,
): string | undefined {
  const file = platform === 'win32' ? `${name}.exe` : name
  return listProgramFolders({ searchPath, except })
    .map((folder) => join(folder, file))
    .find(isFile)
}

/** Lists the folders of `PATH` whose programs may be run. */
export const listProgramFolders = ({ searchPath, except }: ProgramSearch): string[] =>
  searchPath
    .split(delimiter)
    .filter((folder) => isAbsolute(folder) && !PACKAGE_PROGRAMS.test(folder))
    .filter((folder) => !isInside(except, folder))

/** Matches a folder of the programs of packages. */
const PACKAGE_PROGRAMS = /[\\/]node_modules[\\/]\.bin[\\/]?$/

/** True if a folder is in another one. Everything is in the root of a disk, which is no project. */
function isInside(root: string, folder: string): boolean {
  const path = relative(root, folder)
  return (
    dirname(root) !== root && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
  )
}

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === true
