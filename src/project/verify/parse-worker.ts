import { parentPort, workerData } from 'node:worker_threads'
import { openBatches } from './file-batches.ts'
import { packSource } from './pack-source.ts'
import { loadParsers, type Parsers } from './parse/load-parsers.ts'
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

/** A file that a thread has parsed: its index, its text, and `packSource` of the rest. */
export type ParsedFile =
  | { readonly index: number; readonly text: string; readonly packed: string }
  | ({ readonly index: number } & OmittedFile)

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

function read(root: string, path: string, parsers: Parsers) {
  const text = readSourceText(root, path)
  if (typeof text !== 'string') return text
  return { text, packed: packSource(parseSource(path, text, parsers)) }
}

const send = (files: readonly ParsedFile[]): void => parentPort?.postMessage(files)

await run(workerData as ParseJob)
