import { readCorpus } from '../../build/corpus.ts'
import { assemble } from './assemble.ts'
import { once } from './once.ts'
import { ROOT } from './root.ts'

/** The official corpus, read once a process. */
export const corpus = await once('corpus', () => readCorpus(ROOT, { assemble }))
