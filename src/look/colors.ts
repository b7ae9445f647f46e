import type { Rgba } from './types.ts'

/** Paints a color on an opaque one. */
export function blend(top: Rgba, base: Rgba): Rgba {
  const mix = (index: 0 | 1 | 2): number => top[index] * top[3] + base[index] * (1 - top[3])
  return [mix(0), mix(1), mix(2), 1]
}

/** Returns the relative luminance of a color, as WCAG defines it. */
export function getLuminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the contrast of two opaque colors, from 1 to 21. */
export function getContrast(a: Rgba, b: Rgba): number {
  const [light = 0, dark = 0] = [getLuminance(a), getLuminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** True if two colors look different next to each other. */
export const differs = (a: Rgba, b: Rgba): boolean =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) > 12

/** Formats a color as CSS. */
export const toHex = ([red, green, blue]: Rgba): string =>
  `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
