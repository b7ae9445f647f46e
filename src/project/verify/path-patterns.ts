import ignore from 'ignore'
import { isSimplePattern } from '../folder/simple-pattern.ts'

/** Patterns of paths, as in `.gitignore`. */
export interface PathPatterns {
  /** True if the patterns match a path relative to the project; a folder ends with a slash. */
  readonly matches: (path: string) => boolean
  /** How many patterns were left out, because comparing names with them could take minutes. */
  readonly omitted: number
}

/** Every file is compared with every pattern. */
const MAX_PATTERNS = 5000

/** Compiles patterns, except those that are too complex or too many. */
export function compilePatterns(
  patterns: readonly string[],
  options: ignore.Options = {},
): PathPatterns {
  const written = patterns.filter((pattern) => pattern !== '')
  const used = written.filter(isSimplePattern).slice(0, MAX_PATTERNS)
  const matcher = ignore(options).add(used)
  return { matches: (path) => matcher.ignores(path), omitted: written.length - used.length }
}
