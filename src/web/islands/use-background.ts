import { useRef } from 'preact/hooks'
import type { Background } from '../try/background.ts'
import type { Answer, Asked } from '../try/messages.ts'

/** Asks a worker of the page's own, which is started with the first question. */
export function useBackground(root: string): (question: Asked) => Promise<Answer> {
  const background = useRef<Promise<Background>>(undefined)
  return async (question) => {
    background.current ??= load(root)
    return (await background.current).ask(question)
  }
}

async function load(root: string): Promise<Background> {
  const { startBackground } = await import('../try/start-background.ts')
  return startBackground(root)
}
