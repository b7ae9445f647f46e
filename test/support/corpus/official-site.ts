import { buildSiteOnce } from '../site/build-once.ts'
import { officialCorpus } from './official-corpus.ts'

/** The site of the official corpus. */
export const officialSite = await buildSiteOnce('official', officialCorpus)
