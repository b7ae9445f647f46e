import { readVocabulary } from '../../build/vocabulary.ts'
import { readContent } from '../../src/node.ts'
import { ROOT } from './root.ts'

/** The official corpus and its words, read once a test file. */
export const official = {
  content: await readContent([`${ROOT}content`]),
  vocabulary: await readVocabulary(ROOT),
}
