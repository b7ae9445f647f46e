import type { Answer, Asked } from './messages.ts'

/** Asks a worker, so that no document can stop the page. */
export interface Background {
  ask(question: Asked): Promise<Answer>
}

/** As much of a worker as is used. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

interface Options {
  /** The address of the API. */
  readonly api: string
  readonly start: () => WorkerLike
  /** After so many milliseconds a question is given up, and the worker with it. */
  readonly patience: number
}

/** Starts the worker with the first question, and another after one that had to be given up. */
export function createBackground({ api, start, patience }: Options): Background {
  const waiting = new Map<number, (answer: Answer) => void>()
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
    worker = start()
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.turn)?.(data)
      waiting.delete(data.turn)
    }
    worker.onerror = () => giveUp(NOT_STARTED)
    return worker
  }

  return {
    ask: (question) =>
      new Promise((resolve) => {
        turn += 1
        const mine = turn
        const timer = setTimeout(() => giveUp(TOO_LONG), patience)
        waiting.set(mine, (answer) => {
          clearTimeout(timer)
          resolve(answer)
        })
        running().postMessage({ ...question, turn: mine, api })
      }),
  }
}

const NOT_STARTED = 'The compiler could not be loaded. Reload the page to try again.'

const TOO_LONG =
  'This took too long and was given up. Nothing is lost: shorten the document or undo the last change.'
