import { useRef, useState } from 'preact/hooks'
import type { CompilerClient } from './compiler-client.ts'
import type { CompileOutcome, CompilerRequest, WorkerResponse } from './messages.ts'

/** Asks a worker of the page's own, which is started with the first question. */
export function useCompilerWorker(
  root: string,
): (question: CompilerRequest) => Promise<WorkerResponse> {
  const background = useRef<Promise<CompilerClient>>(undefined)
  return async (question) => {
    background.current ??= loadCompilerClient(root)
    return (await background.current).send(question)
  }
}

async function loadCompilerClient(root: string): Promise<CompilerClient> {
  const { startCompilerClient } = await import('./compiler-client.ts')
  return startCompilerClient(root)
}

/** How the latest text stands. */
export interface CompileState {
  /** Undefined until the first text was tried. */
  readonly outcome: CompileOutcome | undefined
  /** The text that it is the outcome of. */
  readonly text: string
  /** Whether a newer text is being tried. */
  readonly isWorking: boolean
}

/** So long the page waits for the next key. */
const DEBOUNCE_MS = 250

/** Tries texts in the background; the last one counts. */
export function useDebouncedCompile(root: string) {
  const ask = useCompilerWorker(root)
  const latest = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [standing, setStanding] = useState<CompileState>({
    ...{ outcome: undefined, text: '', isWorking: true },
  })

  const run = async (text: string) => {
    const turn = ++latest.current
    setStanding((last) => ({ ...last, isWorking: true }))
    const answer = await ask({ ask: 'try', text })
    if (turn === latest.current) setStanding({ outcome: toOutcome(answer), text, isWorking: false })
  }

  return {
    ask,
    standing,
    attempt(text: string, pause = DEBOUNCE_MS) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void run(text), pause)
    },
  }
}

const toOutcome = (answer: WorkerResponse): CompileOutcome =>
  'outcome' in answer
    ? answer.outcome
    : { kind: 'failed', message: 'fault' in answer ? answer.fault : '' }
