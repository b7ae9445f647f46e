import { hash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type ManifestFile, mapConcurrent } from '../site.ts'
import { ifExists } from './if-exists.ts'

/** The contents of files by their path below a folder. */
export type Tree = ReadonlyMap<string, string | Uint8Array>

/** Returns the size of a file's content and its checksum, as an `integrity` attribute has it. */
export const checksum = (content: string | Uint8Array): Omit<ManifestFile, 'path'> => ({
  bytes: Buffer.byteLength(content),
  integrity: `sha256-${hash('sha256', content, 'base64')}`,
})

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
 * Writes files below a folder and returns the paths that changed. Each file is replaced atomically.
 * A file that already has this content is not written, so its date still says when it changed.
 */
export async function writeTree(
  root: string,
  files: Tree,
  onProgress: (done: number) => void = () => {},
): Promise<string[]> {
  const folders = new Set([...files.keys()].map((path) => dirname(join(root, path))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  let done = 0
  const written = await mapConcurrent(
    [...files],
    async ([path, content]) => {
      const isChanged = await writeIfChanged(join(root, path), Buffer.from(content))
      onProgress(++done)
      return isChanged ? [path] : []
    },
    { concurrency: 16 },
  )
  return written.flat().sort()
}

/** Writes a file unless it has this content, and returns whether it was written. */
async function writeIfChanged(target: string, bytes: Buffer): Promise<boolean> {
  if (await hasContent(target, bytes)) return false
  await writeFile(`${target}.part`, bytes)
  await rename(`${target}.part`, target)
  return true
}

async function hasContent(target: string, bytes: Buffer): Promise<boolean> {
  const stats = await ifExists(stat(target))
  return stats?.size === bytes.length && bytes.equals(await readFile(target))
}

/** The paths that `replaceTree` wrote and removed. */
export interface ReplacedTree {
  readonly written: readonly string[]
  readonly removed: readonly string[]
}

/** Makes a folder hold exactly these files, apart from others that `isKept` allows to stay. */
export async function replaceTree(
  root: string,
  files: Tree,
  isKept: (path: string) => Promise<boolean> = async () => false,
): Promise<ReplacedTree> {
  await mkdir(root, { recursive: true })
  const removed: string[] = []
  // Files are removed first, because a folder may take the name of one.
  for (const path of await listFiles(root)) {
    if (files.has(path) || (await isKept(path))) continue
    await rm(join(root, path))
    removed.push(path)
  }
  await removeEmptyFolders(root)
  return { written: await writeTree(root, files), removed }
}

/** Removes the empty folders below a folder. */
async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const child = join(folder, entry.name)
    await removeEmptyFolders(child)
    if ((await readdir(child)).length === 0) await rmdir(child)
  }
}
