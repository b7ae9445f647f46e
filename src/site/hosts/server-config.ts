import { toRegExpSource } from './path-patterns.ts'
import type { HostRules, PageRule } from './types.ts'

/** One line of a map from a request, written as one text, to the file that answers it. */
export interface PageMapLine {
  readonly pattern: string
  readonly to: string
}

/** How a host writes what the map needs. */
export interface MapStyle {
  /** A group whose text the target uses. */
  readonly group: (name: string, pattern: string) => string
  /** The texts by which a value may arrive. */
  readonly spellings: (value: string) => readonly string[]
}

/** Every parameter that any address knows, in the order of the map's text. */
export const listParameters = ({ pages }: HostRules): string[] => [
  ...new Set(pages.flatMap(({ defaults }) => Object.keys(defaults))),
]

// The text is `path query a&b&c`, one value a parameter. No raw value holds a blank or `&`; a
// decoded one that does gives the text a part too many, and no line fits it.

/** A request that gives one parameter twice; it goes nowhere. */
export const repeatedParameterPattern = (names: readonly string[]): string => {
  const twice = names.map((name) => `${name}=[^ ]*&${name}=`)
  return `^[^ ]+ (?:[^ ]*&)?(?:${twice.join('|')})`
}

/** The page rules as lines of regular expressions, of which the first that fits holds. */
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
    const texts = values.flatMap(spellings).map((value) => toRegExpSource(value))
    return texts.length === 0 ? '' : `(?:${texts.join('|')})?`
  }

/** The addresses that the map is for. */
export const pagePathsPattern = ({ pages }: HostRules): string => {
  const addresses = new Set(
    pages.map(({ from, types }) => toRegExpSource(from, () => `(?:${types.join('|')})`)),
  )
  return `^(?:${[...addresses].join('|')})/?$`
}

/** A writer of `head { ... }` as nginx and Caddy have it, one level deeper than its head. */
export const createBlockWriter =
  (indent: string) =>
  (head: string, lines: readonly string[]): string[] => [
    `${head} {`,
    ...lines.map((line) => indent + line),
    '}',
  ]
