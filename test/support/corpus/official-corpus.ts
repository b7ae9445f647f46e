import { readCorpus } from '../../../build/corpus.ts'
import { oncePerProcess } from '../once-per-process.ts'
import { ROOT } from '../root.ts'
import { assembleShared } from './shared-assembler.ts'

/** The official corpus, read once per process. */
export const officialCorpus = await oncePerProcess('corpus', () =>
  readCorpus(ROOT, { assemble: assembleShared }),
)
