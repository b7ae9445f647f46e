/** Red, green and blue, each 0 to 1 within sRGB. */
export interface RgbChannels {
  readonly r: number
  readonly g: number
  readonly b: number
}

/** A color in sRGB: red, green and blue, and its opacity, each 0 to 1. */
export interface HexColor {
  readonly space: 'rgb'
  readonly values: readonly [number, number, number]
  readonly alpha: number
}

/** Parses a color in hex notation; undefined if it is invalid. */
export function parseHex(color: string): HexColor | undefined {
  if (!/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(color)) return undefined
  const digits = color.length < 6 ? color.replaceAll(/\w/g, '$&$&') : color
  const [r = 0, g = 0, b = 0, alpha = 1] = (digits.match(/\w\w/g) ?? []).map(
    (byte) => Number.parseInt(byte, 16) / 255,
  )
  return { space: 'rgb', values: [r, g, b], alpha }
}

/** Parses an opaque color in hex notation; undefined if it is invalid or translucent. */
export function parseOpaqueHex(color: string): RgbChannels | undefined {
  const { alpha = 0, values: [r, g, b] = [0, 0, 0] } = parseHex(color) ?? {}
  return alpha < 1 ? undefined : { r, g, b }
}

/** Returns the contrast ratio (WCAG 2.2) of two opaque hex colors; undefined if one is invalid. */
export function contrastRatio(a: string, b: string): number | undefined {
  const [first, second] = [relativeLuminance(a), relativeLuminance(b)]
  if (first === undefined || second === undefined) return undefined
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
function relativeLuminance(color: string): number | undefined {
  const channels = parseOpaqueHex(color)
  return (
    channels &&
    0.2126 * linearizeChannel(channels.r) +
      0.7152 * linearizeChannel(channels.g) +
      0.0722 * linearizeChannel(channels.b)
  )
}

const linearizeChannel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
