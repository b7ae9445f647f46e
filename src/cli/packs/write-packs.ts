import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomic } from '../files.ts'
import { renderPackFiles } from './pack-files.ts'
import { findStalePacks, type PackComparison, type StalePack } from './stale-packs.ts'

/** Writes the packs of a bundle into a folder, and says which files are no longer what they were. */
export async function writePacks(folder: string, comparison: PackComparison): Promise<StalePack[]> {
  const stale = await findStalePacks(comparison)
  const gone = stale.filter(({ change }) => change === 'removed')
  for (const [name, text] of renderPackFiles(comparison.bundle, comparison.format)) {
    await writeFileAtomic(join(folder, name), text)
  }
  for (const { file } of gone) await rm(join(folder, file), { force: true })
  return stale
}
