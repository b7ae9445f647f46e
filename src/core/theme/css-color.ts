import { toHex, toRgbChannels } from '../color.ts'
import type { RgbChannels } from '../contrast.ts'
import { parseColor } from './color-notation.ts'

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
