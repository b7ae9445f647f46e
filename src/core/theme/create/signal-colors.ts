import { deltaE, simulateDeficiency } from '../../kernel/color/color.ts'
import { fromOklch, type Oklch } from '../../kernel/color/oklch.ts'
import { CHART_COLORS, type Mode, STATUS_COLORS } from '../palette.ts'
import type { Colors } from './base-colors.ts'
import { contrastsWith, createInk, isReadableOn, parseTone, shiftTone } from './tone.ts'

/** The usual hue and chroma of each status. */
const STATUS_TONES: Readonly<
  Record<(typeof STATUS_COLORS)[number], readonly [h: number, c: number]>
> = { success: [155, 0.13], warning: [68, 0.12], danger: [25, 0.19], info: [248, 0.13] }

/** The minimum difference (CIEDE2000) of colors with different meanings, above the 12 required. */
const MIN_DIFFERENCE = 12.5

/** Hues and steps of lightness around the usual tone of a status, the nearest first. */
const HUE_STEPS = [0, -8, 8, -16, 16, -26, 26, -40, 40]
const LIGHTNESS_STEPS = [0, 0.06, 0.12, 0.18, 0.24]
const CHROMA_SHARES = [1, 0.6]

/** Creates the colors of statuses. Success and danger also differ for people with color blindness. */
export function createStatusColors(mode: Mode, colors: Colors): Colors {
  const backgrounds = listBackgrounds(colors)
  const [success, danger] = chooseOpposites(mode, colors, backgrounds)
  const others = (['warning', 'info'] as const).map((name) => {
    const [h, c] = STATUS_TONES[name]
    return [name, toReadable({ l: getStartLightness(mode), c, h }, mode, backgrounds)] as const
  })
  const statuses: Colors = { success, danger, ...Object.fromEntries(others) }
  return Object.fromEntries(
    STATUS_COLORS.flatMap((name) => {
      const color = statuses[name] ?? '#000000'
      return [
        [name, color],
        [`on-${name}`, createInk(color)],
      ]
    }),
  )
}

const listBackgrounds = (colors: Colors): string[] =>
  ['background', 'surface', 'surface-raised'].map((token) => colors[token] ?? '#FFFFFF')

const getStartLightness = (mode: Mode): number => (mode === 'light' ? 0.52 : 0.76)

const toReadable = (tone: Oklch, mode: Mode, backgrounds: readonly string[]): string =>
  shiftTone(tone, mode, isReadableOn(backgrounds, 4.6))

/** Chooses success and danger, so that neither looks like the brand or like the other. */
function chooseOpposites(
  mode: Mode,
  { primary = '', accent = '' }: Colors,
  backgrounds: readonly string[],
): [success: string, danger: string] {
  const isFree = (color: string): boolean =>
    [primary, accent].every((other) => getDifference(color, other) >= MIN_DIFFERENCE)
  const list = (name: 'success' | 'danger'): string[] =>
    listTones(name, mode)
      .map((tone) => toReadable(tone, mode, backgrounds))
      .filter(isFree)
  const [successes, dangers] = [list('success'), list('danger')]
  for (let sum = 0; sum < successes.length + dangers.length - 1; sum += 1) {
    for (let first = Math.min(sum, successes.length - 1); first >= 0; first -= 1) {
      const [success, danger] = [successes[first], dangers[sum - first]]
      if (success && danger && areDistinct(success, danger)) return [success, danger]
    }
  }
  throw new Error(`No colors for success and danger differ from ${primary} and ${accent}.`)
}

/** Lists the tones of a status from the usual one to the strangest. */
function listTones(name: 'success' | 'danger', mode: Mode): Oklch[] {
  const [h, c] = STATUS_TONES[name]
  const sign = mode === 'light' ? -1 : 1
  const start = getStartLightness(mode)
  const tones = LIGHTNESS_STEPS.flatMap((step, lightnessRank) =>
    HUE_STEPS.flatMap((turn, hueRank) =>
      CHROMA_SHARES.map((share, chromaRank) => ({
        rank: lightnessRank * 2 + hueRank + chromaRank * 5,
        tone: { l: Math.min(0.97, start + sign * step), c: c * share, h: (h + turn + 360) % 360 },
      })),
    ),
  )
  return tones.sort((a, b) => a.rank - b.rank).map(({ tone }) => tone)
}

const getDifference = (a: string, b: string): number => deltaE(a, b) ?? 0

const areDistinct = (a: string, b: string): boolean =>
  getDifference(a, b) >= MIN_DIFFERENCE &&
  (['deuteranopia', 'protanopia'] as const).every((deficiency) => {
    const [first, second] = [simulateDeficiency(a, deficiency), simulateDeficiency(b, deficiency)]
    return (
      first !== undefined && second !== undefined && getDifference(first, second) >= MIN_DIFFERENCE
    )
  })

/** The minimum difference of two chart colors, above the 15 required. */
const MIN_CHART_DIFFERENCE = 16

/** The turns of the hue from one series to the next: neighbors in a chart are far apart. */
const CHART_TURNS = [0, 180, 60, 250, 120, 310, 30, 210, 90, 280, 150, 340]

/** Creates the colors of charts: the brand first, then hues and tones that stay apart. */
export function createChartColors(mode: Mode, brand: string, colors: Colors): Colors {
  const { surface = '#FFFFFF' } = colors
  const { c, h, l } = parseTone(brand)
  const isSeen = contrastsWith([surface], 3.1)
  const chroma = Math.min(0.16, Math.max(0.09, c))
  const steps = mode === 'light' ? [0.58, 0.42, 0.66, 0.3, 0.5] : [0.72, 0.86, 0.6, 0.93, 0.66]
  const start = mode === 'light' ? Math.min(l, 0.7) : Math.max(l, 0.6)
  const candidates = steps.flatMap((lightness, index) =>
    CHART_TURNS.map((turn) => ({ l: lightness, c: chroma, h: (h + turn + index * 15) % 360 })),
  )
  const chosen = [shiftTone({ l: start, c, h }, mode, isSeen)]
  for (const tone of candidates) {
    if (chosen.length === CHART_COLORS.length) break
    const color = shiftTone(tone, mode, isSeen)
    const isNew = chosen.every((other) => getDifference(color, other) >= MIN_CHART_DIFFERENCE)
    if (isNew) chosen.push(color)
  }
  return Object.fromEntries(
    CHART_COLORS.map((token, index) => [token, chosen[index] ?? fromOklch({ l, c: 0, h })]),
  )
}
