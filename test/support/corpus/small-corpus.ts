import { readCorpus } from '../../../build/corpus.ts'
import { oncePerProcess } from '../once-per-process.ts'
import { ROOT } from '../root.ts'

/** A corpus with a few records of every type, for tests of what happens to files. */
export const smallCorpus = await oncePerProcess('small corpus', () =>
  readCorpus(ROOT, { folders: [`${ROOT}test/fixtures/corpus`] }),
)
