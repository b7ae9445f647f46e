#!/usr/bin/env node
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { EXIT } from '../project/errors.ts'
import type { Io } from './io.ts'
import { run } from './run.ts'

// The only file that uses `process`.

const { stdin, stdout, stderr } = process

/** A readable width, for terminals of unknown width. */
const DEFAULT_WIDTH = 100

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stdout })
  // Without these listeners, a closed terminal would leave the prompt pending forever.
  lines.on('SIGINT', () => process.exit(EXIT.interrupted))
  lines.on('close', () => process.exit(EXIT.interrupted))
  try {
    return await lines.question(question)
  } finally {
    lines.removeAllListeners('close')
    lines.close()
  }
}

const io: Io = {
  cwd: process.cwd(),
  env: process.env,
  writeOut: (output) => void stdout.write(output),
  writeErr: (output) => void stderr.write(output),
  readIn: () => text(stdin),
  isTerminal: stdout.isTTY === true,
  // Terminals of unknown width report 0.
  columns: stdout.columns || DEFAULT_WIDTH,
  ask: stdin.isTTY && stdout.isTTY ? ask : undefined,
  waitForExit: () =>
    new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    }),
}

// A reader such as `head` may close the pipe early.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(EXIT.ok)
})

process.exitCode = await run(process.argv.slice(2), io)
