import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unpackSource } from './pack-source.ts'
import type { ProcessMessage, TimedFile } from './parse-process.ts'
import type { ReadFile } from './read-source.ts'

/** How long a file may take, and the module that reads it. */
export interface TimeLimit {
  /** The milliseconds that one file may take. */
  readonly fileTimeout?: number | undefined
  /** The module of the process; by default the one of this package. */
  readonly process?: URL
}

/** The milliseconds that one file may take by default. */
export const DEFAULT_FILE_TIMEOUT = 2_000

/** A process that reads files which may take long. It starts with the first one. */
export interface TimedParser {
  add(path: string): void
  /** Returns the files by path, without those that no process could read. */
  finish(): Promise<ReadonlyMap<string, ReadFile>>
}

/** Every bundled file of this package is one folder below the library. */
const PROCESS_MODULE = new URL('../cli/parse-process.js', import.meta.url)

/** After as many files that take too long, the process reads no more. */
const MAX_SLOW_FILES = 10

/** Creates a parser of files that may take long. */
export function createTimedParser(
  root: string,
  { fileTimeout = DEFAULT_FILE_TIMEOUT, process: module = PROCESS_MODULE }: TimeLimit = {},
): TimedParser {
  const path = fileURLToPath(module)
  const reader = new ProcessReader(path, [root, String(fileTimeout)])
  // Without the module, as in a program that bundles this one, files are read without a limit.
  return existsSync(path) ? reader : { add: () => {}, finish: async () => new Map() }
}

/** Reads files in a process, and starts another one whenever a file has ended it. */
class ProcessReader implements TimedParser {
  readonly #module: string
  readonly #args: readonly string[]
  readonly #results = new Map<string, ReadFile>()
  /** The files without a result, in the order in which they are read. */
  readonly #pending = new Set<string>()
  #child: ChildProcess | undefined
  #slowFiles = 0
  #isDone: () => void = () => {}

  constructor(module: string, args: readonly string[]) {
    this.#module = module
    this.#args = args
  }

  add(path: string): void {
    this.#pending.add(path)
    if (this.#child === undefined) this.#start()
    else this.#send(path)
  }

  async finish(): Promise<ReadonlyMap<string, ReadFile>> {
    await new Promise<void>((resolve) => {
      this.#isDone = resolve
      this.#checkDone()
    })
    this.#child?.disconnect()
    this.#child?.unref()
    return this.#results
  }

  #start(): void {
    const child = fork(this.#module, this.#args, {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    let isReady = false
    child.on('message', (message: ProcessMessage) => {
      if (message === 'ready') isReady = true
      else this.#receive(message)
    })
    child.on('error', () => this.#fail())
    child.on('exit', (_, signal) => {
      this.#child = undefined
      if (isReady) this.#skip(signal)
      else this.#fail()
    })
    this.#child = child
    for (const path of this.#pending) this.#send(path)
  }

  #send(path: string): void {
    // A path that does not arrive is sent again to the next process.
    this.#child?.send(path, () => {})
  }

  #receive({ path, ...file }: TimedFile): void {
    this.#finishFile(path, 'omission' in file ? file : unpackSource(file.text, file.packed))
  }

  /** Leaves out the file that has ended the process, and reads the others in a new one. */
  #skip(signal: NodeJS.Signals | null): void {
    const [path] = this.#pending
    if (path === undefined) return
    const isSlow = signal === 'SIGKILL'
    this.#finishFile(path, { omission: isSlow ? 'slow' : 'failed' })
    this.#slowFiles += 1
    if (this.#slowFiles === MAX_SLOW_FILES)
      for (const other of this.#pending) this.#finishFile(other, { omission: 'skipped' })
    if (this.#pending.size > 0) this.#start()
  }

  #finishFile(path: string, file: ReadFile): void {
    this.#results.set(path, file)
    this.#pending.delete(path)
    this.#checkDone()
  }

  /** Leaves the files to the caller, because no process can start here. */
  #fail(): void {
    this.#pending.clear()
    this.#checkDone()
  }

  #checkDone(): void {
    if (this.#pending.size === 0) this.#isDone()
  }
}
