import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Syntax } from '../../internal/verify.ts'
import { createCounts, openBatches } from './file-batches.ts'
import { unpackSource } from './pack-source.ts'
import { getSyntax } from './parse-file.ts'
import type { ParsedFile, ParseJob, ThreadFile } from './parse-worker.ts'
import { DEFERRED, type ReadResult } from './read-source.ts'

/** How files are parsed in threads. */
export interface ThreadOptions {
  /** The module that runs in each other thread; by default the one of this package. */
  readonly worker?: URL
  /** The number of threads, with this one. */
  readonly threads?: number
  /** With fewer files, starting a thread takes longer than it saves. */
  readonly minFiles?: number
}

/** Other threads that have begun to read files. */
export interface ParseThreads {
  /**
   * Reads files in this thread too, until none are left. Returns all files in the order of their
   * paths.
   */
  finish(read: Read): Promise<readonly ReadResult[]>
}

/** Reads files in their order, or leaves them to a process with a time limit. */
export type Read = (paths: readonly string[]) => readonly ReadResult[]

/** Every bundled file of this package is one folder below the library. */
const WORKER_MODULE = new URL('../cli/parse-worker.js', import.meta.url)

/** More would save little, because the checks run in one thread, and each needs its own memory. */
const MAX_THREADS = 2
const MIN_FILES = 600

/** The native parser needs a deeper stack than threads have by default. */
const STACK_SIZE_MB = 16

/**
 * The order in which threads read files. Files of one syntax are next to each other, because code
 * that reads few syntaxes becomes fast sooner.
 */
const SYNTAX_ORDER: Readonly<Record<Syntax, number>> = {
  vue: 0,
  svelte: 1,
  astro: 2,
  html: 3,
  css: 4,
  scss: 5,
  script: 6,
  jsx: 7,
}

const getOrder = (path: string): number => SYNTAX_ORDER[getSyntax(path) ?? 'jsx']

const orderBySyntax = (paths: readonly string[]): string[] =>
  [...paths].sort((a, b) => getOrder(a) - getOrder(b))

/**
 * Starts threads that read files, from the last one on. There are none if there are few files, one
 * core, or no module to run.
 */
export function startThreads(
  { root, paths }: Pick<ParseJob, 'root' | 'paths'>,
  {
    worker = WORKER_MODULE,
    threads = Math.min(availableParallelism(), MAX_THREADS),
    minFiles = MIN_FILES,
  }: ThreadOptions = {},
): ParseThreads {
  const isUseful = paths.length >= minFiles && existsSync(fileURLToPath(worker))
  const others = isUseful ? threads - 1 : 0
  const ordered = others > 0 ? orderBySyntax(paths) : paths
  const job: ParseJob = { root, paths: ordered, counts: createCounts() }
  const files: ThreadResult[] = ordered.map(() => undefined)
  const running = Array.from({ length: others }, () => runThread(worker, job, files))
  return {
    async finish(read) {
      const batches = openBatches(paths.length, job.counts)
      for (;;) {
        const batch = batches.take('first')
        if (batch.length === 0) break
        const results = read(batch.map((index) => ordered[index] as string))
        for (const [at, index] of batch.entries()) files[index] = results[at]
        // What the other threads have sent is added meanwhile.
        if (others > 0) await nextTurn()
      }
      await Promise.all(running)
      const byPath = new Map(ordered.map((path, index) => [path, files[index]]))
      const missing = ordered.filter((path) => byPath.get(path) === undefined)
      for (const [at, result] of read(missing).entries()) byPath.set(missing[at] as string, result)
      return paths.map((path) => byPath.get(path) as ReadResult)
    },
  }
}

/** What a thread has sent for a file. */
type ThreadResult = ReadResult | undefined

/**
 * Runs one thread to its end, and puts what it reads into a list. A thread that fails, such as one
 * without memory, ends early: what it has not sent is read again in this one.
 */
export function runThread(worker: URL, job: ParseJob, files: ThreadResult[]): Promise<void> {
  return new Promise((resolve) => {
    const thread = new Worker(worker, {
      workerData: job,
      resourceLimits: { stackSizeMb: STACK_SIZE_MB },
    })
    thread.on('message', (parsed: readonly ParsedFile[]) => {
      for (const { index, ...file } of parsed) files[index] = unpack(file)
    })
    thread.on('error', () => {})
    thread.on('exit', () => resolve())
  })
}

function unpack(file: ThreadFile): ReadResult {
  if ('isDeferred' in file) return DEFERRED
  return 'omission' in file ? file : unpackSource(file.text, file.packed)
}
