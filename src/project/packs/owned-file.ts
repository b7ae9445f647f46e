import type { FileWrite } from '../folder/files.ts'
import type { StalePack } from './stale-packs.ts'

/** A file that is not as svc would write it. */
export interface FileUpdate {
  /** The path, relative to the project. */
  readonly file: string
  /** `edited`: changed by hand. `kept`: not by svc, so it is only replaced with `--force`. */
  readonly change: StalePack['change'] | 'kept'
  /** The Markdown headings whose text changes. */
  readonly parts: readonly string[]
  readonly causes: readonly string[]
  /** What to do about a file that is kept. */
  readonly hint?: string
}

/** A file that svc writes. */
export interface OwnedFile extends FileWrite {
  /** Undefined if the file is up to date. */
  readonly update: FileUpdate | undefined
}
