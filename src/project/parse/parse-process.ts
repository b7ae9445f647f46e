import { Worker } from 'node:worker_threads'
import { loadParsers } from './load-parsers.ts'
import { packSource } from './pack-source.ts'
import { listSyntaxes } from './parse-file.ts'
import { type OmittedFile, parseSource, readSourceText } from './read-source.ts'

// A process that reads and parses the files whose paths it receives, one after the other. It ends
// itself when a file takes too long: neither a regular expression nor native code can be stopped.

/** A file that the process has parsed: its path, its text, and `packSource` of the rest. */
export type TimedFile = { readonly path: string } & (
  | { readonly text: string; readonly packed: string }
  | OmittedFile
)

/** What the process sends: that it can receive paths, and then the files in their order. */
export type ProcessMessage = 'ready' | TimedFile

const [, , root = '', timeout = ''] = process.argv

/** Even while nothing is parsed, odd while a file is. */
const turns = new Int32Array(new SharedArrayBuffer(4))

/** A thread that waits for the next turn; if it waits too long for a file, it ends the process. */
const WATCHDOG = `
const { turns, timeout } = require('node:worker_threads').workerData
for (;;) {
  const turn = Atomics.load(turns, 0)
  const limit = turn % 2 === 1 ? timeout : Infinity
  if (Atomics.wait(turns, 0, turn, limit) === 'timed-out') process.kill(process.pid, 'SIGKILL')
}`

function nextTurn(): void {
  Atomics.add(turns, 0, 1)
  Atomics.notify(turns, 0)
}

async function readFile(path: string): Promise<TimedFile> {
  // Loading a parser does not count.
  const { parsers } = await loadParsers(listSyntaxes([path]))
  nextTurn()
  const text = readSourceText(root, path)
  const file =
    typeof text === 'string' ? { text, packed: packSource(parseSource(path, text, parsers)) } : text
  nextTurn()
  return { path, ...file }
}

const send = (message: ProcessMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, () => resolve())
  })

const workerData = { turns, timeout: Number(timeout) }
new Worker(WATCHDOG, { eval: true, workerData }).unref()

let work = send('ready')
process.on('message', (path: string) => {
  work = work.then(async () => send(await readFile(path)))
})
