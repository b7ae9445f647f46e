import { contrastRatio } from '../color/contrast.ts'
import { asStrings, type JsonObject } from '../json/value.ts'
import { CONTRAST_PAIRS, type ContrastPair, getBackgroundColor } from './contrast-pairs.ts'
import { getHexColor, MODES, type Mode } from './palette.ts'

/** How far apart two colours are that a page puts together, in one mode. */
export interface ContrastResult extends ContrastPair {
  readonly mode: Mode
  /** The contrast ratio (WCAG 2.2), cut to two places, so that 4.499 never reads as 4.5. */
  readonly ratio: number
  readonly passes: boolean
}

/** The modes that a theme says it has; both when it says nothing. */
export function getThemeModes(theme: JsonObject): readonly Mode[] {
  const stated = asStrings(theme.modes)
  const known = MODES.filter((mode) => stated.includes(mode))
  return known.length === 0 ? MODES : known
}

/** Every pair of colours that a page puts together, measured; pairs that the theme lacks are left out. */
export const contrastReport = (theme: JsonObject): ContrastResult[] =>
  getThemeModes(theme).flatMap((mode) =>
    CONTRAST_PAIRS.flatMap((pair) => measurePair(theme, pair, mode)),
  )

function measurePair(theme: JsonObject, pair: ContrastPair, mode: Mode): ContrastResult[] {
  const ink = getHexColor(theme, pair.foreground, mode)
  const ground = getBackgroundColor(theme, pair, mode)
  const ratio = ink && ground && contrastRatio(ink, ground)
  if (!ratio) return []
  return [{ ...pair, mode, ratio: Math.floor(ratio * 100) / 100, passes: ratio >= pair.minRatio }]
}
