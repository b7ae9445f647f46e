import { readVocabulary } from '../../build/vocabulary.ts'
import { readContent } from '../../src/node.ts'
import { assemble } from './assemble.ts'
import { once } from './once.ts'
import { ROOT } from './root.ts'

/** The official corpus and its words, read once a process. */
export const official = await once('official', async () => ({
  content: await readContent([`${ROOT}content`], assemble),
  vocabulary: await readVocabulary(ROOT),
}))
