import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type ApiResponse, Problem, type RemoteRequest } from '../index.ts'
import type { CompileMessage } from './compile-worker.ts'
import type { FolderRelease } from './folder-releases.ts'

export interface CompilePoolOptions {
  /** The module that runs in each thread; by default the one of this package. */
  readonly worker?: URL
  /** The number of compilations at the same time; by default one, or two with four cores. */
  readonly threads?: number
  /** The number of documents that can wait to be compiled; more are rejected. */
  readonly maxWaiting?: number
  /** How much the process may compute during a compilation, in milliseconds of CPU time. */
  readonly cpuTime?: number
  /** The time limit of a compilation in milliseconds, which a busy machine may need. */
  readonly timeout?: number
}

/** Answers requests in threads, so that other requests stay fast while one is compiled. */
export interface CompilePool {
  /**
   * Answers a request from the records of a release. Throws a `Problem` if it has to be rejected or
   * stopped.
   */
  answer(request: RemoteRequest, release: FolderRelease): Promise<ApiResponse>
  /** Stops all threads. */
  close(): Promise<void>
}

/** Every bundled file of this package is one folder below the library. */
const WORKER_MODULE = new URL('../node/compile-worker.js', import.meta.url)

/** The heap of a thread. Two threads and the server together stay below 512 MB. */
const MAX_HEAP_MB = 160

/** Packs of blueprints are compiled once, and a program may ask for all of them at the same time. */
const MAX_WAITING_READS = 256

interface Job {
  readonly request: RemoteRequest
  readonly release: FolderRelease
  readonly resolve: (response: ApiResponse) => void
  readonly reject: (error: unknown) => void
}

/** Creates a pool. Threads are started when they are first needed, and again after a failure. */
export function createCompilePool({
  worker = WORKER_MODULE,
  threads = availableParallelism() < 4 ? 1 : 2,
  maxWaiting = 16,
  cpuTime = 10_000,
  timeout = 60_000,
}: CompilePoolOptions): CompilePool {
  const all = new Set<Worker>()
  const idle: Worker[] = []
  const waiting: Job[] = []
  const releases = new WeakMap<Worker, FolderRelease>()

  function openThread(): Worker {
    const thread = new Worker(worker, {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    // An idle thread does not keep the process alive, and an error after a job is nobody's.
    thread.on('error', () => {})
    thread.unref()
    all.add(thread)
    return thread
  }

  async function closeThread(thread: Worker): Promise<void> {
    all.delete(thread)
    await thread.terminate()
  }

  function runNext(): void {
    if (waiting.length === 0) return
    const thread = idle.pop() ?? (all.size < threads ? openThread() : undefined)
    const job = thread && waiting.shift()
    if (!job) return
    const isKnown = releases.get(thread) === job.release
    releases.set(thread, job.release)
    runJob(thread, job, { cpuTime, timeout, isKnown }).then((isUsable) => {
      if (isUsable) idle.push(thread)
      else void closeThread(thread)
      runNext()
    })
  }

  return {
    answer: (request, release) =>
      new Promise((resolve, reject) => {
        const { signal } = request
        if (signal?.aborted) return reject(signal.reason)
        const { method } = request
        const count = waiting.filter((job) => job.request.method === method).length
        if (count >= (method === 'GET' ? MAX_WAITING_READS : maxWaiting)) {
          return reject(serverBusy())
        }
        const job = { request, release, resolve, reject }
        waiting.push(job)
        signal?.addEventListener('abort', () => {
          const index = waiting.indexOf(job)
          if (index >= 0) waiting.splice(index, 1)
          reject(signal.reason)
        })
        runNext()
      }),
    close: async () => {
      for (const { reject } of waiting.splice(0)) reject(serverBusy())
      await Promise.all([...all].map(closeThread))
    },
  }
}

type TimeLimits = Required<Pick<CompilePoolOptions, 'cpuTime' | 'timeout'>>

interface JobOptions extends TimeLimits {
  /** Whether the thread has the release of the job already. */
  readonly isKnown: boolean
}

/** Runs a job in a thread, and returns whether the thread can run another. */
function runJob(thread: Worker, job: Job, { isKnown, ...limits }: JobOptions) {
  const { request, release, resolve, reject } = job
  const { signal, ...message } = request
  return new Promise<boolean>((finish) => {
    const end = (isUsable: boolean): void => {
      stopWatching()
      thread.off('message', onMessage).off('error', onError).off('exit', onExit)
      signal?.removeEventListener('abort', stop)
      finish(isUsable)
    }
    const stop = (): void => end(false)
    const fail = (error: unknown): void => {
      reject(error)
      stop()
    }
    const onMessage = (response: ApiResponse): void => {
      resolve(response)
      end(true)
    }
    const onError = (error: NodeJS.ErrnoException): void =>
      fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? outOfMemory(error) : error)
    const onExit = (): void => fail(compileStopped('The compilation ended without a result.'))
    const stopWatching = watchTime(limits, fail)
    signal?.addEventListener('abort', stop, { once: true })
    thread.on('message', onMessage).on('error', onError).on('exit', onExit)
    thread.postMessage({ ...message, ...(isKnown ? {} : { release }) } satisfies CompileMessage)
  })
}

/** Reports when a limit is exceeded. Returns a function that ends this. */
function watchTime({ cpuTime, timeout }: TimeLimits, onExceeded: (problem: Problem) => void) {
  const start = process.cpuUsage()
  const exceed = (limit: number, unit: string): void =>
    onExceeded(compileStopped(`The compilation took more than ${limit / 1000} seconds${unit}.`))
  const interval = setInterval(() => {
    const { user, system } = process.cpuUsage(start)
    if ((user + system) / 1000 > cpuTime) exceed(cpuTime, ' of CPU time')
  }, CHECK_INTERVAL)
  const timer = setTimeout(() => exceed(timeout, ''), timeout)
  return (): void => {
    clearInterval(interval)
    clearTimeout(timer)
  }
}

const CHECK_INTERVAL = 200

const outOfMemory = (cause: unknown): Problem =>
  compileStopped(`The compilation needs more than ${MAX_HEAP_MB} MB of memory.`, cause)

const serverBusy = (): Problem =>
  new Problem('server-busy', 'Too many compilations are waiting.', {
    hint: 'Try again in a few seconds, or compile with `npx @svc/content compile`.',
  })

const compileStopped = (message: string, cause?: unknown): Problem =>
  new Problem('compile-stopped', message, {
    cause,
    hint: 'Send a smaller essence, or compile it with `npx @svc/content compile`.',
  })
