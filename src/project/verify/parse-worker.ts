import { parentPort, workerData } from 'node:worker_threads'
import type { Syntax } from '../../verify.ts'
import { packSource } from './pack-source.ts'
import { loadParsers } from './parse/load-parsers.ts'
import { type OmittedFile, parseSource, readSourceText } from './read-source.ts'

// A thread that reads and parses files. The threads of a run take the next files from a counter
// that they share, so that none of them waits for another one.

/** The files that all threads of a run share. */
export interface ParseJob {
  readonly root: string
  readonly paths: readonly string[]
  /** The syntaxes of the project, whose parsers must be there. */
  readonly syntaxes: readonly Syntax[]
  /** One 32-bit number: the index of the next file. */
  readonly counter: SharedArrayBuffer
}

/** A file that a thread has parsed: its index, its text, and `packSource` of the rest. */
export type ParsedFile =
  | { readonly index: number; readonly text: string; readonly packed: string }
  | ({ readonly index: number } & OmittedFile)

/** What a thread sends: files, and at its end what it could not read without a parser. */
export type ParseMessage =
  | { readonly files: readonly ParsedFile[] }
  | { readonly limitations: readonly string[] }

/** The number of files that a thread takes and sends at once. */
const BATCH_SIZE = 16

async function run({ root, paths, syntaxes, counter }: ParseJob): Promise<void> {
  const next = new Int32Array(counter)
  const { parsers, limitations } = await loadParsers(root, new Set(syntaxes))
  const parse = (path: string, index: number): ParsedFile => {
    const text = readSourceText(root, path)
    if (typeof text !== 'string') return { index, ...text }
    return { index, text, packed: packSource(parseSource(path, text, parsers)) }
  }
  for (;;) {
    const start = Atomics.add(next, 0, BATCH_SIZE)
    if (start >= paths.length) break
    const files = paths
      .slice(start, start + BATCH_SIZE)
      .map((path, offset) => parse(path, start + offset))
    send({ files })
  }
  send({ limitations })
}

const send = (message: ParseMessage): void => parentPort?.postMessage(message)

await run(workerData as ParseJob)
