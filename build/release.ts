import { writeFile } from 'node:fs/promises'
import { recordRelease } from '../src/site.ts'
import { readCorpus, readReleaseLog, releaseLogPath } from './corpus.ts'

/** Records what some folders hold as released; the file that says so. */
export async function writeRelease(root: string, folders: readonly string[]): Promise<string> {
  const corpus = await readCorpus(root, { folders })
  const file = releaseLogPath(folders)
  await writeFile(file, recordRelease(corpus, await readReleaseLog(folders)))
  return file
}
