import type { Stats } from 'node:fs'
import { pluralize } from '../../index.ts'
import type { SourceFile, Syntax } from '../../verify.ts'
import { loadParsers } from './parse/load-parsers.ts'
import { getSyntax, listSyntaxes } from './parse/parse-file.ts'
import { type ReadFile, startThreads, type ThreadOptions } from './parse-threads.ts'
import {
  type Omission,
  type OmittedFile,
  parseSource,
  readSourceText,
  readStats,
} from './read-source.ts'

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

/**
 * Reads and parses the files with the given paths, in threads if there are many. Reading is
 * synchronous: one call per file costs less than the queue of the asynchronous functions.
 */
export async function readSources(
  root: string,
  paths: readonly string[],
  cache: SourceCache = new Map(),
  threads?: ThreadOptions,
): Promise<ProjectSources> {
  const known = paths.filter((path) => getSyntax(path) !== undefined)
  const listed = listFiles(root, known, cache)
  const pending = listed.filter((file) => 'stamp' in file)
  const read = await readFiles(
    { root, syntaxes: listSyntaxes(known), paths: pending.map(({ path }) => path), cache },
    threads,
  )
  const results = new Map(read.files.map((file, index) => [pending[index]?.path, file]))
  for (const { path, stamp } of pending) {
    const file = results.get(path)
    if (file !== undefined && !('omission' in file)) cache.set(path, { file, stamp })
  }
  const all = listed.map((listedFile): Result & { readonly path: string } => ({
    ...listedFile,
    ...toResult(results.get(listedFile.path)),
  }))
  const files = all.flatMap(({ file }) => file ?? [])
  return {
    files,
    limitations: [...read.limitations, ...describeOmissions(all), ...describeErrors(files)],
  }
}

/** What became of a file. */
type Result = Partial<OmittedFile & { readonly file: SourceFile }>

const toResult = (file: ReadFile | undefined): Result =>
  file === undefined ? {} : 'omission' in file ? file : { file }

/** A file of a project: parsed in an earlier run, left out, or to be read. */
type ListedFile = { readonly path: string } & (
  | { readonly file: SourceFile }
  | OmittedFile
  | { readonly stamp: string | null }
)

/** Finds out which files have to be read, because they are new or have changed. */
function listFiles(root: string, paths: readonly string[], cache: SourceCache): ListedFile[] {
  let totalBytes = 0
  return paths.map((path) => {
    const stats = readStats(root, path)
    if ('omission' in stats) return { path, ...stats }
    if (stats.size > MAX_FILE_BYTES) return { path, omission: 'large' }
    totalBytes += stats.size
    if (totalBytes > MAX_TOTAL_BYTES) return { path, omission: 'total' }
    const stamp = getStamp(stats)
    const cached = cache.get(path)
    if (cached?.stamp === stamp) return { path, file: cached.file }
    return { path, stamp: isSettled(stats) ? stamp : null }
  })
}

const getStamp = ({ mtimeMs, ctimeMs, size, ino }: Stats): string =>
  [mtimeMs, ctimeMs, size, ino].join(' ')

/** The coarsest times of common file systems: a second change within them is not visible. */
const TIME_RESOLUTION = 2_000

const isSettled = ({ mtimeMs, ctimeMs }: Stats): boolean =>
  Date.now() - Math.max(mtimeMs, ctimeMs) > TIME_RESOLUTION

/** The files to read, and the syntaxes of all files, whose parsers must be there. */
interface ReadJob {
  readonly root: string
  readonly syntaxes: ReadonlySet<Syntax>
  readonly paths: readonly string[]
  readonly cache: SourceCache
}

interface ReadFiles {
  readonly files: readonly ReadFile[]
  readonly limitations: readonly string[]
}

/** Reads files, in other threads too if there are many. */
async function readFiles(
  { root, syntaxes, paths, cache }: ReadJob,
  options: ThreadOptions | undefined,
): Promise<ReadFiles> {
  const threads = startThreads({ root, paths }, options)
  const { parsers, limitations } = await loadParsers(syntaxes)
  const files = await threads.finish((path) => {
    const text = readSourceText(root, path)
    if (typeof text !== 'string') return text
    const cached = cache.get(path)?.file
    return cached?.text === text ? cached : parseSource(path, text, parsers)
  })
  return { files, limitations }
}

const OMISSIONS: Readonly<Record<Omission, (count: string) => string>> = {
  large: (count) => `${count} larger than 1 MB not read`,
  total: (count) => `${count} not read, because all others together have 100 MB`,
  binary: (count) => `${count} with binary content not read`,
  unreadable: (count) => `${count} not read, because access is denied or the file has changed`,
}

function describeOmissions(files: readonly (Result & { readonly path: string })[]): string[] {
  const reasons = [...new Set(files.flatMap(({ omission }) => omission ?? []))]
  return reasons.map((reason) => {
    const paths = files.flatMap(({ path, omission }) => (omission === reason ? path : []))
    return `${OMISSIONS[reason](pluralize(paths.length, 'file'))}: ${listSome(paths)}.`
  })
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
