import { readFile, writeFile } from 'node:fs/promises'
import { checksum } from '../../../src/node.ts'
import { buildSite } from '../../../src/site.ts'
import { oncePerProcess } from '../once-per-process.ts'
import { oncePerRun } from '../once-per-run.ts'
import { officialCorpus } from './official-corpus.ts'

/** The site of the official corpus, built once per run and read once per process. */
export const officialSite: ReadonlyMap<string, string> = await oncePerProcess(
  'official site',
  async () => {
    let built: ReadonlyMap<string, string> | undefined
    const folder = await oncePerRun('official-site', async (folder) => {
      built = await buildSite(officialCorpus, { checksum })
      await writeFile(`${folder}/files.json`, JSON.stringify([...built]))
    })
    return built ?? new Map(JSON.parse(await readFile(`${folder}/files.json`, 'utf8')))
  },
)
