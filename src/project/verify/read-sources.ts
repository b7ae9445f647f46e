import { readFileSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { pluralize } from '../../index.ts'
import type { SourceFile } from '../../verify.ts'
import { isSystemError } from '../errors.ts'
import { getFileRole } from './file-role.ts'
import { loadParsers, type Parsers } from './parse/load-parsers.ts'
import { getSyntax, parseFile } from './parse/parse-file.ts'

/** A parsed file, and the state on disk that it was read from. */
export interface CachedSource {
  readonly file: SourceFile
  /** Null if the file was written so recently that a later change may look the same. */
  readonly stamp: string | null
}

/** The parsed files of earlier runs, by path. A file is parsed again if its text has changed. */
export type SourceCache = Map<string, CachedSource>

/** The parsed files of a project. */
export interface ProjectSources {
  readonly files: readonly SourceFile[]
  /** What could not be read, in sentences. */
  readonly limitations: readonly string[]
}

const MAX_FILE_BYTES = 1_000_000
const MAX_TOTAL_BYTES = 100_000_000

/** Why a file was not read. */
type Omission = 'large' | 'total' | 'binary' | 'unreadable'

const OMISSIONS: Readonly<Record<Omission, (count: string) => string>> = {
  large: (count) => `${count} larger than 1 MB not read`,
  total: (count) => `${count} not read, because all others together have 100 MB`,
  binary: (count) => `${count} with binary content not read`,
  unreadable: (count) => `${count} not read, because access is denied or the file has changed`,
}

/**
 * Reads and parses the files with the given paths. Reading is synchronous: one call per file costs
 * less than the queue of the asynchronous functions.
 */
export async function readSources(
  root: string,
  paths: readonly string[],
  cache: SourceCache = new Map(),
): Promise<ProjectSources> {
  const known = paths.flatMap((path) => getSyntax(path) ?? [])
  const { parsers, limitations } = await loadParsers(root, new Set(known))
  const reader = new SourceReader(root, parsers, cache)
  const files = paths
    .filter((path) => getSyntax(path) !== undefined)
    .flatMap((path) => reader.read(path) ?? [])
  return { files, limitations: [...limitations, ...reader.limitations, ...describeErrors(files)] }
}

class SourceReader {
  readonly #root: string
  readonly #parsers: Parsers
  readonly #cache: SourceCache
  readonly #omitted = new Map<Omission, string[]>()
  #totalBytes = 0

  constructor(root: string, parsers: Parsers, cache: SourceCache) {
    this.#root = root
    this.#parsers = parsers
    this.#cache = cache
  }

  get limitations(): string[] {
    return [...this.#omitted].map(
      ([omission, paths]) =>
        `${OMISSIONS[omission](pluralize(paths.length, 'file'))}: ${listSome(paths)}.`,
    )
  }

  read(path: string): SourceFile | undefined {
    const cached = this.#cache.get(path)
    const source = this.#readText(path, cached)
    if ('omission' in source) {
      this.#omitted.set(source.omission, [...(this.#omitted.get(source.omission) ?? []), path])
      return undefined
    }
    if ('file' in source) return source.file
    const { text, stamp } = source
    const file =
      cached?.file.text === text
        ? cached.file
        : parseFile({ path, role: getFileRole(path, text), text }, this.#parsers)
    this.#cache.set(path, { file, stamp })
    return file
  }

  #readText(path: string, cached: CachedSource | undefined): TextOfFile {
    try {
      const fullPath = join(this.#root, path)
      const stats = statSync(fullPath)
      if (stats.size > MAX_FILE_BYTES) return { omission: 'large' }
      this.#totalBytes += stats.size
      if (this.#totalBytes > MAX_TOTAL_BYTES) return { omission: 'total' }
      const stamp = getStamp(stats)
      if (cached !== undefined && cached.stamp === stamp) return cached
      const text = readFileSync(fullPath, 'utf8')
      if (text.includes('\u0000')) return { omission: 'binary' }
      return { text, stamp: isSettled(stats) ? stamp : null }
    } catch (error) {
      if (isSystemError(error)) return { omission: 'unreadable' }
      throw error
    }
  }
}

/** The text of a file, the parsed file if it has not changed, or why it was not read. */
type TextOfFile =
  | { readonly text: string; readonly stamp: string | null }
  | CachedSource
  | { readonly omission: Omission }

const getStamp = ({ mtimeMs, ctimeMs, size, ino }: Stats): string =>
  [mtimeMs, ctimeMs, size, ino].join(' ')

/** The coarsest times of common file systems: a second change within them is not visible. */
const TIME_RESOLUTION = 2_000

const isSettled = ({ mtimeMs, ctimeMs }: Stats): boolean =>
  Date.now() - Math.max(mtimeMs, ctimeMs) > TIME_RESOLUTION

const MAX_NAMES = 3

const listSome = (names: readonly string[]): string =>
  names.length > MAX_NAMES
    ? `${names.slice(0, MAX_NAMES).join(', ')} and ${names.length - MAX_NAMES} more`
    : names.join(', ')

function describeErrors(files: readonly SourceFile[]): string[] {
  const broken = files.filter(({ errors }) => errors.length > 0)
  if (broken.length === 0) return []
  const names = broken.map(({ path, errors: [message] }) => `${path} (${message})`)
  const subject = `${pluralize(broken.length, 'file')} with syntax errors only partly read`
  return [`${subject}: ${listSome(names)}.`]
}
