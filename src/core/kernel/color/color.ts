import {
  colorsNamed,
  convertHslToRgb,
  convertLabToRgb,
  convertLchToLab,
  convertLrgbToRgb,
  convertOklabToRgb,
  convertRgbToLab65,
  convertRgbToLrgb,
  convertRgbToOklab,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Rgb,
  serializeHex,
} from 'culori/fn'
import { parseOpaqueHex, type RgbChannels } from './contrast.ts'
import { type ColorSpace, type ParsedColor, parseColor } from './parse.ts'

// Strings here are opaque colors in hex notation: how a translucent color looks depends on its
// background. `parseCssColor` reads other notations. The imported functions register no color space
// when the module loads.

/** A color in CIELAB under D65. */
export interface Lab {
  readonly l: number
  readonly a: number
  readonly b: number
}

/** A color-vision deficiency in which one of the three kinds of cone is missing. */
export type ColorVisionDeficiency = keyof typeof DEFICIENCY_FILTERS

const DEFICIENCY_FILTERS = {
  protanopia: filterDeficiencyProt,
  deuteranopia: filterDeficiencyDeuter,
  tritanopia: filterDeficiencyTrit,
}

/** Returns the difference (CIEDE2000) of two colors, 0 if equal; undefined if one is invalid. */
export function deltaE(a: string, b: string): number | undefined {
  const [first, second] = [toLab(a), toLab(b)]
  return first && second && labDeltaE(first, second)
}

/** Returns the difference (CIEDE2000) of two colors in CIELAB. */
export const labDeltaE = (a: Lab, b: Lab): number =>
  differenceCiede2000()({ ...a, mode: 'lab65' }, { ...b, mode: 'lab65' })

/** Returns the lightness (CIE L*) of a color, 0 to 100; undefined if it is invalid. */
export const getLightness = (color: string): number | undefined => toLab(color)?.l

/**
 * Mixes a share (0 to 1) of a color into a background, like `color-mix(in srgb, ...)`. Returns
 * undefined if a color is invalid or the share is out of range.
 */
export function mixColors(background: string, color: string, share: number): string | undefined {
  const [below, above] = [toOpaqueRgb(background), toOpaqueRgb(color)]
  if (below === undefined || above === undefined || !(share >= 0 && share <= 1)) return undefined
  const blend = (channel: 'r' | 'g' | 'b') => below[channel] * (1 - share) + above[channel] * share
  return serializeHex({ mode: 'rgb', r: blend('r'), g: blend('g'), b: blend('b') })
}

/** Simulates how a color looks with a complete deficiency; undefined if the color is invalid. */
export function simulateDeficiency(
  color: string,
  deficiency: ColorVisionDeficiency,
): string | undefined {
  const rgb = toOpaqueRgb(color)
  if (rgb === undefined) return undefined
  // The matrices of the model (Machado 2009, https://doi.org/10.1109/TVCG.2009.113) are for linear
  // values, so the filter gets linear values that are labeled as RGB.
  const simulated = DEFICIENCY_FILTERS[deficiency](1)({
    ...convertRgbToLrgb(rgb),
    mode: 'rgb' as const,
  })
  return serializeHex(convertLrgbToRgb(simulated))
}

const RGB_CONVERTERS: Readonly<
  Record<ColorSpace, (...values: ParsedColor['values']) => RgbChannels>
> = {
  rgb: (r: number, g: number, b: number) => ({ r, g, b }),
  hsl: (h: number, s: number, l: number) => convertHslToRgb({ h, s: s / 100, l: l / 100 }),
  lab: (l: number, a: number, b: number) => convertLabToRgb({ l, a, b }),
  lch: (l: number, c: number, h: number) => convertLabToRgb(convertLchToLab({ l, c, h })),
  oklab: (l: number, a: number, b: number) => convertOklabToRgb({ l, a, b }),
  // OKLCH is to OKLab what LCH is to Lab, so the conversion is the same.
  oklch: (l: number, c: number, h: number) => convertOklabToRgb(convertLchToLab({ l, c, h })),
}

/** Converts a color to sRGB channels, which are outside 0 to 1 if it is out of gamut. */
export const toRgbChannels = ({ space, values }: ParsedColor): RgbChannels =>
  RGB_CONVERTERS[space](...values)

/** Formats the nearest color in sRGB in hex notation, in upper case. */
export const toHex = ({ r, g, b }: RgbChannels): string =>
  serializeHex({ mode: 'rgb', r, g, b }).toUpperCase()

function toLab(color: string): Lab | undefined {
  const rgb = toOpaqueRgb(color)
  return rgb && convertRgbToLab65(rgb)
}

function toOpaqueRgb(color: string): Rgb | undefined {
  const channels = parseOpaqueHex(color)
  return channels && { mode: 'rgb', ...channels }
}

/** A CSS color in sRGB. */
export interface CssColor extends RgbChannels {
  readonly alpha: number
  /** True if the color is out of gamut and was replaced by the nearest one. */
  readonly isClamped: boolean
}

/** Parses a color in any notation of `parseColor`; undefined for anything else. */
export function parseCssColor(text: string): CssColor | undefined {
  const color = parseColor(text)
  return color && clampToSrgb(toRgbChannels(color), color.alpha)
}

/** Returns a named color of CSS such as `tomato`; undefined for anything else. */
export function parseColorName(name: string): CssColor | undefined {
  const key = name.toLowerCase()
  const value = Object.hasOwn(colorsNamed, key)
    ? colorsNamed[key as keyof typeof colorsNamed]
    : undefined
  if (value === undefined) return undefined
  const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255].map((byte) => byte / 255)
  return { r: r ?? 0, g: g ?? 0, b: b ?? 0, alpha: 1, isClamped: false }
}

/** The named colors of CSS. */
export const COLOR_NAMES: readonly string[] = Object.keys(colorsNamed)

/** Converts a color in sRGB to CIELAB; its opacity is ignored. */
export const rgbToLab = ({ r, g, b }: RgbChannels): Lab => convertRgbToLab65({ r, g, b })

/** Converts a color in sRGB to OKLab; its opacity is ignored. */
export const rgbToOklab = ({ r, g, b }: RgbChannels): Lab => convertRgbToOklab({ r, g, b })

/** Formats a color in hex notation, with two more digits if it is translucent. */
export function toHexNotation({ alpha, ...color }: CssColor): string {
  const opacity = Math.round(alpha * 255)
  return `${toHex(color)}${opacity === 255 ? '' : toHexByte(opacity)}`
}

const toHexByte = (value: number): string => value.toString(16).padStart(2, '0').toUpperCase()

/** Conversions are exact to a few digits, so a value this close to the gamut counts as inside. */
const GAMUT_TOLERANCE = 0.002

function clampToSrgb(color: RgbChannels, alpha: number): CssColor {
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  const { r, g, b } = color
  const isClamped = [r, g, b].some((value) => Math.abs(value - clamp(value)) > GAMUT_TOLERANCE)
  return { r: clamp(r), g: clamp(g), b: clamp(b), alpha, isClamped }
}
