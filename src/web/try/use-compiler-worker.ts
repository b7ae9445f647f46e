import { useRef, useState } from 'preact/hooks'
import type { CompilerClient } from './compiler-client.ts'
import type { CompileOutcome, CompilerRequest, PackPreview, WorkerResponse } from './messages.ts'

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

/** A text without errors, and its packs. */
export interface GoodState {
  readonly text: string
  readonly packs: readonly PackPreview[]
}

/** The latest result, and whether a newer text is being compiled. */
export interface CompileState {
  /** Undefined until the first text is compiled. */
  readonly outcome: CompileOutcome | undefined
  /** The text that the outcome belongs to. */
  readonly text: string
  readonly isWorking: boolean
  /** The latest text without errors; before the first one, the latest that compiles. */
  readonly good: GoodState | undefined
  /** The good state before that. */
  readonly previous: GoodState | undefined
}

const INITIAL_STATE: CompileState = {
  outcome: undefined,
  text: '',
  isWorking: true,
  good: undefined,
  previous: undefined,
}

/** Returns the state after a text was compiled. The good state survives texts with errors. */
export function toNextState(
  last: CompileState,
  text: string,
  outcome: CompileOutcome,
): CompileState {
  const next = { ...last, text, outcome, isWorking: false }
  const isGood =
    outcome.kind === 'compiled' && (outcome.issues.counts.error === 0 || last.good === undefined)
  if (!isGood || text === last.good?.text) return next
  return { ...next, good: { text, packs: outcome.packs }, previous: last.good }
}

/** How long to wait for the next keystroke before compiling. */
const DEBOUNCE_MS = 250

/** Compiles texts in a worker and exposes the result of the latest one. */
export function useDebouncedCompile(root: string) {
  const send = useCompilerWorker(root)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // While a text is being compiled, newer ones wait, and all but the last are left out.
  const running = useRef(false)
  const next = useRef<() => string>(undefined)
  const [state, setState] = useState(INITIAL_STATE)

  const run = async () => {
    if (running.current) return
    running.current = true
    while (next.current) {
      const text = next.current()
      next.current = undefined
      const outcome = toOutcome(await send({ type: 'compile', text }))
      const isLatest = next.current === undefined
      setState((last) => ({ ...toNextState(last, text, outcome), isWorking: !isLatest }))
    }
    running.current = false
  }

  return {
    send,
    state,
    /** Compiles a text, which is read only when it is compiled: that of an editor is long. */
    compile(readText: () => string, delay = DEBOUNCE_MS) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        next.current = readText
        void run()
      }, delay)
      setState((last) => (last.isWorking ? last : { ...last, isWorking: true }))
    },
  }
}

const toOutcome = (response: WorkerResponse): CompileOutcome =>
  'outcome' in response
    ? response.outcome
    : { kind: 'failed', message: 'error' in response ? response.error : '' }
