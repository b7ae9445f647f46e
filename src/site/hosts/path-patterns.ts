import type { PageRule } from './types.ts'

const escapeRegExp = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/**
 * The regular expression of an address pattern, without anchors: `*` fits any text; what `:name`
 * fits is for the caller to say.
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

/** A pattern with its varying parts written as a host writes them. */
export const fillPattern = (pattern: string, part: (name: string) => string): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => part(name))

/** The addresses of a rule, one by one, for hosts that know no alternatives. */
export const expandRulePaths = ({ from, types }: PageRule): string[] =>
  types.length === 0 ? [from] : types.map((type) => from.replace(':type', type))

/** Whether a rule is for the address without parameters. */
export const hasNoQuery = ({ query }: PageRule): boolean => Object.keys(query).length === 0

/** Whether a pattern names one address. */
export const isExactPath = (path: string): boolean => !/[*:]/.test(path)
