import { patternSource } from './pattern.ts'
import type { HostRules, PageRule } from './types.ts'

/** One line of a map from a request, written as one text, to the file that answers it. */
export interface PageLine {
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
export const parametersOf = ({ pages }: HostRules): string[] => [
  ...new Set(pages.flatMap(({ usual }) => Object.keys(usual))),
]

// The text is `path query a&b&c`, one value a parameter. No raw value holds a blank or `&`; a
// decoded one that does gives the text a part too many, and no line fits it.

/** A request that gives one parameter twice; it goes nowhere. */
export const repeated = (names: readonly string[]): string => {
  const twice = names.map((name) => `${name}=[^ ]*&${name}=`)
  return `^[^ ]+ (?:[^ ]*&)?(?:${twice.join('|')})`
}

/** The page rules as lines of regular expressions, of which the first that fits holds. */
export function pageLines(rules: HostRules, style: MapStyle): PageLine[] {
  const names = parametersOf(rules)
  return rules.pages.map((rule) => ({
    pattern: `^${addressOf(rule, style)}/? [^ ]* ${names.map(textOf(rule, style)).join('&')}$`,
    to: rule.to,
  }))
}

const addressOf = ({ from, types }: PageRule, { group }: MapStyle): string =>
  patternSource(from, (name) => group(name, types.join('|')))

const textOf =
  ({ query, usual }: PageRule, { group, spellings }: MapStyle) =>
  (name: string): string => {
    const condition = query[name]
    if (condition) {
      const { pattern, as } = condition
      return as === undefined ? pattern : group(as, pattern)
    }
    const values = usual[name]
    if (values === undefined) return '[^&]*'
    const texts = values.flatMap(spellings).map((value) => patternSource(value))
    return texts.length === 0 ? '' : `(?:${texts.join('|')})?`
  }

/** The addresses that the map is for. */
export const askedSource = ({ pages }: HostRules): string => {
  const addresses = new Set(
    pages.map(({ from, types }) => patternSource(from, () => `(?:${types.join('|')})`)),
  )
  return `^(?:${[...addresses].join('|')})/?$`
}
