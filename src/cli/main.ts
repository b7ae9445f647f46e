#!/usr/bin/env node
import type { Io } from './io.ts'
import { readVersion } from './version.ts'

// The only file that uses `process`.

const { stdin, stdout, stderr } = process

/** The exit code of an interrupted command; `EXIT` is not loaded for `svc --version`. */
const INTERRUPTED = 130

/** A readable width, for terminals of unknown width. */
const DEFAULT_WIDTH = 100

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Ends the process. A handler never interrupts synchronous code, such as the writing of files. */
function interrupt(): void {
  stderr.write('svc: Interrupted.\n')
  process.exit(INTERRUPTED)
}

for (const signal of SIGNALS) process.once(signal, interrupt)

async function createIo(): Promise<Io> {
  const { createPrompts } = await import('./terminal/prompts.ts')
  return {
    cwd: process.cwd(),
    env: process.env,
    writeOut: (text) => void stdout.write(text),
    writeErr: (text) => void stderr.write(text),
    readIn: async () => (await import('node:stream/consumers')).text(stdin),
    isTerminal: stdout.isTTY === true,
    isErrorTerminal: stderr.isTTY === true,
    // Terminals of unknown width report 0.
    columns: stdout.columns || stderr.columns || DEFAULT_WIDTH,
    prompts: stdin.isTTY && stdout.isTTY ? createPrompts() : undefined,
    waitForExit: () =>
      new Promise((resolve) => {
        for (const signal of SIGNALS) process.off(signal, interrupt).once(signal, () => resolve())
      }),
  }
}

// A reader such as `head` may close the pipe early.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

const args = process.argv.slice(2)
if (args.length === 1 && /^(-V|--version)$/.test(args[0] ?? '')) {
  stdout.write(`${readVersion()}\n`)
} else {
  const { run } = await import('./run.ts')
  process.exitCode = await run(args, await createIo())
}
