import { readdirSync, rmdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes a folder unless it has content; true if it was removed. */
export function removeIfEmpty(folder: string): boolean {
  try {
    if (readdirSync(folder).length > 0) return false
    rmdirSync(folder)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTEMPTY') return false
    throw error
  }
}

/** Removes the empty folders below a folder. */
export async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const child = join(folder, entry.name)
    await removeEmptyFolders(child)
    removeIfEmpty(child)
  }
}
