import { readFile } from 'node:fs/promises'
import type { Vocabulary } from '../src/core/kernel/vocabulary.ts'

/** Reads the vocabularies of the official corpus. */
export async function readVocabulary(root: string): Promise<Vocabulary> {
  const read = async (name: string) =>
    JSON.parse(await readFile(`${root}content/vocabulary/${name}.json`, 'utf8'))
  const [tags, categories, domains, features, components, io] = await Promise.all(
    ['tags', 'categories', 'domains', 'features', 'components', 'io'].map(read),
  )
  return { tags, categories, domains, features, components, io }
}
