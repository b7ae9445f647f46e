import { useRef, useState } from 'preact/hooks'
import type { Answer } from '../try/messages.ts'
import type { Outcome } from '../try/outcome.ts'
import { useBackground } from './use-background.ts'

/** How the latest text stands. */
export interface Standing {
  /** Undefined until the first text was tried. */
  readonly outcome: Outcome | undefined
  /** The text that it is the outcome of. */
  readonly text: string
  /** Whether a newer text is being tried. */
  readonly isWorking: boolean
}

/** So long the page waits for the next key. */
const PAUSE = 250

/** Tries texts in the background; the last one counts. */
export function useTry(root: string) {
  const ask = useBackground(root)
  const latest = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [standing, setStanding] = useState<Standing>({
    ...{ outcome: undefined, text: '', isWorking: true },
  })

  const run = async (text: string) => {
    const turn = ++latest.current
    setStanding((last) => ({ ...last, isWorking: true }))
    const answer = await ask({ ask: 'try', text })
    if (turn === latest.current) setStanding({ outcome: outcomeOf(answer), text, isWorking: false })
  }

  return {
    ask,
    standing,
    attempt(text: string, pause = PAUSE) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void run(text), pause)
    },
  }
}

const outcomeOf = (answer: Answer): Outcome =>
  'outcome' in answer
    ? answer.outcome
    : { kind: 'failed', message: 'fault' in answer ? answer.fault : '' }
