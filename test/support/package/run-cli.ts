import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import type { Io } from '../../../src/cli/io.ts'
import { run } from '../../../src/cli/run.ts'
import { writeTree } from '../../../src/internal/node.ts'

/** The exit code and output of a command. */
export interface CliResult {
  readonly exit: number
  readonly out: string
  readonly err: string
}

/** Runs the CLI in a folder, in this process. */
export async function runCli(
  cwd: string,
  args: readonly string[],
  overrides: Partial<Io> = {},
): Promise<CliResult> {
  const out: string[] = []
  const err: string[] = []
  const exit = await run(args, {
    cwd,
    env: {},
    isTerminal: false,
    isErrorTerminal: false,
    columns: 100,
    prompts: undefined,
    writeOut: (text) => void out.push(text),
    writeErr: (text) => void err.push(text),
    readIn: () => Promise.resolve(''),
    waitForExit: () => Promise.resolve(),
    ...overrides,
  })
  return { exit, out: out.join(''), err: err.join('') }
}

/** Creates a folder with files, removed after the current test. */
export async function createTestFolder(
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-cli-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeTree(folder, new Map(Object.entries(files)))
  return folder
}

/** Creates a folder for all tests of a file, removed after them. */
export async function createSuiteFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-cli-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

// Load the embedded content up front: the first load takes longer than the timeout of a test.
await runCli('/', ['list', 'shells'])
