import { useRef, useState } from 'preact/hooks'
import type { CompilerClient } from './compiler-client.ts'
import type { CompileOutcome, CompilerRequest, WorkerResponse } from './messages.ts'

/** Sends a request to the worker of a page. */
export type SendRequest = (request: CompilerRequest) => Promise<WorkerResponse>

/** Returns a function that sends requests to a worker, which the first request starts. */
export function useCompilerWorker(root: string): SendRequest {
  const client = useRef<Promise<CompilerClient>>(undefined)
  return async (request) => {
    client.current ??= loadCompilerClient(root)
    return (await client.current).send(request)
  }
}

async function loadCompilerClient(root: string): Promise<CompilerClient> {
  const { startCompilerClient } = await import('./compiler-client.ts')
  return startCompilerClient(root)
}

/** The latest result, and whether a newer text is being compiled. */
export interface CompileState {
  /** Undefined until the first text is compiled. */
  readonly outcome: CompileOutcome | undefined
  /** The text that the outcome belongs to. */
  readonly text: string
  readonly isWorking: boolean
}

/** How long to wait for the next keystroke before compiling. */
const DEBOUNCE_MS = 250

/** Compiles texts in a worker and exposes the result of the latest one. */
export function useDebouncedCompile(root: string) {
  const send = useCompilerWorker(root)
  const latestRequest = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState<CompileState>({
    outcome: undefined,
    text: '',
    isWorking: true,
  })

  const run = async (text: string) => {
    const request = ++latestRequest.current
    setState((last) => ({ ...last, isWorking: true }))
    const response = await send({ type: 'compile', text })
    if (request !== latestRequest.current) return
    setState({ outcome: toOutcome(response), text, isWorking: false })
  }

  return {
    send,
    state,
    compile(text: string, delay = DEBOUNCE_MS) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void run(text), delay)
    },
  }
}

const toOutcome = (response: WorkerResponse): CompileOutcome =>
  'outcome' in response
    ? response.outcome
    : { kind: 'failed', message: 'error' in response ? response.error : '' }
