import { rgbToOklab, toHex, toRgbChannels } from './color.ts'
import { parseOpaqueHex } from './contrast.ts'

/**
 * A color in OKLCH, where equal steps look equal: lightness 0 to 1, chroma from 0 for gray, and hue
 * in degrees.
 */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** Converts an opaque hex color to OKLCH; undefined if it is invalid. */
export function toOklch(hex: string): Oklch | undefined {
  const rgb = parseOpaqueHex(hex)
  if (rgb === undefined) return undefined
  const { l, a, b } = rgbToOklab(rgb)
  const degrees = (Math.atan2(b, a) * 180) / Math.PI
  return { l, c: Math.hypot(a, b), h: degrees < 0 ? degrees + 360 : degrees }
}

/** The halvings that find the highest chroma: more would change no byte. */
const CHROMA_STEPS = 14

/** Converts a color to hex; one that sRGB lacks keeps its lightness and hue and loses chroma. */
export function fromOklch({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l))
  let [low, high] = [0, c]
  if (!isInGamut(lightness, c, h)) {
    for (let step = 0; step < CHROMA_STEPS; step += 1) {
      const middle = (low + high) / 2
      if (isInGamut(lightness, middle, h)) low = middle
      else high = middle
    }
  } else low = c
  return toHex(toRgb(lightness, low, h))
}

const toRgb = (l: number, c: number, h: number) =>
  toRgbChannels({ space: 'oklch', values: [l, c, h], alpha: 1 })

const isInGamut = (l: number, c: number, h: number): boolean => {
  const { r, g, b } = toRgb(l, c, h)
  return [r, g, b].every((channel) => channel >= -0.0005 && channel <= 1.0005)
}

/** Returns the smaller angle between two hues, 0 to 180. */
export const getHueDistance = (a: number, b: number): number => {
  const distance = Math.abs(a - b) % 360
  return distance > 180 ? 360 - distance : distance
}
