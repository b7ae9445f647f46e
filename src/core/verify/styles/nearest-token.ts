import { type CssColor, labDeltaE, rgbToLab, toHexNotation } from '../../kernel/color/color.ts'
import { memoizeByObject } from '../../kernel/memoize.ts'
import type { DiscoveredToken } from '../snapshot.ts'
import type { ModeScope } from './color-modes.ts'
import {
  type ColorUse,
  getTokenRole,
  getTokenWords,
  rankRole,
  type TokenRole,
} from './color-roles.ts'
import type { ColorToken, TokenTable } from './token-table.ts'

/** Up to this difference (CIEDE2000), two colors next to each other look the same to most people. */
const MAX_NEAR_DIFFERENCE = 2

/** Up to this difference, a token for the same use is worth a mention. */
const MAX_MENTIONED_DIFFERENCE = 5

/** A color that is written out, and where. */
export interface ColorQuery {
  readonly color: CssColor
  readonly use: ColorUse
  readonly mode: ModeScope
  /** True for the words of the token behind a text: `primary`. */
  readonly isOnBackground: (words: string) => boolean
  /** True if the background behind a text is a token, which changes with the mode. */
  readonly hasTokenBackground: boolean
  /** Returns how a token can be written here; undefined if it cannot. */
  readonly getNotation: (token: DiscoveredToken) => Notation | undefined
}

/** How a token can be written in some code. */
export interface Notation {
  readonly text: string
  /** Tells which of two equal tokens to write: 0 before 1. */
  readonly rank: 0 | 1
  /** False if the code may be used where the token has no value. */
  readonly isCertain: boolean
}

/** The token for a color. */
export interface TokenChoice {
  readonly token: ColorToken
  /** The difference (CIEDE2000) in the mode in which the color is used. */
  readonly difference: number
  /** True if it looks the same; a token that is further away is only worth a mention. */
  readonly isNear: boolean
  /**
   * True if it looks the same in every mode in which the color is used, not only in one, or if it
   * is for text on a token that changes with the mode as well.
   */
  readonly keepsModes: boolean
  /** True if the color is the same in every mode in which it is used. */
  readonly isSame: boolean
  readonly notation: Notation
}

/** Chooses the token for a color: by its use, then by its color in the mode of the code. */
export function chooseToken(table: TokenTable, query: ColorQuery): TokenChoice | undefined {
  const lab = rgbToLab(query.color)
  const roles = getRoles(table)
  let best: { readonly choice: TokenChoice; readonly rank: readonly number[] } | undefined
  for (const token of table.colors) {
    const role = rankRole(roles.get(token) ?? { kind: 'accent' }, query.use, query.isOnBackground)
    const value = query.mode.scheme === 'dark' ? token.dark : token
    if (role === undefined || value === undefined) continue
    if (!hasSameAlpha(value.color, query.color)) continue
    const difference = labDeltaE(value.lab, lab)
    if (difference > MAX_MENTIONED_DIFFERENCE) continue
    const isNear = difference <= MAX_NEAR_DIFFERENCE
    // Far away, only a token for the same use can be meant.
    if (!isNear && role > 1) continue
    const notation = query.getNotation(token.token)
    if (notation === undefined) continue
    const keepsModes = isNear && (isForBackground(role, query) || looksTheSame(token, query, table))
    const isSame = rendersTheSame(token, query, table)
    const isSafe = isSame && notation.isCertain
    const flags = [!isNear, !keepsModes].map(Number)
    const rank = [...flags, role, Number(!isSafe), notation.rank, difference]
    if (best === undefined || compareRanks(rank, best.rank) < 0) {
      best = { choice: { token, difference, isNear, keepsModes, isSame, notation }, rank }
    }
  }
  return best?.choice
}

const getRoles = memoizeByObject(({ colors }: TokenTable): ReadonlyMap<ColorToken, TokenRole> => {
  const words = new Set(colors.map(({ token }) => getTokenWords(token.name)))
  const hasPartner = (name: string): boolean =>
    [`${name}-foreground`, `${name}-fg`, `${name}-content`, `on-${name}`].some((other) =>
      words.has(other),
    )
  return new Map(colors.map((color) => [color, getTokenRole(color.token.name, hasPartner)]))
})

/** Lists the tokens that are for text on any background. */
export const listTextTokens = (table: TokenTable): ColorToken[] =>
  table.colors.filter((color) => getRoles(table).get(color)?.kind === 'text')

const hasSameAlpha = (a: CssColor, b: CssColor): boolean =>
  Math.round(a.alpha * 255) === Math.round(b.alpha * 255)

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, position) => value !== b[position])
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0)
}

const isForBackground = (role: number, { hasTokenBackground }: ColorQuery): boolean =>
  role === 0 && hasTokenBackground

/** True if a token is near the color in each mode in which the color is used. */
function looksTheSame(
  token: ColorToken,
  { color, mode }: ColorQuery,
  { hasDark }: TokenTable,
): boolean {
  const lab = rgbToLab(color)
  const isNear = (value: ColorToken['dark']): boolean =>
    value !== undefined &&
    hasSameAlpha(value.color, color) &&
    labDeltaE(value.lab, lab) <= MAX_NEAR_DIFFERENCE
  const isInLight = mode.scheme !== 'dark'
  const isInDark = mode.scheme === 'dark' || (mode.scheme === null && hasDark)
  return (!isInLight || isNear(token)) && (!isInDark || isNear(token.dark))
}

/** True if a token renders as the color in every mode in which the color is used. */
function rendersTheSame(
  { color, dark, isFixed }: ColorToken,
  { color: wanted, mode }: ColorQuery,
  { hasDark, darkTriggers }: TokenTable,
): boolean {
  if (!isFixed) return false
  const isDark = dark !== undefined && rendersAs(dark.color, wanted)
  const isLight = rendersAs(color, wanted)
  if (!hasDark) return isLight
  const isDarkOnly = mode.trigger !== null && darkTriggers.has(mode.trigger)
  return isDark && (isDarkOnly || isLight)
}

/** True if a screen shows two colors as the same: all channels are equal in 8 bits. */
const rendersAs = (a: CssColor, b: CssColor): boolean =>
  // How a color outside of sRGB looks depends on the screen.
  !a.isClamped && !b.isClamped && toHexNotation(a) === toHexNotation(b)
