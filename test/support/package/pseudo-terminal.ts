import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { spawn } from '@lydell/node-pty'
import { onTestFinished } from 'vitest'

/** A program on a pseudo-terminal. */
export interface PseudoTerminal {
  /** Everything that was written, with its escape sequences. */
  readonly raw: () => string
  /** Everything that was written, without escape sequences. */
  readonly text: () => string
  /** Waits until a text is written after the last one that was waited for. */
  waitFor(text: string): Promise<void>
  /** Presses keys. */
  press(keys: string): void
  /** Waits for the end of the program and returns its exit code. */
  readonly exited: Promise<number>
}

/** The keys of a terminal. */
export const KEYS = {
  up: '\u001B[A',
  down: '\u001B[B',
  enter: '\r',
  tab: '\t',
  space: ' ',
  ctrlC: '\u0003',
} as const

interface TerminalOptions {
  readonly cwd: string
  readonly columns?: number
  readonly env?: Readonly<Record<string, string | undefined>>
}

/** The time that a program has to write an expected text, in milliseconds. */
const TIMEOUT = 60_000

/** Starts a program on a pseudo-terminal, and ends it after the current test. */
export function openTerminal(
  file: string,
  args: readonly string[],
  { cwd, columns = 80, env = process.env }: TerminalOptions,
): PseudoTerminal {
  const options = { name: 'xterm-256color', cols: columns, rows: 40, cwd }
  const terminal = spawn(file, [...args], { ...options, env: { ...env, TERM: 'xterm-256color' } })
  let raw = ''
  let position = 0
  let isRunning = true
  terminal.onData((data) => {
    raw += data
  })
  const exited = new Promise<number>((resolve) => {
    terminal.onExit(({ exitCode }) => {
      isRunning = false
      resolve(exitCode)
    })
  })
  onTestFinished(() => {
    if (isRunning) terminal.kill()
  })
  const text = (): string => stripVTControlCharacters(raw).replaceAll('\r\n', '\n')
  return {
    raw: () => raw,
    text,
    press: (keys) => terminal.write(keys),
    exited,
    async waitFor(expected) {
      for (const end = Date.now() + TIMEOUT; ; await setTimeout(20)) {
        const found = text().indexOf(expected, position)
        if (found !== -1) {
          position = found + expected.length
          return
        }
        if (Date.now() > end) throw new Error(`No "${expected}" in:\n${text()}`)
      }
    },
  }
}
