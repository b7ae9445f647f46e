import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
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
