/** Keeps the latest answers of some questions, so that nobody asks twice at once or soon again. */
export interface PromiseCache {
  /** The answer to a question: the kept one, or what `ask` gives. A failure is not kept. */
  get<T>(question: string, ask: () => Promise<T>, signal?: AbortSignal): Promise<T>
  delete(question: string): void
}

/** A cache of so many answers; the one that was longest unused goes first. */
export function createPromiseCache(most: number): PromiseCache {
  const kept = new Map<string, Promise<unknown>>()
  return {
    async get<T>(question: string, ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      signal?.throwIfAborted()
      const known = kept.get(question) as Promise<T> | undefined
      const answer = known ?? ask()
      // Where nothing is ever dropped, nobody asks which answer is the oldest.
      if (most < Infinity) kept.delete(question)
      if (!known || most < Infinity) kept.set(question, answer)
      if (kept.size > most) kept.delete(kept.keys().next().value as string)
      if (!known) {
        answer.catch(() => {
          if (kept.get(question) === answer) kept.delete(question)
        })
      }
      return signal ? rejectOnAbort(answer, signal) : answer
    },
    delete: (question) => void kept.delete(question),
  }
}

/** An answer that others wait for too: whoever gives up stops waiting and stops nobody else. */
function rejectOnAbort<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
