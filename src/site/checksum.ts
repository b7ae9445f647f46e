import type { ManifestFile } from '../api/documents.ts'
import { encodeUtf8, subresourceIntegrity } from '../core/kernel/hash.ts'
import { type FileContent, toText } from './planned-file.ts'

/** The size and the checksum of a file. */
export type FileChecksum = Omit<ManifestFile, 'path'>

/** Returns the size and the checksum of a file's content. */
export type Checksum = (content: FileContent) => FileChecksum

/** Computes a checksum in any environment; a host may have a faster one. */
export const computeChecksum: Checksum = (content) => {
  const bytes = encodeUtf8(toText(content))
  return { bytes: bytes.length, integrity: subresourceIntegrity(bytes) }
}
