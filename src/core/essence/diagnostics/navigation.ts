import type { DiagnosticRule } from './rule.ts'
import { quote } from './words.ts'

/** The items of the primary navigation. */
export const NAVIGATION_RULES: readonly DiagnosticRule[] = [
  {
    code: 'active-match-invalid',
    layer: 'interactions',
    check: ({ navigationItems }) =>
      navigationItems.flatMap(({ pointer, item: { label, active_match } }) =>
        active_match === undefined || isValidActiveMatch(active_match)
          ? []
          : {
              pointer: `${pointer}/active_match`,
              message: `The "active_match" of navigation item ${quote(label)} matches nothing.`,
              expected: 'a path prefix that starts with "/", or a regular expression',
              found: quote(active_match),
            },
      ),
  },
]

/** A match that starts with `/` and has no sign of a regular expression is a prefix of paths. */
export const isPathPrefix = (match: string): boolean => /^\/[^\\^$.*+?()[\]{}|]*$/.test(match)

/**
 * Whether a match compiles as a regular expression, which any prefix does; it is never run, since it
 * comes from the document.
 */
export function isValidActiveMatch(match: string): boolean {
  try {
    return Boolean(new RegExp(match))
  } catch {
    // Engines differ in what they throw for a pattern that is too deep or too large for them.
    return false
  }
}
