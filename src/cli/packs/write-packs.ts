import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../files.ts'
import { packFiles } from './pack-files.ts'
import { type Comparison, type StalePack, stalePacks } from './stale-packs.ts'

/** Writes the packs of a bundle into a folder, and says which files are no longer what they were. */
export async function writePacks(folder: string, comparison: Comparison): Promise<StalePack[]> {
  const stale = await stalePacks(comparison)
  const gone = stale.filter(({ change }) => change === 'removed')
  for (const [name, text] of packFiles(comparison.bundle, comparison.format)) {
    await writeWhole(join(folder, name), text)
  }
  for (const { file } of gone) await rm(join(folder, file), { force: true })
  return stale
}
