import { parentPort, workerData } from 'node:worker_threads'
import { openBatches } from './file-batches.ts'
import { packSource } from './pack-source.ts'
import { loadParsers, type Parsers } from './parse/load-parsers.ts'
import { isQuickToParse } from './parse/parse-cost.ts'
import { listSyntaxes } from './parse/parse-file.ts'
import { type OmittedFile, parseSource, readSourceText } from './read-source.ts'

// A thread that reads and parses files, from the last one on, until all are taken.

/** The files that all threads of a run share. */
export interface ParseJob {
  readonly root: string
  readonly paths: readonly string[]
  /** The memory of `openBatches`. */
  readonly counts: SharedArrayBuffer
}

/** What a thread has read: the text and `packSource` of the rest, or why there is none. */
export type ThreadFile =
  | { readonly text: string; readonly packed: string }
  | { readonly isDeferred: true }
  | OmittedFile

/** A file that a thread has read, with its index. */
export type ParsedFile = { readonly index: number } & ThreadFile

async function run({ root, paths, counts }: ParseJob): Promise<void> {
  const batches = openBatches(paths.length, counts)
  for (;;) {
    const batch = batches.take('last').map((index) => ({ index, path: paths[index] as string }))
    if (batch.length === 0) break
    // A parser is loaded only if the thread gets to files of its framework.
    const { parsers } = await loadParsers(listSyntaxes(batch.map(({ path }) => path)))
    send(batch.map(({ index, path }) => ({ index, ...read(root, path, parsers) })))
  }
}

function read(root: string, path: string, parsers: Parsers): ThreadFile {
  const text = readSourceText(root, path)
  if (typeof text !== 'string') return text
  if (!isQuickToParse(path, text)) return { isDeferred: true }
  return { text, packed: packSource(parseSource(path, text, parsers)) }
}

const send = (files: readonly ParsedFile[]): void => parentPort?.postMessage(files)

await run(workerData as ParseJob)
