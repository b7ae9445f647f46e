import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A command line to run, with what it reads. */
export interface Job {
  readonly cwd: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The text on standard input. */
  readonly input?: string
  /** Ends standard input only after this many lines of output, as a client of the tools does. */
  readonly answers?: number
}

/** The end of a command line. */
export interface Outcome {
  /** The exit code; undefined if the process crashed or was killed. */
  readonly exit: number | undefined
  /** What it printed, on both streams. */
  readonly text: string
  /** The time that it computed, in milliseconds. */
  readonly computed: number
}

/** Runs command lines in other processes. */
export interface Pool {
  run(job: Job): Promise<Outcome>
  close(): void
}

/** A command line that has not ended after this time hangs, however slow the machine is. */
const HANG_MS = 90_000

/** No command line may need more memory than this. */
const MEMORY_LIMIT_MB = 1024

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url))

/** Creates a pool of processes that run one command line at a time each, and are reused. */
export function createPool(): Pool {
  const idle: ChildProcess[] = []
  const all = new Set<ChildProcess>()
  const start = (): ChildProcess => {
    const child = fork(WORKER, {
      execArgv: [`--max-old-space-size=${MEMORY_LIMIT_MB}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    all.add(child)
    child.once('exit', () => all.delete(child))
    return child
  }
  return {
    async run(job) {
      const child = idle.pop() ?? start()
      const outcome = await runIn(child, job)
      if (outcome.exit === undefined) child.kill('SIGKILL')
      else idle.push(child)
      return outcome
    },
    close() {
      for (const child of all) child.kill('SIGKILL')
    },
  }
}

/** Sends a job to a process and waits for its outcome, its crash or the end of its time. */
function runIn(child: ChildProcess, job: Job): Promise<Outcome> {
  return new Promise((resolve) => {
    const errors: string[] = []
    const onError = (chunk: Buffer): void => void errors.push(chunk.toString())
    const end = (outcome: Outcome): void => {
      clearTimeout(timer)
      child.off('message', end).off('exit', onExit)
      child.stderr?.off('data', onError)
      resolve(outcome)
    }
    const onExit = (code: number | null, signal: string | null): void =>
      end({
        ...{ exit: undefined, computed: 0 },
        text: `It crashed (${signal ?? code}). ${errors.join('')}`,
      })
    const onTimeout = (): void =>
      end({ exit: undefined, computed: 0, text: `It did not end within ${HANG_MS} ms.` })
    const timer = setTimeout(onTimeout, HANG_MS)
    child.stderr?.on('data', onError)
    child.once('message', end).once('exit', onExit).send(job)
  })
}
