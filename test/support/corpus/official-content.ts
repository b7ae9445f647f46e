import { readVocabulary } from '../../../build/read-vocabulary.ts'
import { readContent } from '../../../src/node.ts'
import { oncePerProcess } from '../once-per-process.ts'
import { ROOT } from '../root.ts'
import { assembleShared } from './shared-assembler.ts'

/** The official content and its vocabulary, read once per process. */
export const officialContent = await oncePerProcess('official', async () => ({
  content: await readContent([`${ROOT}content`], assembleShared),
  vocabulary: await readVocabulary(ROOT),
}))
