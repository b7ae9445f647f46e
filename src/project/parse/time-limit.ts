import { Script } from 'node:vm'

// Node stops a script that runs too long, even in a regular expression, but not in native code.

/** The name of the function that the script calls. */
const CALL = Symbol.for('svc.limited-call')

const script = new Script(`globalThis[Symbol.for('svc.limited-call')]()`)

/** What `runWithin` returns if there was not enough time. */
export const TIMED_OUT = Symbol('timed-out')

/**
 * Runs a synchronous function, and stops it when its time is over. What it has changed until then
 * stays changed, and its `finally` blocks do not run.
 */
export function runWithin<Result>(
  milliseconds: number,
  run: () => Result,
): Result | typeof TIMED_OUT {
  const scope = globalThis as { [CALL]?: (() => void) | undefined }
  const outer = scope[CALL]
  let result: Result | typeof TIMED_OUT = TIMED_OUT
  scope[CALL] = () => {
    result = run()
  }
  try {
    script.runInThisContext({ timeout: milliseconds })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
  } finally {
    scope[CALL] = outer
  }
  return result
}
