import type { Stats } from 'node:fs'
import type { SourceFile, Syntax } from '../../internal/verify.ts'
import { pluralize } from '../../internal.ts'
import { loadParsers } from './load-parsers.ts'
import { getSyntax, listSyntaxes } from './parse-file.ts'
import { startThreads, type ThreadOptions } from './parse-threads.ts'
import { createQuickParser } from './quick-parser.ts'
import {
  DEFERRED,
  type Omission,
  type OmittedFile,
  parseSource,
  type ReadFile,
  type ReadResult,
  readSourceText,
  readStats,
} from './read-source.ts'
import { createTimedParser, DEFAULT_FILE_TIMEOUT, type TimeLimit } from './timed-parser.ts'

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
  options: ThreadOptions & TimeLimit = {},
): Promise<ProjectSources> {
  const known = paths.filter((path) => getSyntax(path) !== undefined)
  const listed = listFiles(root, known, cache)
  const pending = listed.filter((file) => 'stamp' in file)
  const read = await readFiles(
    { root, syntaxes: listSyntaxes(known), paths: pending.map(({ path }) => path), cache },
    options,
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
    limitations: [
      ...read.limitations,
      ...describeOmissions(all, options.fileTimeout),
      ...describeErrors(files),
    ],
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

/**
 * Reads files, in other threads too if there are many. Those that may take long are read in a
 * process with a time limit, or here if no process can start.
 */
async function readFiles(
  { root, syntaxes, paths, cache }: ReadJob,
  options: ThreadOptions & TimeLimit = {},
): Promise<ReadFiles> {
  const timed = createTimedParser(root, options)
  const results = new Map<string, ReadFile>()
  const readText = (path: string): string | ReadFile => {
    const text = readSourceText(root, path)
    const cached = cache.get(path)?.file
    return typeof text === 'string' && cached?.text === text ? cached : text
  }
  const threads = startThreads({ root, paths }, options)
  const { parsers, limitations } = await loadParsers(syntaxes)
  const parse = createQuickParser()
  const read = await threads.finish((batch) =>
    parse(
      batch.map((path) => ({ path, text: readText(path) })),
      parsers,
    ),
  )
  for (const [index, path] of paths.entries()) {
    const file = read[index] as ReadResult
    if (file === DEFERRED) timed.add(path)
    else results.set(path, file)
  }
  for (const [path, file] of await timed.finish()) results.set(path, file)
  return { files: await readRest(root, paths, results), limitations }
}

/** Adds the files that no process could read. */
async function readRest(
  root: string,
  paths: readonly string[],
  results: ReadonlyMap<string, ReadFile>,
): Promise<readonly ReadFile[]> {
  const rest = paths.filter((path) => !results.has(path))
  const { parsers } = await loadParsers(listSyntaxes(rest))
  return paths.map((path) => {
    const text = results.get(path) ?? readSourceText(root, path)
    return typeof text === 'string' ? parseSource(path, text, parsers) : text
  })
}

/** Describes files that were not read; `limit` is the time that a file may take. */
const OMISSIONS: Readonly<Record<Omission, (count: string, limit: string) => string>> = {
  large: (count) => `${count} larger than 1 MB not read`,
  total: (count) => `${count} not read, because all others together have 100 MB`,
  binary: (count) => `${count} with binary content not read`,
  slow: (count, limit) => `${count} not read, because parsing took longer than ${limit}`,
  failed: (count) => `${count} not read, because the parser failed`,
  skipped: (count) => `${count} not read, because ten others took too long`,
  unreadable: (count) => `${count} not read, because access is denied or the file has changed`,
}

function describeOmissions(
  files: readonly (Result & { readonly path: string })[],
  fileTimeout = DEFAULT_FILE_TIMEOUT,
): string[] {
  const limit = `${fileTimeout / 1000} s`
  const reasons = [...new Set(files.flatMap(({ omission }) => omission ?? []))]
  return reasons.map((reason) => {
    const paths = files.flatMap(({ path, omission }) => (omission === reason ? path : []))
    return `${OMISSIONS[reason](pluralize(paths.length, 'file'), limit)}: ${listSome(paths)}.`
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
