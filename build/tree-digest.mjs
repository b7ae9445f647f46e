import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** One digest over the paths and bytes of every file below a folder. @param {string} folder */
export function treeDigest(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const path of paths) hash.update(`${relative(folder, path)}\0`).update(readFileSync(path))
  return hash.digest('hex')
}
