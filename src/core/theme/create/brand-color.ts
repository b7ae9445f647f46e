import { fromOklch, getHueDistance, type Oklch, toOklch } from '../../kernel/color/oklch.ts'
import { compareStrings } from '../../kernel/lists.ts'

/** How often each color occurs in a picture, by its six-digit hex value. */
export type ColorCounts = ReadonlyMap<string, number>

interface CountedColor {
  readonly hex: string
  readonly tone: Oklch
  readonly weight: number
}

/** Colors with less chroma are grays, and those outside of the range are nearly black or white. */
const MIN_CHROMA = 0.05
const MIN_LIGHTNESS = 0.15
const MAX_LIGHTNESS = 0.97

/** The share of a picture below which its colors are not its brand: edges, shadows and noise. */
const MIN_SHARE = 0.02

/** The width of a hue in degrees; colors this near are one color to people. */
const HUE_WIDTH = 24

/**
 * Finds the brand color of a picture: the hue that fills most of it, in the tone that is most
 * frequent. A picture without any hue has its most frequent dark gray. Undefined if all is white.
 */
export function findBrandColor(counts: ColorCounts): string | undefined {
  const colors = listColors(counts)
  const total = sumWeights(colors)
  const vivid = colors
    .filter(({ tone: { l, c } }) => c >= MIN_CHROMA && l > MIN_LIGHTNESS && l < MAX_LIGHTNESS)
    .map((color) => ({ ...color, weight: color.weight * Math.min(1, color.tone.c / 0.12) }))
  if (sumWeights(vivid) >= total * MIN_SHARE && vivid.length > 0) {
    return pickTone(listNearHue(vivid, findHeaviestHue(vivid)))
  }
  const dark = colors.filter(({ tone }) => tone.l < 0.9)
  return dark.length === 0 ? undefined : pickTone(dark)
}

/** Lists the colors, the most frequent first, whatever the order in which they were counted. */
const listColors = (counts: ColorCounts): CountedColor[] =>
  [...counts]
    .flatMap(([hex, weight]) => {
      const tone = toOklch(hex)
      return tone === undefined || weight <= 0 ? [] : [{ hex: hex.toUpperCase(), tone, weight }]
    })
    .sort((a, b) => b.weight - a.weight || compareStrings(a.hex, b.hex))

const sumWeights = (colors: readonly CountedColor[]): number =>
  colors.reduce((sum, { weight }) => sum + weight, 0)

const listNearHue = (colors: readonly CountedColor[], hue: number): CountedColor[] =>
  colors.filter(({ tone }) => getHueDistance(tone.h, hue) <= HUE_WIDTH)

/** Returns the angle around which most of the weight is. */
function findHeaviestHue(colors: readonly CountedColor[]): number {
  const hues = Array.from({ length: 72 }, (_, index) => index * 5)
  const weights = hues.map((hue) => sumWeights(listNearHue(colors, hue)))
  return hues[weights.indexOf(Math.max(...weights))] ?? 0
}

/** Returns the most frequent color, or the mean of the most frequent tone if no color stands out. */
function pickTone(colors: readonly CountedColor[]): string {
  const groups = new Map<string, CountedColor[]>()
  for (const color of colors) {
    const key = `${Math.round(color.tone.l * 14)} ${Math.round(color.tone.c * 30)}`
    groups.set(key, [...(groups.get(key) ?? []), color])
  }
  const [group = []] = [...groups.values()].sort((a, b) => sumWeights(b) - sumWeights(a))
  const total = sumWeights(group)
  const [first] = group.toSorted((a, b) => b.weight - a.weight)
  if (first && first.weight >= total / 3) return first.hex
  const mean = (pick: (tone: Oklch) => number): number =>
    group.reduce((sum, { tone, weight }) => sum + pick(tone) * weight, 0) / total
  const toRadians = (h: number): number => (h * Math.PI) / 180
  const a = mean(({ c, h }) => c * Math.cos(toRadians(h)))
  const b = mean(({ c, h }) => c * Math.sin(toRadians(h)))
  const h = (Math.atan2(b, a) * 180) / Math.PI
  return fromOklch({ l: mean(({ l }) => l), c: Math.hypot(a, b), h })
}
