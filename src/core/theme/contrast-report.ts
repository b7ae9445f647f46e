import { mixColors } from '../color/color.ts'
import { contrastRatio } from '../color/contrast.ts'
import { asStrings, type JsonObject } from '../json/value.ts'
import {
  BACKGROUND_COLORS,
  CHART_COLORS,
  getHexColor,
  MODES,
  type Mode,
  STATUS_COLORS,
} from './palette.ts'

/** Two colours that are seen together, and how far apart they must be. */
export interface ContrastPair {
  readonly foreground: string
  readonly background: string
  /** The colour that 12 % of tints the ground. */
  readonly tint?: string
  readonly minRatio: number
  /** False for lines, rings and charts, which nobody reads. */
  readonly isText: boolean
}

const TEXT_REQUIREMENT = { minRatio: 4.5, isText: true }
const GRAPHICS_REQUIREMENT = { minRatio: 3, isText: false }

const FILL_COLORS = ['primary', 'secondary', 'accent', ...STATUS_COLORS]

/** Every pair of colours that a page puts together (WCAG 2.2, 1.4.3 and 1.4.11). */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...pairWithBackgrounds(['text', 'text-muted', 'link', ...STATUS_COLORS], TEXT_REQUIREMENT),
  ...pairWithBackgrounds(['text-subtle'], { ...TEXT_REQUIREMENT, minRatio: 3 }),
  ...FILL_COLORS.map((background) => ({
    foreground: `on-${background}`,
    background,
    ...TEXT_REQUIREMENT,
  })),
  { foreground: 'on-primary', background: 'primary-hover', ...TEXT_REQUIREMENT },
  ...[...STATUS_COLORS, 'accent'].map((foreground) => ({
    foreground,
    background: 'surface',
    tint: foreground,
    ...TEXT_REQUIREMENT,
  })),
  ...['text', 'text-muted'].map((foreground) => ({
    foreground,
    background: 'surface',
    tint: 'primary',
    ...TEXT_REQUIREMENT,
  })),
  ...pairWithBackgrounds(['border-strong', 'focus'], GRAPHICS_REQUIREMENT),
  ...CHART_COLORS.map((foreground) => ({
    foreground,
    background: 'surface',
    ...GRAPHICS_REQUIREMENT,
  })),
]

function pairWithBackgrounds(
  foregrounds: readonly string[],
  requirement: typeof TEXT_REQUIREMENT,
): ContrastPair[] {
  return foregrounds.flatMap((foreground) =>
    BACKGROUND_COLORS.map((background) => ({ foreground, background, ...requirement })),
  )
}

/** The strongest tint that a theme may lay under text. */
export const MAX_TINT = 0.12

/** The ground of a pair as it is seen in a mode, or undefined where a colour is missing. */
export function getBackgroundColor(
  theme: JsonObject,
  pair: ContrastPair,
  mode: string,
): string | undefined {
  const ground = getHexColor(theme, pair.background, mode)
  if (ground === undefined || pair.tint === undefined) return ground
  const tint = getHexColor(theme, pair.tint, mode)
  return tint && mixColors(ground, tint, MAX_TINT)
}

/** The ground of a pair in words. */
export const describeBackground = ({ background, tint }: ContrastPair): string =>
  tint === undefined ? `"${background}"` : `a 12 % tint of "${tint}" on "${background}"`

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
