import { fileURLToPath } from 'node:url'
import { readVocabulary } from '../../build/vocabulary.ts'
import { readContent } from '../../src/node.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The official corpus and its words, read once. */
export const official = {
  content: await readContent([`${root}content`]),
  vocabulary: await readVocabulary(root),
}
