import { deltaE, getLightness } from '../../kernel/color/color.ts'
import { fromOklch, getHueDistance, type Oklch } from '../../kernel/color/oklch.ts'
import { BACKGROUND_COLORS, type Mode } from '../palette.ts'
import type { CharacterStyle } from './characters.ts'
import { contrastsWith, createInk, getRatio, isReadableOn, parseTone, shiftTone } from './tone.ts'

/** What the colors of a mode are created from. */
export interface ColorInput {
  readonly brand: string
  readonly second: string | undefined
  readonly style: CharacterStyle
  readonly mode: Mode
}

/** Colors by the name of their token. */
export type Colors = Readonly<Record<string, string>>

/** Below this chroma a color looks gray, and its hue means nothing. */
const GRAY_CHROMA = 0.03

/** The contrast that text is created with: more than the 4.5 that it needs. */
const TEXT_RATIO = 4.6

/** Creates the colors of backgrounds, text and lines: tinted, so that they belong to the brand. */
export function createNeutrals({ brand, style, mode }: ColorInput): Colors {
  const { background, surface, raised, chroma } = style[mode]
  const { c, h: brandHue } = parseTone(brand)
  const h = style.neutralHue ?? brandHue
  const isGray = c < GRAY_CHROMA && style.neutralHue === undefined
  const tint = (l: number, share = 1): string => fromOklch({ l, c: isGray ? 0 : chroma * share, h })
  const backgrounds = { background: tint(background), surface: tint(surface, 0.6) }
  const all = { ...backgrounds, 'surface-raised': tint(raised, 0.6) }
  const levels = Object.values(all)
  const sign = mode === 'light' ? -1 : 1
  const ink = { c: isGray ? 0 : Math.max(chroma, 0.012), h }
  const toText = (l: number, ratio: number): string =>
    shiftTone({ ...ink, l }, mode, isReadableOn(levels, ratio))
  return {
    ...all,
    overlay: fromOklch({ ...ink, l: mode === 'light' ? 0.2 : 0.06 }),
    border: tint(background + sign * 0.105, 1.4),
    'border-strong': shiftTone(
      { ...ink, l: mode === 'light' ? 0.66 : 0.48 },
      mode,
      contrastsWith(levels, 3.1),
    ),
    text: toText(mode === 'light' ? 0.24 : 0.95, 9),
    'text-muted': toText(mode === 'light' ? 0.46 : 0.76, 5.4),
    'text-subtle': toText(mode === 'light' ? 0.53 : 0.68, TEXT_RATIO),
  }
}

/** The contrast of white text from which a fill is darkened a little instead of getting dark text. */
const WHITE_TEXT_FROM = 3.4

/** A fill must differ this much from the page (CIEDE2000), or it is no fill. */
const MIN_FILL_DIFFERENCE = 12

/**
 * Creates the fill of the main action: the brand as it is, if that is possible. A middle tone is
 * darkened until white text is readable; a color like the page is shifted until it is seen.
 */
export function createPrimary({ brand, mode }: ColorInput, neutrals: Colors): Colors {
  const fill = chooseFill(brand, mode, neutrals)
  const onFill = createInk(fill)
  return { primary: fill, 'primary-hover': createHover(fill, onFill), 'on-primary': onFill }
}

const getBackgrounds = (neutrals: Colors): string[] =>
  BACKGROUND_COLORS.map((token) => neutrals[token] ?? '#FFFFFF')

/** Text and muted text also appear on a tint of the fill, in selected rows. */
function chooseFill(brand: string, mode: Mode, neutrals: Colors): string {
  const backgrounds = getBackgrounds(neutrals)
  const tone = parseTone(brand)
  if (mode === 'dark') {
    const { 'surface-raised': raised = '#000000' } = neutrals
    const start = getRatio(brand, raised) >= 3.5 ? tone : brighten(tone, 0.66)
    // A very bright fill glares on a dark page.
    const softened = { ...start, c: start.l > 0.9 ? start.c : Math.min(start.c, 0.2) }
    return shiftTone(softened, 'dark', contrastsWith([raised], 3.5))
  }
  const white = getRatio('#FFFFFF', brand)
  if (white >= WHITE_TEXT_FROM && white < 4.5) {
    return shiftTone(tone, 'light', (hex) => getRatio('#FFFFFF', hex) >= 4.5)
  }
  const isSeen = (hex: string): boolean =>
    backgrounds.every((background) => (deltaE(hex, background) ?? 0) >= MIN_FILL_DIFFERENCE)
  return isSeen(brand) ? brand : shiftTone(tone, 'light', isSeen)
}

/** The chroma at which a brightened color glares. */
const MAX_BRIGHT_CHROMA = 0.16

/** Raises the lightness of a color, and its chroma with it: a dark green would turn to gray sage. */
function brighten(tone: Oklch, lightness: number): Oklch {
  const l = Math.max(tone.l, lightness)
  const c = Math.max(tone.c, Math.min((tone.c * l) / tone.l, MAX_BRIGHT_CHROMA))
  return tone.c < GRAY_CHROMA ? { ...tone, l } : { ...tone, l, c }
}

/** The steps of lightness for a hovered fill, the usual ones first. */
const HOVER_STEPS = [-0.05, 0.05, -0.08, 0.08, 0.12, -0.12, 0.18, -0.18, 0.25]

function createHover(fill: string, onFill: string): string {
  const tone = parseTone(fill)
  const isGood = (hex: string): boolean =>
    getRatio(hex, onFill) >= 4.5 &&
    Math.abs((getLightness(hex) ?? 0) - (getLightness(fill) ?? 0)) >= 3.5
  const tones = HOVER_STEPS.map((step) => fromOklch({ ...tone, l: tone.l + step }))
  return tones.find(isGood) ?? tones[0] ?? fill
}

/** How far a color may darken and still look like itself; yellow turns to mud at once. */
const getMaxShift = ({ h, c }: Oklch): number =>
  c >= GRAY_CHROMA && getHueDistance(h, 98) < 36 ? 0.08 : 0.26

/**
 * Returns the tone of a color that can be read on every background; undefined if it would no longer
 * look like the color.
 */
export function createReadable(
  color: string,
  mode: Mode,
  neutrals: Colors,
  minRatio = TEXT_RATIO,
): string | undefined {
  const tone = parseTone(color)
  const backgrounds = getBackgrounds(neutrals)
  const isGood =
    minRatio >= 4.5 ? isReadableOn(backgrounds, minRatio) : contrastsWith(backgrounds, minRatio)
  const readable = shiftTone(tone, mode, isGood)
  const shift = Math.abs(parseTone(readable).l - tone.l)
  return mode === 'dark' || shift <= getMaxShift(tone) ? readable : undefined
}

/** Creates the accent, links, focus ring and quiet fills. */
export function createAccents(input: ColorInput, neutrals: Colors, primary: Colors): Colors {
  const { brand, second, style, mode } = input
  const { text = '#000000' } = neutrals
  const link = createReadable(mode === 'dark' ? (primary.primary ?? brand) : brand, mode, neutrals)
  const accentSource = second ?? turnHue(brand, style.accentTurn)
  const accent = (accentSource && createReadable(accentSource, mode, neutrals)) ?? link ?? text
  const secondary = createQuietFill(input)
  return {
    ...secondary,
    accent,
    'on-accent': createInk(accent),
    link: link ?? text,
    focus: createReadable(primary.primary ?? brand, mode, neutrals, 3.1) ?? text,
  }
}

/** Turns a hue; undefined if there is none, or nothing to turn. */
function turnHue(brand: string, degrees: number): string | undefined {
  const { l, c, h } = parseTone(brand)
  if (degrees === 0 || c < GRAY_CHROMA) return undefined
  return fromOklch({
    l: Math.min(l, 0.62),
    c: Math.max(0.13, Math.min(c, 0.19)),
    h: (h + degrees) % 360,
  })
}

/** A second color this light is a fill as it is. */
const LIGHT_FILL = 0.8

/** Creates a quiet fill: the second color if it is light, else a tint of it or of the brand. */
function createQuietFill({ brand, second, mode }: ColorInput): Colors {
  const source = parseTone(second ?? brand)
  const isOwn = mode === 'light' && second !== undefined && source.l >= LIGHT_FILL
  const c = Math.min(source.c, mode === 'light' ? 0.045 : 0.05)
  const fill = isOwn
    ? second.toUpperCase()
    : fromOklch({ ...source, c, l: mode === 'light' ? 0.925 : 0.33 })
  const tone = parseTone(fill)
  const ink = shiftTone(
    { h: tone.h, c: Math.min(tone.c, 0.05), l: mode === 'light' ? 0.32 : 0.93 },
    mode,
    (hex) => getRatio(hex, fill) >= 5,
  )
  return { secondary: fill, 'on-secondary': ink }
}
