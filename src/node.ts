export type { CompilePoolOptions } from './node/compile-pool.ts'
export {
  checksum,
  checksumFiles,
  readTree,
  replaceTree,
  type Tree,
  writeTree,
} from './node/file-tree.ts'
export { folderSource } from './node/folder-source.ts'
export { ifExists } from './node/if-exists.ts'
export { createListener, type Listener } from './node/listener.ts'
export { isProcessRunning, type LockOwner, LockTimeoutError, withLock } from './node/lock.ts'
export { precompress } from './node/precompress.ts'
export { readContent } from './node/read-content.ts'
export type { RunningServer, ServeOptions } from './node/server.ts'
export { serve } from './node/server.ts'
export { sha256 } from './node/sha256.ts'
export { type FillFolder, replaceFiles, STAGING_FOLDER } from './node/staged-folder.ts'
export { createTemporaryFolder } from './node/temporary-folder.ts'
