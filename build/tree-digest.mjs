import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Returns one digest over the paths and bytes of all files in a folder, or of a single file.
 * @param {string} location @param {(path: string) => boolean} [isIncluded]
 */
export function treeDigest(location, isIncluded = () => true) {
  const hash = createHash('sha256')
  for (const path of listFiles(location).filter(isIncluded)) {
    const bytes = readFileSync(path)
    hash.update(`${relative(location, path)}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/** @param {string} location */
const listFiles = (location) =>
  statSync(location).isFile()
    ? [location]
    : readdirSync(location, { recursive: true, withFileTypes: true })
        .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
        .filter(({ entry, path }) => entry.isFile() || isLinkToFile(entry, path))
        .map(({ path }) => path)
        .sort()

/** True for a link to a file, which counts as that file. Linked folders are skipped. @param {import('node:fs').Dirent} entry @param {string} path */
const isLinkToFile = (entry, path) =>
  entry.isSymbolicLink() && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false)
