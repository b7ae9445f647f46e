import { type CssColor, type Lab, labDeltaE, rgbToLab } from '../../color/color.ts'
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

/** The tokens of a project, as they apply in each color scheme. */
export interface TokenTable {
  readonly names: ReadonlySet<string>
  /** True if a token has a value of its own in dark mode. */
  readonly hasDark: boolean
  /** The tokens that are colors in light mode, each once. */
  readonly colors: readonly ColorToken[]
  readonly find: (name: string, scheme: ColorScheme) => DiscoveredToken | undefined
  /** Replaces every `var()` of a value; undefined if one has no value. */
  readonly resolve: (value: string, scheme: ColorScheme) => string | undefined
}

/** Returns the tokens of a snapshot as a table. */
export const getTokenTable = memoizeByObject(({ tokens }: Snapshot): TokenTable => {
  const dark = tokens.filter(isDark)
  const light = tokens.filter((token) => !isDark(token))
  const tables = {
    light: new Map(light.map((token) => [token.name, token])),
    dark: new Map([...light, ...dark].map((token) => [token.name, token])),
  }
  const find = (name: string, scheme: ColorScheme) => tables[scheme].get(name)
  const resolve = (value: string, scheme: ColorScheme) =>
    resolveValue(value, tables[scheme], scheme)
  const colors = [...tables.light.values()].flatMap((token) => {
    const color = parseColorValue(resolve(token.value, 'light') ?? '')
    return color && color.alpha > 0 ? [{ token, color, lab: rgbToLab(color) }] : []
  })
  return { names: new Set(tables.dark.keys()), hasDark: dark.length > 0, colors, find, resolve }
})

/** True if a token has its value in dark mode only. */
export const isDark = ({ selector, conditions }: DiscoveredToken): boolean =>
  [selector, ...conditions].some((scope) => /\bdark\b/.test(scope.replaceAll(/:not\([^)]*\)/g, '')))

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
