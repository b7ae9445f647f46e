import { type CssColor, type Lab, labDeltaE, rgbToLab } from '../../color/color.ts'
import { groupBy } from '../../lists.ts'
import { memoizeByObject } from '../../memoize.ts'
import type { DiscoveredToken, Snapshot } from '../snapshot.ts'
import { parseColorValue } from './css-colors.ts'

/** The color scheme in which tokens have a value. */
export type ColorScheme = 'light' | 'dark'

/** A token whose value is a color. */
export interface ColorToken {
  readonly token: DiscoveredToken
  readonly color: CssColor
  readonly lab: Lab
}

/** The tokens of a project, as they apply to a whole page in each color scheme. */
export interface TokenTable {
  readonly names: ReadonlySet<string>
  /** True if a token has a value of its own in dark mode. */
  readonly hasDark: boolean
  /** The tokens that are colors in light mode, each once. */
  readonly colors: readonly ColorToken[]
  /** Returns the declaration of a token; undefined if it has none, or several values. */
  readonly find: (name: string, scheme: ColorScheme) => DiscoveredToken | undefined
  /** Replaces every `var()` of a value; undefined if one has no value, or several. */
  readonly resolve: (value: string, scheme: ColorScheme) => string | undefined
}

/** Returns the tokens of a snapshot as a table. */
export const getTokenTable = memoizeByObject(({ tokens }: Snapshot): TokenTable => {
  const light = tokens.filter((token) => isForPage(token) && !isDark(token))
  const dark = tokens.filter((token) => isForPage(token) && isDark(token))
  const others = new Set(tokens.filter((token) => !isForPage(token)).map(({ name }) => name))
  const lightTable = createTable(light, others)
  const tables = { light: lightTable, dark: new Map([...lightTable, ...createTable(dark, others)]) }
  const resolve = (value: string, scheme: ColorScheme) =>
    resolveValue(value, tables[scheme], scheme)
  const first = new Map(light.toReversed().map((token) => [token.name, token]))
  const colors = [...first.values()].reverse().flatMap((token) => {
    const color = parseColorValue(resolveValue(token.value, first, 'light') ?? '')
    return color && color.alpha > 0 ? [{ token, color, lab: rgbToLab(color) }] : []
  })
  return {
    names: new Set([...light, ...dark].map(({ name }) => name)),
    hasDark: dark.length > 0,
    colors,
    find: (name, scheme) => tables[scheme].get(name),
    resolve,
  }
})

/** Returns the tokens with one value; those that a theme or a component changes have several. */
function createTable(
  tokens: readonly DiscoveredToken[],
  others: ReadonlySet<string>,
): Map<string, DiscoveredToken> {
  const groups = groupBy(tokens, ({ name }) => name)
  const single = [...groups].flatMap(([name, group]) => {
    const [first] = group
    const isSingle = group.every(({ value }) => value === first?.value) && !others.has(name)
    return first && isSingle ? [[name, first] as const] : []
  })
  return new Map(single)
}

/** Removes what does not decide whether a scope is dark. */
const stripNegations = (scope: string): string => scope.replaceAll(/:not\([^)]*\)/g, '')

/** True if a token has its value in dark mode only. */
const isDark = ({ selector, conditions }: DiscoveredToken): boolean =>
  [selector, ...conditions].some((scope) => /\bdark\b/.test(stripNegations(scope)))

const PAGE_PART =
  /^(?::root|:host|html|body|\*|\.(?:light|dark)|\[(?:class|data-[\w-]+)[~|^$*]?=["']?(?:light|dark)["']?\]|:(?:where|is)\(|[)\s])+$/i
const PAGE_CONDITION = /^@(?:layer|theme)\b|^@media\s*\(\s*prefers-color-scheme\b/

/** True if a token is declared for the whole page, and not for a component, theme or width. */
const isForPage = ({ selector, conditions }: DiscoveredToken): boolean =>
  conditions.every((condition) => PAGE_CONDITION.test(condition)) &&
  stripNegations(selector)
    .split(',')
    .every((part) => PAGE_PART.test(part))

const VAR_FUNCTION = /var\(\s*(--[^\s,()]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/
const LIGHT_DARK = /light-dark\(((?:[^(),]|\([^()]*\))*),((?:[^(),]|\([^()]*\))*)\)/

/** Limits that end circular references and values that grow without end. */
const MAX_STEPS = 40
const MAX_LENGTH = 2_000

function resolveValue(
  value: string,
  table: ReadonlyMap<string, DiscoveredToken>,
  scheme: ColorScheme,
): string | undefined {
  let text = value
  for (let step = 0; step < MAX_STEPS && text.length <= MAX_LENGTH; step += 1) {
    const [reference, name = '', fallback] = VAR_FUNCTION.exec(text) ?? []
    const [lightDark, light = '', dark = ''] = LIGHT_DARK.exec(text) ?? []
    if (reference !== undefined) {
      const replacement = table.get(name)?.value ?? fallback
      if (replacement === undefined) return undefined
      text = text.replace(reference, () => replacement)
    } else if (lightDark !== undefined) {
      text = text.replace(lightDark, () => (scheme === 'dark' ? dark : light))
    } else {
      return text.includes('var(') ? undefined : text.trim()
    }
  }
  return undefined
}

/** The token that is nearest to a color, and how far away it is (CIEDE2000). */
export interface NearestToken {
  readonly token: DiscoveredToken
  readonly difference: number
}

/** Finds the token with the most similar color and the same opacity. */
export function findNearestColor(
  { colors }: TokenTable,
  color: CssColor,
): NearestToken | undefined {
  const lab = rgbToLab(color)
  let best: NearestToken | undefined
  for (const { token, color: candidate, lab: candidateLab } of colors) {
    if (Math.abs(candidate.alpha - color.alpha) > 0.01) continue
    const difference = labDeltaE(candidateLab, lab)
    if (best === undefined || difference < best.difference) best = { token, difference }
  }
  return best
}
