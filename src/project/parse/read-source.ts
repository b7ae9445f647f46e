import { readFileSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from '../../internal/verify.ts'
import { isSystemError } from '../errors.ts'
import { getFileRole } from './file-role.ts'
import type { Parsers } from './load-parsers.ts'
import { parseFile } from './parse-file.ts'

/** Why a file was not read. */
export type Omission =
  | 'large'
  | 'total'
  | 'binary'
  | 'unreadable'
  /** Took longer than a file may take. */
  | 'slow'
  /** Ended the process that read it. */
  | 'failed'
  /** Came after too many files that took too long. */
  | 'skipped'

/** A file that was not read. */
export interface OmittedFile {
  readonly omission: Omission
}

/** What became of a file that was to be read. */
export type ReadFile = SourceFile | OmittedFile

/** A file that is left to a process with a time limit, because it may take long. */
export const DEFERRED = 'deferred'

/** A file, or that it is left to a process. */
export type ReadResult = ReadFile | typeof DEFERRED

/** Returns the state of a file on disk, or that it cannot be read. */
export const readStats = (root: string, path: string): Stats | OmittedFile =>
  ifReadable((): Stats | OmittedFile => {
    const stats = statSync(join(root, path))
    // A pipe would never end.
    return stats.isFile() ? stats : { omission: 'unreadable' }
  })

/** Returns the text of a file, or why there is none. */
export const readSourceText = (root: string, path: string): string | OmittedFile =>
  ifReadable((): string | OmittedFile => {
    const text = readFileSync(join(root, path), 'utf8')
    return text.includes('\u0000') ? { omission: 'binary' } : text
  })

/** Parses the text of a file. */
export const parseSource = (path: string, text: string, parsers: Parsers): SourceFile =>
  parseFile({ path, role: getFileRole(path, text), text }, parsers)

function ifReadable<T>(read: () => T): T | OmittedFile {
  try {
    return read()
  } catch (error) {
    if (isSystemError(error)) return { omission: 'unreadable' }
    throw error
  }
}
