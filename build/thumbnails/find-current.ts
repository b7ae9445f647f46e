import type { FontFile } from '../../src/core/theme/fonts.ts'
import type { Corpus } from '../../src/site.ts'
import { readThumbnailDigests } from './digests.ts'
import { renderThumbnailSources } from './thumbnail-sources.ts'

interface PicturedCorpus {
  readonly corpus: Corpus
  /** The folders that the records were read from. */
  readonly folders: readonly string[]
  readonly fonts: readonly FontFile[]
}

/**
 * Returns the names of the stored thumbnails that show the records of a corpus. Another folder may
 * replace an official record, or a record that its picture shows, so previews are compared then.
 */
export async function findCurrentThumbnails(
  root: string,
  { corpus, folders, fonts }: PicturedCorpus,
): Promise<ReadonlySet<string>> {
  const digests = await readThumbnailDigests(root)
  const stored = new Set(Object.keys(digests))
  const isOfficial = folders.length === 1 && folders[0] === `${root}content`
  if (isOfficial) return stored
  const { sources } = await renderThumbnailSources(corpus, fonts, stored)
  return new Set(
    sources.filter(({ name, digest }) => digests[name] === digest).map(({ name }) => name),
  )
}
