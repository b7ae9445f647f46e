import { readCorpus } from '../../build/corpus.ts'
import { assembleShared } from './assemble.ts'
import { oncePerProcess } from './once.ts'
import { ROOT } from './root.ts'

/** The official corpus, read once a process. */
export const officialCorpus = await oncePerProcess('corpus', () =>
  readCorpus(ROOT, { assemble: assembleShared }),
)
