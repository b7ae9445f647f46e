import type { CompilerRequest, WorkerRequest, WorkerResponse } from './messages.ts'
import { type OwnTheme, readOwnThemes } from './own-themes.ts'

/** Sends requests to a worker, so that a slow document cannot block the page. */
export interface CompilerClient {
  send(request: CompilerRequest): Promise<WorkerResponse>
}

/** The members of a worker that the client uses. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

interface CompilerClientOptions {
  /** The base URL of the API. */
  readonly api: string
  readonly startWorker: () => WorkerLike
  /** After this many milliseconds the worker is terminated and its requests fail. */
  readonly timeout: number
  /** Returns the themes that no record has. */
  readonly readThemes?: () => readonly OwnTheme[]
}

/** Creates a client that starts a worker for the first request, and again after a timeout. */
export function createCompilerClient({
  api,
  startWorker,
  timeout,
  readThemes = () => [],
}: CompilerClientOptions): CompilerClient {
  const pending = new Map<number, (response: WorkerResponse) => void>()
  let worker: WorkerLike | undefined
  let lastId = 0

  const failPending = (error: string): void => {
    worker?.terminate()
    worker = undefined
    for (const [id, resolve] of pending) resolve({ id, error })
    pending.clear()
  }

  const getWorker = (): WorkerLike => {
    if (worker) return worker
    worker = startWorker()
    worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
      pending.get(data.id)?.(data)
      pending.delete(data.id)
    }
    worker.onerror = () => failPending(START_ERROR)
    return worker
  }

  return {
    send: (request) =>
      new Promise((resolve) => {
        lastId += 1
        const message: WorkerRequest = { ...request, id: lastId, api, themes: readThemes() }
        const timer = setTimeout(() => failPending(TIMEOUT_ERROR), timeout)
        pending.set(message.id, (response) => {
          clearTimeout(timer)
          resolve(response)
        })
        getWorker().postMessage(message)
      }),
  }
}

const START_ERROR = 'The compiler could not be loaded. Reload the page to try again.'

const TIMEOUT_ERROR =
  'This took too long and was given up. Nothing is lost: shorten the document or undo the last change.'

/** Most documents take milliseconds, but the first one waits for its records to load. */
const TIMEOUT_MS = 15_000

/** Creates the compiler client of a page; `root` is the relative path to the site root. */
export const startCompilerClient = (root: string): CompilerClient =>
  createCompilerClient({
    api: new URL(`${root}v1/`, document.baseURI).href,
    startWorker: () =>
      new Worker(new URL('./compiler-worker.ts', import.meta.url), { type: 'module' }),
    timeout: TIMEOUT_MS,
    readThemes: readOwnThemes,
  })
