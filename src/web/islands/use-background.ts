import { useRef } from 'preact/hooks'
import type { CompilerClient } from '../try/background.ts'
import type { CompilerRequest, WorkerResponse } from '../try/messages.ts'

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
  const { startCompilerClient } = await import('../try/start-background.ts')
  return startCompilerClient(root)
}
