import { channelsOf, toHex } from '../color.ts'
import type { Channels } from '../contrast.ts'
import { readColor } from './color-notation.ts'

/** A colour as CSS gives it, within sRGB. */
export interface CssColor extends Channels {
  readonly alpha: number
  /** True when sRGB does not have the colour and the nearest one stands for it. */
  readonly isClamped: boolean
}

/** Reads a colour in any notation of `readColor`; undefined for anything else. */
export function parseCssColor(text: string): CssColor | undefined {
  const color = readColor(text)
  return color && within(channelsOf(color), color.alpha)
}

/** The colour in hex, with two more digits when it is translucent. */
export function hexNotation({ alpha, ...color }: CssColor): string {
  const opacity = Math.round(alpha * 255)
  return `${toHex(color)}${opacity === 255 ? '' : hexByte(opacity)}`
}

const hexByte = (value: number): string => value.toString(16).padStart(2, '0').toUpperCase()

/** Conversions are exact to a few digits: what lies this little outside is inside. */
const SLACK = 0.002

function within(color: Channels, alpha: number): CssColor {
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  const { r, g, b } = color
  const isClamped = [r, g, b].some((value) => Math.abs(value - clamp(value)) > SLACK)
  return { r: clamp(r), g: clamp(g), b: clamp(b), alpha, isClamped }
}
