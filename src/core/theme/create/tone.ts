import { mixColors } from '../../kernel/color/color.ts'
import { contrastRatio } from '../../kernel/color/contrast.ts'
import { fromOklch, type Oklch, toOklch } from '../../kernel/color/oklch.ts'
import { MAX_TINT } from '../contrast-report.ts'
import type { Mode } from '../palette.ts'

/** The step of lightness in which tones are tried; the eye sees no smaller difference. */
const STEP = 0.01

/** Returns the contrast ratio of two hex colors. */
export const getRatio = (a: string, b: string): number => contrastRatio(a, b) ?? 1

/** Parses a hex color, which the caller has checked, to OKLCH. */
export const parseTone = (hex: string): Oklch => toOklch(hex) ?? { l: 0, c: 0, h: 0 }

/**
 * Returns the first tone of a color that passes a test: darker and darker in light mode, lighter and
 * lighter in dark mode. The last one is black or white.
 */
export function shiftTone(color: Oklch, mode: Mode, isGood: (hex: string) => boolean): string {
  const direction = mode === 'light' ? -STEP : STEP
  for (let { l } = color; l > 0 && l < 1; l += direction) {
    const hex = fromOklch({ ...color, l })
    if (isGood(hex)) return hex
  }
  return mode === 'light' ? '#000000' : '#FFFFFF'
}

/** Returns a test for colors that have a contrast with every background. */
export const contrastsWith =
  (backgrounds: readonly string[], minRatio: number) =>
  (hex: string): boolean =>
    backgrounds.every((background) => getRatio(hex, background) >= minRatio)

/**
 * Returns a test for colors of text: readable on every background, and on the strongest tint of
 * themselves, as badges and messages show them.
 */
export const isReadableOn =
  (backgrounds: readonly string[], minRatio: number) =>
  (hex: string): boolean =>
    contrastsWith(backgrounds, minRatio)(hex) &&
    backgrounds.every((background) => {
      const tinted = mixColors(background, hex, MAX_TINT)
      return tinted !== undefined && getRatio(hex, tinted) >= minRatio
    })

const WHITE = '#FFFFFF'

/** Returns the color of text on a fill: white, a dark tone of the fill's hue, else black. */
export function createInk(fill: string): string {
  if (getRatio(WHITE, fill) >= 4.5) return WHITE
  const { c, h } = parseTone(fill)
  const ink = fromOklch({ l: 0.2, c: Math.min(c, 0.04), h })
  return getRatio(ink, fill) >= 4.5 ? ink : '#000000'
}
