import type { Issue } from '../../issue.ts'
import type { Change } from './change.ts'

/** What a person should look at after a migration: each loss, and each default. */
export const changeIssues = (changes: readonly Change[]): Issue[] =>
  changes.flatMap((change) => ISSUES[change.kind](change))

const ISSUES: { readonly [K in Change['kind']]: (change: Change) => Issue[] } = {
  moved: () => [],
  converted: () => [],
  // Points into the result, which is where a default can be checked.
  defaulted: ({ to = '', value, note }) =>
    isNothing(value)
      ? []
      : [{ code: 'migration-default', severity: 'info', pointer: to, message: note }],
  dropped: ({ from = '', note }) => [
    { code: 'migration-loss', severity: 'warn', pointer: from, message: note },
  ],
}

/** An empty list says that there is nothing, as did the document that left it out. */
const isNothing = (value: unknown): boolean => Array.isArray(value) && value.length === 0
