import type { ReportProgress } from '../../project/environment.ts'
import type { Io } from '../io.ts'
import { truncate } from './width.ts'

/** Shows how far long work has come. */
export interface Progress {
  /** Reports a step, and how much of it is done if that is known. */
  readonly report: ReportProgress
  /** Removes the bar, before other output is written. */
  clear(): void
}

const BAR_WIDTH = 24
const CLEAR_LINE = '\r\u001B[2K'

/** The time between two drawings of the bar, in milliseconds. */
const REDRAW_AFTER = 60

/** Creates a progress bar on a terminal, and one line per step elsewhere. */
export function createProgress(
  { writeErr, isErrorTerminal, columns }: Io,
  isSilent: boolean,
): Progress {
  if (isSilent) return { report: () => {}, clear: () => {} }
  let step = ''
  let drawnAt = 0
  let isDrawn = false
  const draw = (text: string): void => {
    writeErr(`${CLEAR_LINE}${truncate(text, columns - 1)}`)
    isDrawn = true
    drawnAt = performance.now()
  }
  return {
    report: (nextStep, done, total) => {
      const isNew = nextStep !== step
      step = nextStep
      if (!isErrorTerminal) {
        if (isNew) writeErr(`${step}\n`)
      } else if (isNew || performance.now() - drawnAt > REDRAW_AFTER) {
        draw(formatProgress(step, done, total))
      }
    },
    clear: () => {
      if (isDrawn) writeErr(CLEAR_LINE)
      isDrawn = false
    },
  }
}

/** Formats a step with a bar, or without one if its length is unknown. */
function formatProgress(step: string, done?: number, total?: number): string {
  if (done === undefined || total === undefined || total === 0) return `${step} …`
  const filled = Math.round((Math.min(done, total) / total) * BAR_WIDTH)
  return `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${step} ${done}/${total}`
}
