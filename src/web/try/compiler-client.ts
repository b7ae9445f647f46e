import type { CompilerRequest, WorkerResponse } from './messages.ts'

/** Asks a worker, so that no document can stop the page. */
export interface CompilerClient {
  send(question: CompilerRequest): Promise<WorkerResponse>
}

/** As much of a worker as is used. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

interface CompilerClientOptions {
  /** The address of the API. */
  readonly api: string
  readonly startWorker: () => WorkerLike
  /** After so many milliseconds a question is given up, and the worker with it. */
  readonly timeout: number
}

/** Starts the worker with the first question, and another after one that had to be given up. */
export function createCompilerClient({
  api,
  startWorker,
  timeout,
}: CompilerClientOptions): CompilerClient {
  const waiting = new Map<number, (answer: WorkerResponse) => void>()
  let worker: WorkerLike | undefined
  let turn = 0

  const giveUp = (fault: string): void => {
    worker?.terminate()
    worker = undefined
    for (const [one, resolve] of waiting) resolve({ turn: one, fault })
    waiting.clear()
  }

  const running = (): WorkerLike => {
    if (worker) return worker
    worker = startWorker()
    worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
      waiting.get(data.turn)?.(data)
      waiting.delete(data.turn)
    }
    worker.onerror = () => giveUp(START_ERROR)
    return worker
  }

  return {
    send: (question) =>
      new Promise((resolve) => {
        turn += 1
        const mine = turn
        const timer = setTimeout(() => giveUp(TIMEOUT_ERROR), timeout)
        waiting.set(mine, (answer) => {
          clearTimeout(timer)
          resolve(answer)
        })
        running().postMessage({ ...question, turn: mine, api })
      }),
  }
}

const START_ERROR = 'The compiler could not be loaded. Reload the page to try again.'

const TIMEOUT_ERROR =
  'This took too long and was given up. Nothing is lost: shorten the document or undo the last change.'

/** Most documents take milliseconds; the records of the first one must be fetched. */
const TIMEOUT_MS = 15_000

/** The background of a page; `root` is the way from the page to the site. */
export const startCompilerClient = (root: string): CompilerClient =>
  createCompilerClient({
    api: new URL(`${root}v1/`, document.baseURI).href,
    startWorker: () =>
      new Worker(new URL('./compiler-worker.ts', import.meta.url), { type: 'module' }),
    timeout: TIMEOUT_MS,
  })
