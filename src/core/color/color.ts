import {
  convertHslToRgb,
  convertLabToRgb,
  convertLchToLab,
  convertLrgbToRgb,
  convertOklabToRgb,
  convertRgbToLab65,
  convertRgbToLrgb,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Rgb,
  serializeHex,
} from 'culori/fn'
import { parseOpaqueHex, type RgbChannels } from './contrast.ts'
import { type ColorSpace, type ParsedColor, parseColor } from './parse.ts'

// A colour here is opaque and in hex notation: what lies beneath a translucent one decides how it
// looks. Only functions that need no colour space registered when a module loads are imported.
// Other notations are read by `theme/color-notation.ts`.

/** A colour in CIELAB under D65. */
export interface Lab {
  readonly l: number
  readonly a: number
  readonly b: number
}

/** A colour-vision deficiency in which one of the three kinds of cone is missing. */
export type ColorVisionDeficiency = keyof typeof DEFICIENCY_FILTERS

const DEFICIENCY_FILTERS = {
  protanopia: filterDeficiencyProt,
  deuteranopia: filterDeficiencyDeuter,
  tritanopia: filterDeficiencyTrit,
}

/** The difference (CIEDE2000) of two colours, 0 when equal; undefined when either is none. */
export function deltaE(a: string, b: string): number | undefined {
  const [first, second] = [toLab(a), toLab(b)]
  return first && second && labDeltaE(first, second)
}

/** The difference (CIEDE2000) of two colours in CIELAB. */
export const labDeltaE = (a: Lab, b: Lab): number =>
  differenceCiede2000()({ ...a, mode: 'lab65' }, { ...b, mode: 'lab65' })

/** The lightness (CIE L*) of a colour, 0 to 100; undefined when it is none. */
export const getLightness = (color: string): number | undefined => toLab(color)?.l

/**
 * What is seen where a share (0 to 1) of a colour tints the ground, as `color-mix(in srgb, ...)`
 * has it; undefined when either is no colour or the share lies outside.
 */
export function mixColors(ground: string, color: string, share: number): string | undefined {
  const [under, over] = [toOpaqueRgb(ground), toOpaqueRgb(color)]
  if (under === undefined || over === undefined || !(share >= 0 && share <= 1)) return undefined
  const blend = (channel: 'r' | 'g' | 'b') => under[channel] * (1 - share) + over[channel] * share
  return serializeHex({ mode: 'rgb', r: blend('r'), g: blend('g'), b: blend('b') })
}

/** The colour as it looks to someone with the deficiency in full; undefined when it is none. */
export function simulateDeficiency(
  color: string,
  deficiency: ColorVisionDeficiency,
): string | undefined {
  const rgb = toOpaqueRgb(color)
  if (rgb === undefined) return undefined
  // The model (Machado 2009, https://doi.org/10.1109/TVCG.2009.113) mixes light, so its matrices
  // are for linear values; the filter takes whatever it is told is RGB.
  const seen = DEFICIENCY_FILTERS[deficiency](1)({ ...convertRgbToLrgb(rgb), mode: 'rgb' as const })
  return serializeHex(convertLrgbToRgb(seen))
}

const RGB_CONVERTERS: Readonly<
  Record<ColorSpace, (...values: ParsedColor['values']) => RgbChannels>
> = {
  rgb: (r: number, g: number, b: number) => ({ r, g, b }),
  hsl: (h: number, s: number, l: number) => convertHslToRgb({ h, s: s / 100, l: l / 100 }),
  lab: (l: number, a: number, b: number) => convertLabToRgb({ l, a, b }),
  lch: (l: number, c: number, h: number) => convertLabToRgb(convertLchToLab({ l, c, h })),
  oklab: (l: number, a: number, b: number) => convertOklabToRgb({ l, a, b }),
  // The two polar spaces are left the same way.
  oklch: (l: number, c: number, h: number) => convertOklabToRgb(convertLchToLab({ l, c, h })),
}

/** The channels of a colour as it is written; outside 0 to 1 when sRGB does not have it. */
export const toRgbChannels = ({ space, values }: ParsedColor): RgbChannels =>
  RGB_CONVERTERS[space](...values)

/** The hex notation of the nearest colour within sRGB, in capitals. */
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

/** A colour as CSS gives it, within sRGB. */
export interface CssColor extends RgbChannels {
  readonly alpha: number
  /** True when sRGB does not have the colour and the nearest one stands for it. */
  readonly isClamped: boolean
}

/** Reads a colour in any notation of `readColor`; undefined for anything else. */
export function parseCssColor(text: string): CssColor | undefined {
  const color = parseColor(text)
  return color && clampToSrgb(toRgbChannels(color), color.alpha)
}

/** The colour in hex, with two more digits when it is translucent. */
export function toHexNotation({ alpha, ...color }: CssColor): string {
  const opacity = Math.round(alpha * 255)
  return `${toHex(color)}${opacity === 255 ? '' : toHexByte(opacity)}`
}

const toHexByte = (value: number): string => value.toString(16).padStart(2, '0').toUpperCase()

/** Conversions are exact to a few digits: what lies this little outside is inside. */
const GAMUT_TOLERANCE = 0.002

function clampToSrgb(color: RgbChannels, alpha: number): CssColor {
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  const { r, g, b } = color
  const isClamped = [r, g, b].some((value) => Math.abs(value - clamp(value)) > GAMUT_TOLERANCE)
  return { r: clamp(r), g: clamp(g), b: clamp(b), alpha, isClamped }
}
