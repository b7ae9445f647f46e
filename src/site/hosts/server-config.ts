import { toRegExpSource } from './path-patterns.ts'
import type { HostRules, PageRule } from './types.ts'

/** One line of a map from a request, written as one string, to the file that answers it. */
export interface PageMapLine {
  readonly pattern: string
  readonly to: string
}

/** The syntax of a host's map. */
export interface MapStyle {
  /** Returns a capture group that the target refers to. */
  readonly group: (name: string, pattern: string) => string
  /** Returns the encodings of a value that the host may see. */
  readonly spellings: (value: string) => readonly string[]
}

/** Returns the parameters of all paths, in their order in the map's string. */
export const listParameters = ({ pages }: HostRules): string[] => [
  ...new Set(pages.flatMap(({ defaults }) => Object.keys(defaults))),
]

// The string is `path query a&b&c`, with one value per parameter. A raw value has no space and no
// `&`; a decoded value with one adds a part to the string, so that no line matches it.

/** Returns the pattern of a request that repeats a parameter, which no page answers. */
export const repeatedParameterPattern = (names: readonly string[]): string => {
  const repeated = names.map((name) => `${name}=[^ ]*&${name}=`)
  return `^[^ ]+ (?:[^ ]*&)?(?:${repeated.join('|')})`
}

/** Returns the page rules as regular expressions, of which the first match applies. */
export function createPageMap(rules: HostRules, style: MapStyle): PageMapLine[] {
  const names = listParameters(rules)
  return rules.pages.map((rule) => ({
    pattern: `^${pathPattern(rule, style)}/? [^ ]* ${names.map(parameterPattern(rule, style)).join('&')}$`,
    to: rule.to,
  }))
}

const pathPattern = ({ from, types }: PageRule, { group }: MapStyle): string =>
  toRegExpSource(from, (name) => group(name, types.join('|')))

const parameterPattern =
  ({ query, defaults }: PageRule, { group, spellings }: MapStyle) =>
  (name: string): string => {
    const condition = query[name]
    if (condition) {
      const { pattern, capture } = condition
      return capture === undefined ? pattern : group(capture, pattern)
    }
    const values = defaults[name]
    if (values === undefined) return '[^&]*'
    const patterns = values.flatMap(spellings).map((value) => toRegExpSource(value))
    return patterns.length === 0 ? '' : `(?:${patterns.join('|')})?`
  }

/** Returns the pattern of the paths that the map is for. */
export const pagePathsPattern = ({ pages }: HostRules): string => {
  const paths = new Set(
    pages.map(({ from, types }) => toRegExpSource(from, () => `(?:${types.join('|')})`)),
  )
  return `^(?:${[...paths].join('|')})/?$`
}

/** Returns a function that writes an indented `head { ... }` block of nginx or Caddy. */
export const createBlockWriter =
  (indent: string) =>
  (head: string, lines: readonly string[]): string[] => [
    `${head} {`,
    ...lines.map((line) => indent + line),
    '}',
  ]

/** Returns a comment on where the files of a site below a path are. */
export const baseNotes = ({ base }: HostRules): string[] =>
  base === '' ? [] : [`# The files of the site are in ${base} below the root.`]
