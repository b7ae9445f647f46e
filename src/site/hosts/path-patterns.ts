import type { PageRule } from './types.ts'

const escapeRegExp = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/**
 * Returns the source of a regular expression for a path pattern, without anchors: `*` matches any
 * text, `:name` whatever `segment` returns.
 */
export const toRegExpSource = (
  path: string,
  segment: (name: string) => string = () => '[^/]+',
): string =>
  path
    .split(/(\*|:\w+)/)
    .map((part) => {
      if (part === '*') return '.*'
      return part.startsWith(':') ? segment(part.slice(1)) : escapeRegExp(part)
    })
    .join('')

/** Replaces the `:name` placeholders of a pattern. */
export const fillPattern = (pattern: string, toText: (name: string) => string): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => toText(name))

/** Returns each path of a rule, for hosts whose patterns have no alternatives. */
export const expandRulePaths = ({ from, types }: PageRule): string[] =>
  types.length === 0 ? [from] : types.map((type) => from.replace(':type', type))

/** True if a rule is for the path without parameters. */
export const hasNoQuery = ({ query }: PageRule): boolean => Object.keys(query).length === 0

/** True if query parameters decide which file answers a path. */
export const hasPages = (pages: readonly PageRule[], path: string): boolean =>
  pages.some(({ from }) => from === path)

/** True if a pattern matches only one path. */
export const isExactPath = (path: string): boolean => !/[*:]/.test(path)
