import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pluralize } from '../../index.ts'
import type { SourceFile } from '../../verify.ts'
import { isSystemError } from '../errors.ts'
import { getFileRole } from './file-role.ts'
import { loadParsers, type Parsers } from './parse/load-parsers.ts'
import { getSyntax, parseFile } from './parse/parse-file.ts'

/** The parsed files of earlier runs, by path. A file is parsed again if its text has changed. */
export type SourceCache = Map<string, SourceFile>

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
    const text = this.#readText(path)
    if (typeof text !== 'string') {
      this.#omitted.set(text.omission, [...(this.#omitted.get(text.omission) ?? []), path])
      return undefined
    }
    const cached = this.#cache.get(path)
    if (cached?.text === text) return cached
    const file = parseFile({ path, role: getFileRole(path, text), text }, this.#parsers)
    this.#cache.set(path, file)
    return file
  }

  #readText(path: string): string | { readonly omission: Omission } {
    try {
      const fullPath = join(this.#root, path)
      const { size } = statSync(fullPath)
      if (size > MAX_FILE_BYTES) return { omission: 'large' }
      this.#totalBytes += size
      if (this.#totalBytes > MAX_TOTAL_BYTES) return { omission: 'total' }
      const text = readFileSync(fullPath, 'utf8')
      return text.includes('\u0000') ? { omission: 'binary' } : text
    } catch (error) {
      if (isSystemError(error)) return { omission: 'unreadable' }
      throw error
    }
  }
}

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
