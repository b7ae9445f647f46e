export {
  checksum,
  checksumFiles,
  readTree,
  replaceTree,
  type Tree,
  writeTree,
} from '../node/file-tree.ts'
export { displayPath, isInside, resolveContained } from '../node/files/contained-path.ts'
export { FileError } from '../node/files/file-error.ts'
export { LockTimeoutError, withLock } from '../node/files/lock.ts'
export { type ReadOptions, readFileIn, readRegularFile } from '../node/files/read-file.ts'
export { type FillFolder, replaceFiles, STAGING_FOLDER } from '../node/files/staged-folder.ts'
export { createTemporaryFolder } from '../node/files/temporary-folder.ts'
export {
  type FileWrite,
  removeAbandonedParts,
  removeFileIn,
  WriteError,
  type WriteOptions,
  writeFilesIn,
} from '../node/files/write-files.ts'
export { ifExists } from '../node/if-exists.ts'
export { sha256 } from '../node/sha256.ts'
