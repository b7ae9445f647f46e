import type { ManifestFile } from '../api/documents.ts'
import { encodeUtf8, subresourceIntegrity } from '../core/hash.ts'

/** The size and the checksum of a text. */
export type Checksum = (text: string) => Omit<ManifestFile, 'path'>

/** What a file of a site holds, and what its manifest says about it. */
export interface SiteFile extends ReturnType<Checksum> {
  readonly text: string
}

/** Makes a file of a text. */
export type CreateSiteFile = (text: string) => SiteFile

/**
 * Makes files of texts, by a host's own way to compute checksums where it has a faster one. An engine
 * keeps a new text in pieces until it is read: checked at once, it is never moved about in pieces.
 */
export const siteFileFactory =
  (checksum: Checksum = computeChecksum): CreateSiteFile =>
  (text) => ({ text, ...checksum(text) })

const computeChecksum: Checksum = (text) => {
  const bytes = encodeUtf8(text)
  return { bytes: bytes.length, integrity: subresourceIntegrity(bytes) }
}
