import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import type { Io } from '../../../src/cli/io.ts'
import { run } from '../../../src/cli/run.ts'
import { writeTree } from '../../../src/node.ts'

/** How a command ended and what it wrote. */
export interface CliResult {
  readonly exit: number
  readonly out: string
  readonly err: string
}

/** Runs a command line in a folder, in this process. */
export async function runCli(
  cwd: string,
  args: readonly string[],
  given: Partial<Io> = {},
): Promise<CliResult> {
  const out: string[] = []
  const err: string[] = []
  const exit = await run(args, {
    ...{ cwd, env: {}, isTerminal: false, columns: 100, ask: undefined },
    writeOut: (text) => void out.push(text),
    writeErr: (text) => void err.push(text),
    waitForExit: () => Promise.resolve(),
    ...given,
  })
  return { exit, out: out.join(''), err: err.join('') }
}

/** A folder for one test, with files in it. */
export async function createTestFolder(
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-cli-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeTree(folder, new Map(Object.entries(files)))
  return folder
}

/** A folder for the tests of a file. */
export async function createSuiteFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-cli-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

// The embedded content is made when it is first asked for, which takes longer than a test may.
await runCli('/', ['list', 'shells'])
