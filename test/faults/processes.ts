import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The root of the project, ending in a slash. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The built command line. */
export const SVC = `${ROOT}dist/lib/cli/main.js`

/** The end of a process: its exit code, or the signal that killed it. */
export interface ProcessResult {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  /** What it printed, on both streams. */
  readonly text: string
  readonly milliseconds: number
}

export interface ProcessOptions {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  /** Kills the process and its children after this time. */
  readonly kill?: { readonly after: number; readonly signal: NodeJS.Signals }
}

/** Runs Node with arguments until it ends or is killed. */
export async function runNode(
  args: readonly string[],
  options: ProcessOptions,
): Promise<ProcessResult> {
  return runProcess(process.execPath, args, options)
}

/** Runs a program until it ends or is killed. */
export async function runProcess(
  program: string,
  args: readonly string[],
  { cwd, env, kill }: ProcessOptions,
): Promise<ProcessResult> {
  const start = performance.now()
  const child = spawn(program, args, {
    ...{ cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
    env: { ...process.env, ...env },
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
  }
  const timer = kill && setTimeout(() => killGroup(child, kill.signal), kill.after)
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  clearTimeout(timer)
  return { code, signal, text: chunks.join(''), milliseconds: performance.now() - start }
}

/** Sends a signal to a process and its children, as a terminal does. */
function killGroup({ pid, exitCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined || exitCode !== null) return
  process.kill(-pid, signal)
}
