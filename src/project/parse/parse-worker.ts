import { parentPort, workerData } from 'node:worker_threads'
import { openBatches } from './file-batches.ts'
import { loadParsers } from './load-parsers.ts'
import { packSource } from './pack-source.ts'
import { listSyntaxes } from './parse-file.ts'
import { createQuickParser } from './quick-parser.ts'
import { DEFERRED, type OmittedFile, type ReadResult, readSourceText } from './read-source.ts'

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
    const indexes = batches.take('last')
    if (indexes.length === 0) break
    const batch = indexes.map((index) => paths[index] as string)
    // A parser is loaded only if the thread gets to files of its framework.
    const { parsers } = await loadParsers(listSyntaxes(batch))
    const read = parse(
      batch.map((path) => ({ path, text: readSourceText(root, path) })),
      parsers,
    )
    send(read.map((file, at) => ({ index: indexes[at] as number, ...pack(file) })))
  }
}

const parse = createQuickParser()

function pack(file: ReadResult): ThreadFile {
  if (file === DEFERRED) return { isDeferred: true }
  return 'omission' in file ? file : { text: file.text, packed: packSource(file) }
}

const send = (files: readonly ParsedFile[]): void => parentPort?.postMessage(files)

await run(workerData as ParseJob)
