import { createHash, hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type FileContent, type ManifestFile, mapConcurrent } from '../site.ts'
import { removeEmptyFolders } from './files/empty-folders.ts'
import {
  type FillFolder,
  type ReplacedTree,
  replaceFiles,
  STAGING_FOLDER,
  type WriteFile,
} from './files/staged-folder.ts'

/** The contents of files by their path below a folder. */
export type Tree = ReadonlyMap<string, string | Uint8Array>

/** Returns the size of a file's content and its checksum, as an `integrity` attribute has it. */
export function checksum(content: FileContent | Uint8Array): Omit<ManifestFile, 'path'> {
  if (typeof content === 'string' || content instanceof Uint8Array) {
    const bytes = Buffer.byteLength(content)
    return { bytes, integrity: `sha256-${hash('sha256', content, 'base64')}` }
  }
  const digest = createHash('sha256')
  let bytes = 0
  for (const part of content) {
    digest.update(part)
    bytes += Buffer.byteLength(part)
  }
  return { bytes, integrity: `sha256-${digest.digest('base64')}` }
}

/** Lists the paths of all files below a folder, relative to it, with slashes, sorted. */
export async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Lists the files below a folder with their checksums. */
export const checksumFiles = async (root: string): Promise<ManifestFile[]> =>
  mapConcurrent(await listFiles(root), async (path) => ({
    path,
    ...checksum(await readFile(join(root, path))),
  }))

/** Reads the files below a folder, by their path relative to it. */
export const readTree = async (root: string): Promise<Map<string, Uint8Array>> =>
  new Map(
    await mapConcurrent(
      await listFiles(root),
      async (path): Promise<[string, Uint8Array]> => [path, await readFile(join(root, path))],
    ),
  )

/**
 * Writes files below a folder and returns the paths that changed. A file that already has this
 * content is not written.
 */
export async function writeTree(root: string, files: Tree): Promise<readonly string[]> {
  return (await replaceFiles(root, (write) => writeAll(files, write))).written
}

async function writeAll(files: Tree, write: WriteFile): Promise<void> {
  for (const [path, content] of files) await write(path, content)
}

/** Makes a folder hold exactly these files, apart from others that `isKept` allows to stay. */
export async function replaceTree(
  root: string,
  files: Tree | FillFolder,
  isKept: (path: string) => boolean = () => false,
): Promise<ReplacedTree> {
  const fill = typeof files === 'function' ? files : (write: WriteFile) => writeAll(files, write)
  const listOldFiles = async (): Promise<string[]> => {
    await removeEmptyFolders(root)
    return (await listFiles(root)).filter((path) => !isKept(path) && !isStaged(path))
  }
  return replaceFiles(root, fill, { listOldFiles })
}

/** True for the files of a build that is running. */
const isStaged = (path: string): boolean => path.startsWith(`${STAGING_FOLDER}/`)
