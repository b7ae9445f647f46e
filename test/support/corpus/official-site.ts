import { checksum } from '../../../src/node.ts'
import { buildSite } from '../../../src/site.ts'
import { oncePerProcess } from '../once-per-process.ts'
import { officialCorpus } from './official-corpus.ts'

/** The site of the official corpus, built once per process. */
export const officialSite: ReadonlyMap<string, string> = await oncePerProcess('official site', () =>
  buildSite(officialCorpus, { checksum }),
)
