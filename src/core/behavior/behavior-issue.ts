import type { Issue, Location } from '../kernel/finding.ts'

/** What is wrong with a behavior, and what to do about it. */
export interface BehaviorProblem {
  readonly code: `behavior-${string}`
  readonly message: string
  readonly hint: string
}

/** Creates the issue of a behavior at an index of its text. */
export const createBehaviorIssue = (
  text: string,
  index: number,
  problem: BehaviorProblem,
): Issue => ({ ...problem, severity: 'error', pointer: '', location: getLocation(text, index) })

/** Returns the line and the column of an index. */
function getLocation(text: string, index: number): Location {
  const before = text.slice(0, index).split(/\r\n|[\n\r\u2028\u2029]/)
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
