import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { SourceFile } from '../../verify.ts'
import { unpackSource } from './pack-source.ts'
import type { ParsedFile, ParseJob, ParseMessage } from './parse-worker.ts'
import type { OmittedFile } from './read-source.ts'

/** How files are parsed in threads. */
export interface ThreadOptions {
  /** The module that runs in each thread; by default the one of this package. */
  readonly worker?: URL
  readonly threads?: number
  /** With fewer files, starting threads takes longer than they save. */
  readonly minFiles?: number
}

/** What the threads of a run have read. */
export interface ThreadResult {
  /** In the order of the paths; undefined if a thread ended before it sent a file. */
  readonly files: readonly (SourceFile | OmittedFile | undefined)[]
  /** False if a thread ended early. */
  readonly isComplete: boolean
  readonly limitations: readonly string[]
}

/** Every bundled file of this package is one folder below the library. */
const WORKER_MODULE = new URL('../cli/parse-worker.js', import.meta.url)

/** More would save little, because the checks run in one thread, and need more than 400 MB. */
const MAX_THREADS = 2
const MIN_FILES = 600

/** The native parser needs a deeper stack than threads have by default. */
const STACK_SIZE_MB = 16

/** Parses files in threads; null if there are few of them, one core, or no module to run. */
export async function parseInThreads(
  input: Omit<ParseJob, 'counter'>,
  {
    worker = WORKER_MODULE,
    threads = Math.min(availableParallelism(), MAX_THREADS),
    minFiles = MIN_FILES,
  }: ThreadOptions = {},
): Promise<ThreadResult | null> {
  const { paths } = input
  if (threads < 2 || paths.length < minFiles || !existsSync(fileURLToPath(worker))) return null
  const files: (SourceFile | OmittedFile | undefined)[] = paths.map(() => undefined)
  const job: ParseJob = { ...input, counter: new SharedArrayBuffer(4) }
  const add = (file: ParsedFile): void => {
    files[file.index] =
      'omission' in file ? { omission: file.omission } : unpackSource(file.text, file.packed)
  }
  const limitations = await Promise.all(
    Array.from({ length: threads }, () => runThread(worker, job, add)),
  )
  const isComplete = files.every((file) => file !== undefined)
  return { files, isComplete, limitations: [...new Set(limitations.flat())] }
}

/**
 * Runs one thread to its end, and returns what it could not read. A thread that fails, such as one
 * without memory, ends early: what it has not sent is read again without threads.
 */
function runThread(worker: URL, job: ParseJob, add: (file: ParsedFile) => void): Promise<string[]> {
  return new Promise((resolve) => {
    const limitations: string[] = []
    const thread = new Worker(worker, {
      workerData: job,
      resourceLimits: { stackSizeMb: STACK_SIZE_MB },
    })
    thread.on('message', (message: ParseMessage) => {
      if ('files' in message) message.files.forEach(add)
      else limitations.push(...message.limitations)
    })
    thread.on('error', () => {})
    thread.on('exit', () => resolve(limitations))
  })
}
