import { readFile, writeFile } from 'node:fs/promises'
import { checksum } from '../../../src/internal/node.ts'
import { buildSite, type Corpus, type SitePart } from '../../../src/site.ts'
import { oncePerProcess } from '../once-per-process.ts'
import { oncePerRun } from '../once-per-run.ts'

/** Builds the site of a corpus once per run, and reads it once per process. */
export const buildSiteOnce = (
  name: string,
  corpus: Corpus,
  without: readonly SitePart[] = [],
): Promise<ReadonlyMap<string, string>> =>
  oncePerProcess(`site ${name}`, async () => {
    let built: ReadonlyMap<string, string> | undefined
    const folder = await oncePerRun(`site-${name}`, async (folder) => {
      built = await buildSite(corpus, { checksum, without })
      await writeFile(`${folder}/files.json`, JSON.stringify([...built]))
    })
    return built ?? new Map(JSON.parse(await readFile(`${folder}/files.json`, 'utf8')))
  })
