#!/usr/bin/env node
import type { Io } from './io.ts'
import { VERSION } from './version.ts'

// The only file that uses `process`. Its streams are read where they are needed, because opening
// all of them takes a noticeable part of the time of `svc --version`.

/** Exit codes as in `EXIT`, which is not loaded for `svc --version`. */
const INTERRUPTED = 130
const INTERNAL_ERROR = 70

/** The size of terminals that do not know theirs. */
const DEFAULT_WIDTH = 80
const DEFAULT_HEIGHT = 24

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Ends the process. A handler never interrupts synchronous code, such as the writing of files. */
function interrupt(): void {
  process.stderr.write('svc: Interrupted.\n')
  process.exit(INTERRUPTED)
}

async function runCommand(args: readonly string[]): Promise<number> {
  for (const signal of SIGNALS) process.once(signal, interrupt)
  const { run } = await import('./run.ts')
  return run(args, await createIo())
}

async function createIo(): Promise<Io> {
  const { stdin, stdout, stderr } = process
  // Terminals of unknown size, such as that of `script` in a pipe, report 0. Prompts read it too.
  for (const stream of [stdout, stderr]) {
    if (!stream.isTTY) continue
    stream.columns ||= DEFAULT_WIDTH
    stream.rows ||= DEFAULT_HEIGHT
  }
  const { createPrompts } = await import('./terminal/prompts.ts')
  return {
    cwd: process.cwd(),
    env: process.env,
    writeOut: (text) => void stdout.write(text),
    writeErr: (text) => void stderr.write(text),
    readIn: async () => (await import('./read-input.ts')).readInput(stdin),
    isTerminal: stdout.isTTY === true,
    isErrorTerminal: stderr.isTTY === true,
    columns: stdout.columns || stderr.columns || DEFAULT_WIDTH,
    prompts: stdin.isTTY && stdout.isTTY ? createPrompts() : undefined,
    waitForExit: () =>
      new Promise((resolve) => {
        for (const signal of SIGNALS) process.off(signal, interrupt).once(signal, () => resolve())
      }),
  }
}

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

// After an answer that it rejects, such as one that claims to be compressed many times, the fetch of
// Node emits the end of its time once more, on a stream that nobody can listen to.
process.on('uncaughtException', (error: unknown) => {
  if (error instanceof DOMException && error.name === 'TimeoutError') return
  process.stderr.write(`svc: Internal error: ${Object(error).stack ?? error}\n`)
  process.exit(INTERNAL_ERROR)
})

const args = process.argv.slice(2)
if (args.length === 1 && /^(-V|--version)$/.test(args[0] ?? '')) {
  process.stdout.write(`${VERSION}\n`)
} else {
  process.exitCode = await runCommand(args)
}
