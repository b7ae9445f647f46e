import type { Issue } from '../../issue.ts'
import type { Change } from './change.ts'

/** What a person should look at after a migration: each loss, and each default. */
export const toChangeIssues = (changes: readonly Change[]): Issue[] =>
  changes.flatMap((change) => ISSUES_BY_KIND[change.kind](change))

const ISSUES_BY_KIND: { readonly [K in Change['kind']]: (change: Change) => Issue[] } = {
  moved: () => [],
  converted: () => [],
  // Points into the result, which is where a default can be checked.
  defaulted: ({ to = '', value, note }) =>
    isEmptyList(value)
      ? []
      : [{ code: 'migration-default', severity: 'info', pointer: to, message: note }],
  dropped: ({ from = '', note }) => [
    { code: 'migration-loss', severity: 'warn', pointer: from, message: note },
  ],
}

/** An empty list says that there is nothing, as did the document that left it out. */
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0
