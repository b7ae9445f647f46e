import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * One digest over the paths and bytes of every file below a folder, or of one file.
 * @param {string} place @param {(path: string) => boolean} [isMeant] which paths count; all unless said
 */
export function treeDigest(place, isMeant = () => true) {
  const hash = createHash('sha256')
  for (const path of listFiles(place).filter(isMeant)) {
    const bytes = readFileSync(path)
    hash.update(`${relative(place, path)}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/** @param {string} place */
const listFiles = (place) =>
  statSync(place).isFile()
    ? [place]
    : readdirSync(place, { recursive: true, withFileTypes: true })
        .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
        .filter(({ entry, path }) => entry.isFile() || isLinkToFile(entry, path))
        .map(({ path }) => path)
        .sort()

/** A link to a file is read as the file; a folder behind a link is not entered. @param {import('node:fs').Dirent} entry @param {string} path */
const isLinkToFile = (entry, path) =>
  entry.isSymbolicLink() && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false)
