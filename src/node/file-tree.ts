import { hash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { ManifestFile } from '../site.ts'

/** The size of a text or of bytes, and their checksum as `integrity` has it. */
export const checksum = (held: string | Uint8Array): Omit<ManifestFile, 'path'> => ({
  bytes: Buffer.byteLength(held),
  integrity: `sha256-${hash('sha256', held, 'base64')}`,
})

/** SHA-256 of a text in hex, for a corpus that is read here. */
export const sha256 = (text: string): string => hash('sha256', text, 'hex')

/** The paths of all files below a folder, from there, with slashes, in order. */
export async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** The files below a folder with their checksums. */
export async function checksumFiles(root: string): Promise<ManifestFile[]> {
  const files: ManifestFile[] = []
  for (const path of await listFiles(root)) {
    files.push({ path, ...checksum(await readFile(join(root, path))) })
  }
  return files
}

/** So many files are written at a time. */
const WRITE_CONCURRENCY = 16

/** What files are to hold, by their path below a folder. */
export type Tree = ReadonlyMap<string, string | Uint8Array>

/**
 * Writes files below a folder; each appears whole or not at all. A file that has these bytes already
 * is left alone, so that its date still says when it changed. The paths that were written.
 */
export async function writeTree(root: string, files: Tree): Promise<string[]> {
  const folders = new Set([...files.keys()].map((path) => dirname(join(root, path))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  const [waiting, written] = [[...files], [] as string[]]
  const next = async (): Promise<void> => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      if (await writeIfChanged(join(root, file[0]), Buffer.from(file[1]))) written.push(file[0])
    }
  }
  await Promise.all(Array.from({ length: WRITE_CONCURRENCY }, next))
  return written.sort()
}

/** Whether the file had to be written. */
async function writeIfChanged(target: string, bytes: Buffer): Promise<boolean> {
  if (await hasContent(target, bytes)) return false
  await writeFile(`${target}.part`, bytes)
  await rename(`${target}.part`, target)
  return true
}

async function hasContent(target: string, bytes: Buffer): Promise<boolean> {
  try {
    const { size } = await stat(target)
    return size === bytes.length && bytes.equals(await readFile(target))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

/** What became of a folder: the paths that were written, and those that were removed. */
export interface ReplacedTree {
  readonly written: readonly string[]
  readonly removed: readonly string[]
}

/** Makes a folder hold these files and no others but those that may stay. */
export async function replaceTree(
  root: string,
  files: Tree,
  mayStay: (path: string) => Promise<boolean> = async () => false,
): Promise<ReplacedTree> {
  await mkdir(root, { recursive: true })
  const removed: string[] = []
  // First, since a file may stand where a folder is to be.
  for (const path of await listFiles(root)) {
    if (files.has(path) || (await mayStay(path))) continue
    await rm(join(root, path))
    removed.push(path)
  }
  await removeEmptyFolders(root)
  return { written: await writeTree(root, files), removed }
}

/** What the files below a folder hold, by their path from there. */
export async function readTree(root: string): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const path of await listFiles(root)) files.set(path, await readFile(join(root, path)))
  return files
}

/** Removes the folders below one that hold nothing. */
async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const below = join(folder, entry.name)
    await removeEmptyFolders(below)
    if ((await readdir(below)).length === 0) await rmdir(below)
  }
}
