import { checksum } from '../../src/node.ts'
import { buildSite } from '../../src/site.ts'
import { corpus } from './corpus.ts'
import { once } from './once.ts'

/** The site of the official corpus, built once a process. */
export const officialSite: ReadonlyMap<string, string> = await once('official site', () =>
  buildSite(corpus, { checksum }),
)
