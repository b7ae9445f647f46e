import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ifExists } from '../../internal/node.ts'

/** The files of a project, relative to its root, with slashes. */
export interface SourceFiles {
  readonly files: readonly string[]
  /** False if there are more files than were listed. */
  readonly isComplete: boolean
}

const MAX_FILES = 20_000

/** Folders that contain no source files: packages and the output of tools. */
const OUTPUT_FOLDERS = new Set(['node_modules', 'bower_components', 'dist', 'build', 'out'])
const OTHER_FOLDERS = new Set(['coverage', 'vendor', 'storybook-static', '__snapshots__'])

/**
 * Lists the files of a project by name. Leaves out hidden folders, the output of tools, symbolic
 * links, folders with a `package.json`, which are projects of their own, and what is ignored. The
 * path of a folder that may be ignored ends with a slash.
 */
export async function listSourceFiles(
  root: string,
  isIgnored: (path: string) => boolean = () => false,
): Promise<SourceFiles> {
  const files: string[] = []
  const folders = ['']
  while (folders.length > 0 && files.length < MAX_FILES) {
    const folder = folders.shift() ?? ''
    const entries = await ifExists(readdir(join(root, folder), { withFileTypes: true }))
    if (entries === undefined || isOtherProject(folder, entries)) continue
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isFile() && !isIgnored(path)) files.push(path)
      else if (entry.isDirectory() && isSourceFolder(entry.name) && !isIgnored(`${path}/`))
        folders.push(path)
    }
  }
  return { files: files.slice(0, MAX_FILES).sort(), isComplete: files.length < MAX_FILES }
}

const isSourceFolder = (name: string): boolean =>
  !name.startsWith('.') && !OUTPUT_FOLDERS.has(name) && !OTHER_FOLDERS.has(name)

const isOtherProject = (folder: string, entries: readonly Dirent[]): boolean =>
  folder !== '' && entries.some(({ name }) => name === 'package.json')
