import type { IssueOptions } from '../kernel/schema/issues.ts'
import { ID_PATTERN, toId } from './ids.ts'

/** Explains the rules of the essence that need words of their own; all versions share them. */
export const ESSENCE_ISSUE_OPTIONS: IssueOptions = {
  describeUnion: (pointer) => UNIONS.find(([path]) => path.test(pointer))?.[1],
  patterns: {
    [ID_PATTERN.source]: {
      expected: 'lower-case letters, digits and hyphens, starting with a letter',
      suggest: toId,
    },
  },
}

/** What the unions of the schema accept, by the pointers that lead to them. */
const UNIONS: readonly (readonly [path: RegExp, expected: string])[] = [
  [/\/command_palette$/, 'true, false, or an object that describes the palette'],
  [/\/cols\/\d+$/, 'a pattern id or a reference with "pattern"; columns do not nest'],
  [/layout\/\d+$/, 'a pattern id, a reference with "pattern", or columns with "cols"'],
]
