import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ifExists } from '../../src/internal/node.ts'

/** The digest of the preview that each thumbnail shows, by the name of the thumbnail. */
export type ThumbnailDigests = Readonly<Record<string, string>>

/** The name of the file with the digests, in the folder of the pictures. */
export const DIGESTS_FILE = 'digests.json'

/** Returns the folder of the pictures, which is published as it is. */
export const thumbnailFolder = (root: string): string => join(root, 'public', 'thumbnails')

/** Reads the digests of the stored thumbnails; empty if there are none. */
export async function readThumbnailDigests(root: string): Promise<ThumbnailDigests> {
  const text = await ifExists(readFile(join(thumbnailFolder(root), DIGESTS_FILE), 'utf8'))
  return text === undefined ? {} : JSON.parse(text)
}

/** Returns the names of the stored thumbnails. */
export const readThumbnailNames = async (root: string): Promise<ReadonlySet<string>> =>
  new Set(Object.keys(await readThumbnailDigests(root)))
