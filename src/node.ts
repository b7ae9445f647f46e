export type { CompilePoolOptions } from './node/compile-pool.ts'
export {
  checksum,
  checksumFiles,
  readTree,
  replaceTree,
  type Tree,
  writeTree,
} from './node/file-tree.ts'
export { displayPath, isInside, resolveContained } from './node/files/contained-path.ts'
export { FileError } from './node/files/file-error.ts'
export { type LockOwner, LockTimeoutError, withLock } from './node/files/lock.ts'
export { type ReadOptions, readFileIn, readRegularFile } from './node/files/read-file.ts'
export { type FillFolder, replaceFiles, STAGING_FOLDER } from './node/files/staged-folder.ts'
export { createTemporaryFolder } from './node/files/temporary-folder.ts'
export {
  type FileWrite,
  removeAbandonedParts,
  removeFileIn,
  WriteError,
  writeFilesIn,
} from './node/files/write-files.ts'
export { folderSource } from './node/folder-source.ts'
export { ifExists } from './node/if-exists.ts'
export { createListener, type Listener } from './node/listener.ts'
export { precompress } from './node/precompress.ts'
export { readContent } from './node/read-content.ts'
export type { RunningServer, ServeOptions } from './node/server.ts'
export { serve } from './node/server.ts'
export { sha256 } from './node/sha256.ts'
