import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Corpus } from '../../src/site.ts'
import { showcaseFolder } from '../corpus.ts'

/** The pictures that the manifest of a corpus names, by their path below the root of its site. */
export async function readThumbnails(
  { showcase }: Corpus,
  folders: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const beside = dirname(showcaseFolder(folders))
  const paths = (showcase?.manifest.apps ?? []).flatMap(({ thumbnail }) =>
    thumbnail ? [thumbnail.src.replace('../', '')] : [],
  )
  const read = paths.map(async (path) => [path, await readFile(join(beside, path))] as const)
  return new Map(await Promise.all(read))
}
