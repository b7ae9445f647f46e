import { readCorpus } from '../../build/corpus.ts'
import { ROOT } from './root.ts'

/** The official corpus, read once a test file. */
export const corpus = await readCorpus(ROOT)
