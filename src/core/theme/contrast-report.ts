import { mixColors } from '../kernel/color/color.ts'
import { contrastRatio } from '../kernel/color/contrast.ts'
import { asStrings, type JsonObject } from '../kernel/json/value.ts'
import {
  BACKGROUND_COLORS,
  CHART_COLORS,
  GLOW_COLORS,
  getHexColor,
  MODES,
  type Mode,
  STATUS_COLORS,
} from './palette.ts'

/** Two colors that appear together, and the contrast that they need. */
export interface ContrastPair {
  readonly foreground: string
  readonly background: string
  /** The color that tints the background, at 12 %. */
  readonly tint?: string
  readonly minRatio: number
  /** False for lines, rings and charts. */
  readonly isText: boolean
}

const TEXT_REQUIREMENT = { minRatio: 4.5, isText: true }
const GRAPHICS_REQUIREMENT = { minRatio: 3, isText: false }

const FILL_COLORS = ['primary', 'secondary', 'accent', ...STATUS_COLORS]

/** Every pair of colors that appears on a page (WCAG 2.2, 1.4.3 and 1.4.11). */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...pairWithBackgrounds(['text', 'text-muted', 'link', ...STATUS_COLORS], TEXT_REQUIREMENT),
  ...pairWithBackgrounds(['text-subtle'], { ...TEXT_REQUIREMENT, minRatio: 3 }),
  ...['text', 'text-muted', 'link'].flatMap((foreground) =>
    GLOW_COLORS.map((background) => ({ foreground, background, ...TEXT_REQUIREMENT })),
  ),
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

/** The strongest tint of a background under text. */
export const MAX_TINT = 0.12

/** Returns the visible background of a pair in a mode; undefined if a color is missing. */
export function getBackgroundColor(
  theme: JsonObject,
  pair: ContrastPair,
  mode: string,
): string | undefined {
  const background = getHexColor(theme, pair.background, mode)
  if (background === undefined || pair.tint === undefined) return background
  const tint = getHexColor(theme, pair.tint, mode)
  return tint && mixColors(background, tint, MAX_TINT)
}

/** Describes the background of a pair. */
export const describeBackground = ({ background, tint }: ContrastPair): string =>
  tint === undefined ? `"${background}"` : `a 12 % tint of "${tint}" on "${background}"`

/** The measured contrast of a pair in a mode. */
export interface ContrastResult extends ContrastPair {
  readonly mode: Mode
  /** The contrast ratio (WCAG 2.2), truncated to two decimals so that 4.499 is not 4.5. */
  readonly ratio: number
  readonly passes: boolean
}

/** Returns the modes that a theme declares; both if it declares none. */
function getThemeModes(theme: JsonObject): readonly Mode[] {
  const declared = asStrings(theme.modes)
  const known = MODES.filter((mode) => declared.includes(mode))
  return known.length === 0 ? MODES : known
}

/**
 * Measures every pair of colors that appears on a page, in each mode of the theme. Pairs with a
 * color that the theme lacks are left out.
 *
 *
 * @example
 * import { createClient } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 * import { contrastReport } from '@svc/content/themes'
 *
 * const client = createClient(embeddedSource())
 * const { data: theme } = await client.get('themes', 'slate')
 * contrastReport(theme).every(({ passes }) => passes) // => true
 */
export const contrastReport = (theme: JsonObject): ContrastResult[] =>
  getThemeModes(theme).flatMap((mode) =>
    CONTRAST_PAIRS.flatMap((pair) => measurePair(theme, pair, mode)),
  )

function measurePair(theme: JsonObject, pair: ContrastPair, mode: Mode): ContrastResult[] {
  const foreground = getHexColor(theme, pair.foreground, mode)
  const background = getBackgroundColor(theme, pair, mode)
  const ratio = foreground && background && contrastRatio(foreground, background)
  if (!ratio) return []
  return [{ ...pair, mode, ratio: Math.floor(ratio * 100) / 100, passes: ratio >= pair.minRatio }]
}
