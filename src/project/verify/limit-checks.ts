import type { CheckLimits, UnfinishedCheck } from '../../internal/verify.ts'
import { runWithin, TIMED_OUT } from '../parse/time-limit.ts'
import { DEFAULT_FILE_TIMEOUT, type TimeLimit } from '../parse/timed-parser.ts'

/** Limits of checks, and what they have stopped. */
export interface RecordedLimits {
  readonly limits: CheckLimits
  /** Grows while checks run. */
  readonly unfinished: readonly UnfinishedCheck[]
}

/** Creates the limits of checks: each may take as long for a file as its parser. */
export function limitChecks({
  fileTimeout = DEFAULT_FILE_TIMEOUT,
}: TimeLimit = {}): RecordedLimits {
  const unfinished: UnfinishedCheck[] = []
  return {
    unfinished,
    limits: {
      fileTimeout,
      runWithin: (milliseconds, run) => runWithin(milliseconds, run) !== TIMED_OUT,
      onUnfinished: (check) => void unfinished.push(check),
    },
  }
}
