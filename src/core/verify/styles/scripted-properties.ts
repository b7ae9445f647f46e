import { memoizeByObject } from '../../kernel/memoize.ts'
import type { Snapshot } from '../snapshot.ts'
import type { SourceFile } from '../source-file.ts'

/** Matches a custom property that is mentioned, and not used by `var()`. */
export const MENTION = /--(?<!(?:var\(\s*|[[(]|\w)--)[A-Za-z_][\w-]*/g

/** Returns the custom properties that scripts and attributes may set while the page runs. */
export const getScriptedNames = memoizeByObject(
  ({ files }: Snapshot): ReadonlySet<string> =>
    new Set(files.flatMap((file) => listScriptedNames(file))),
)

/** Lists the custom properties that a file mentions outside of its style rules. */
const listScriptedNames = memoizeByObject(
  ({ syntax, text, styles }: SourceFile): readonly string[] => {
    if (syntax === 'css' || syntax === 'scss' || !text.includes('--')) return []
    const rules = styles.filter(({ selectors }) => selectors.length > 0)
    return [...text.matchAll(MENTION)].flatMap(({ 0: name, index }) =>
      rules.some(({ range }) => range.start <= index && index < range.end) ? [] : name,
    )
  },
)
