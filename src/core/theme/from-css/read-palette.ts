import {
  deltaE,
  getLightness,
  mixColors,
  parseCssColor,
  toHexNotation,
} from '../../kernel/color/color.ts'
import { contrastRatio } from '../../kernel/color/contrast.ts'
import { unique } from '../../kernel/lists.ts'
import { MAX_TINT } from '../contrast-report.ts'
import {
  BACKGROUND_COLORS,
  CHART_COLORS,
  type Mode,
  PALETTE_COLORS,
  STATUS_COLORS,
} from '../palette.ts'
import { fromShadcnName, SHADCN_COLORS, toShadcnName } from '../shadcn-colors.ts'
import type { DerivedValue, ImportedValue } from './types.ts'
import type { ResolvedVariable, Variables } from './variables.ts'

/** Returns a color of the mode that is being read. */
type GetColor = (token: string) => string

/** How a missing color is derived from others. */
export interface Recipe {
  readonly derivation: string
  readonly derive: (color: GetColor) => string
}

const WHITE = '#FFFFFF'
const BLACK = '#000000'

const getMostContrasting = (color: string): string =>
  getRatio(WHITE, color) >= getRatio(BLACK, color) ? WHITE : BLACK

const getRatio = (a: string, b: string): number => contrastRatio(a, b) ?? 1

const blendColors = (a: string, b: string, share: number): string =>
  (mixColors(a, b, share) ?? a).toUpperCase()

/** Blends a color with another, step by step, until it has enough contrast on every background. */
function findContrastingColor(
  getColor: GetColor,
  [from, to]: readonly [string, string],
  minRatio: number,
): string {
  const hasContrast = (color: string): boolean => {
    const backgrounds = BACKGROUND_COLORS.map(getColor)
    // Text also appears on a tint of its own color.
    if (minRatio >= 4.5) backgrounds.push(blendColors(getColor('surface'), color, MAX_TINT))
    return backgrounds.every((background) => getRatio(color, background) >= minRatio)
  }
  const blends = Array.from({ length: 26 }, (_, step) => blendColors(from, to, step / 25))
  return blends.find(hasContrast) ?? to
}

const copyRecipe = (from: string): Recipe => ({
  derivation: `same as "${from}"`,
  derive: (getColor) => getColor(from),
})

const mixRecipe = (from: string, to: string, share: number): Recipe => ({
  derivation: `"${from}" mixed with ${share * 100} % of "${to}"`,
  derive: (getColor) => blendColors(getColor(from), getColor(to), share),
})

const onColorRecipe = (background: string): Recipe => ({
  derivation: `black or white, whichever has more contrast with "${background}"`,
  derive: (getColor) => getMostContrasting(getColor(background)),
})

const statusRecipe = (from: string): Recipe => ({
  derivation: `${from}, blended with "text" until it is readable on every background`,
  derive: (getColor) => findContrastingColor(getColor, [from, getColor('text')], 4.5),
})

const STATUS_SEEDS = { success: '#1A7F4B', warning: '#9A6700', danger: '#C62828', info: '#1668B0' }

/** Colors for charts, after those of the theme: purple, teal, brown, pink, gray. */
const CHART_SEEDS = ['#7B3FB5', '#0B7F8C', '#7A4A20', '#C2457F', '#767676']

/** The minimum difference of two chart colors (CIEDE2000), as the health rules require it. */
const MIN_CHART_DIFFERENCE = 15

/** Returns the first color that no earlier chart has, with enough contrast on every background. */
function deriveChart(getColor: GetColor, index: number): string {
  const others = CHART_COLORS.slice(0, index).map(getColor)
  const candidates = ['primary', 'accent', ...STATUS_COLORS].map(getColor).concat(CHART_SEEDS)
  const isNew = (color: string): boolean =>
    others.every((other) => (deltaE(color, other) ?? 0) >= MIN_CHART_DIFFERENCE)
  const colors = candidates.map((color) =>
    findContrastingColor(getColor, [color, getColor('text')], 3),
  )
  return colors.find(isNew) ?? getColor('primary')
}

/** How to derive each color that a style sheet lacks, from the colors above it in this list. */
const RECIPES: ReadonlyMap<string, Recipe> = new Map<string, Recipe>([
  ['background', onColorRecipe('text')],
  ['text', onColorRecipe('background')],
  ['surface', copyRecipe('background')],
  ['surface-raised', copyRecipe('surface')],
  ['overlay', { derivation: 'the darker of "background" and "text"', derive: deriveOverlay }],
  ['border', mixRecipe('background', 'text', 0.15)],
  [
    'border-strong',
    {
      derivation: 'between "background" and "text", 3:1 on every background',
      derive: deriveStrongBorder,
    },
  ],
  [
    'text-muted',
    { derivation: 'quieter than "text", 4.5:1 on every background', derive: deriveMutedText },
  ],
  ['text-subtle', copyRecipe('text-muted')],
  ['primary', copyRecipe('text')],
  ['on-primary', onColorRecipe('primary')],
  [
    'primary-hover',
    {
      derivation: '"primary", 15 % further from "on-primary", or nearer if that is too similar',
      derive: derivePrimaryHover,
    },
  ],
  ['secondary', mixRecipe('surface', 'text', 0.08)],
  ['on-secondary', onColorRecipe('secondary')],
  ['accent', copyRecipe('primary')],
  ['on-accent', onColorRecipe('accent')],
  [
    'link',
    { derivation: '"primary", blended with "text" until it is readable', derive: deriveLink },
  ],
  ['focus', copyRecipe('primary')],
  ...STATUS_COLORS.flatMap((status): [string, Recipe][] => [
    [status, statusRecipe(STATUS_SEEDS[status])],
    [`on-${status}`, onColorRecipe(status)],
  ]),
  ...CHART_COLORS.map((chart, index): [string, Recipe] => [
    chart,
    index === 0
      ? copyRecipe('primary')
      : {
          derivation: 'a color of the theme or a usual one that differs from the charts before it',
          derive: (getColor) => deriveChart(getColor, index),
        },
  ]),
])

/** A style sheet with one color for what matters calls it its accent. */
const FROM_ACCENT = copyRecipe('accent')

function deriveOverlay(getColor: GetColor): string {
  const background = getColor('background')
  const text = getColor('text')
  return getRatio(background, WHITE) >= getRatio(text, WHITE) ? background : text
}

function deriveStrongBorder(getColor: GetColor): string {
  return findContrastingColor(getColor, [getColor('border'), getColor('text')], 3)
}

function deriveMutedText(getColor: GetColor): string {
  const start = blendColors(getColor('background'), getColor('text'), 0.6)
  return findContrastingColor(getColor, [start, getColor('text')], 4.5)
}

/** The minimum visible difference in L*, as the health rules require it. */
const MIN_HOVER_DIFFERENCE = 3

function derivePrimaryHover(getColor: GetColor): string {
  const primary = getColor('primary')
  const further = blendColors(primary, getMostContrasting(getColor('on-primary')), 0.15)
  const difference = (getLightness(further) ?? 0) - (getLightness(primary) ?? 0)
  return Math.abs(difference) < MIN_HOVER_DIFFERENCE
    ? blendColors(primary, getColor('on-primary'), 0.15)
    : further
}

function deriveLink(getColor: GetColor): string {
  return findContrastingColor(getColor, [getColor('primary'), getColor('text')], 4.5)
}

/** The colors of a mode, and the origin of each. */
export interface ModePalette {
  readonly colors: ReadonlyMap<string, string>
  readonly importedValues: readonly ImportedValue[]
  readonly derivedValues: readonly DerivedValue[]
}

/**
 * Reads the colors of a mode from the style sheet, and derives the colors that a theme needs and
 * the style sheet lacks. Empty if the style sheet has no color at all.
 */
export function readPalette(variables: Variables, mode: Mode): ModePalette {
  const colors = new Map<string, string>()
  const importedValues: ImportedValue[] = []
  const derivedValues: DerivedValue[] = []
  for (const token of listColorTokens(variables)) {
    const variable = findColor(variables, token, mode)
    if (variable === undefined) continue
    const background = colors.get('background') ?? (mode === 'dark' ? BLACK : WHITE)
    const { color, note } = toOpaqueColor(variable.value, background)
    colors.set(token, color)
    const { name: from, selector } = variable
    const property = `--color-${token}`
    importedValues.push({ token: property, mode, from, selector, ...(note ? { note } : {}) })
  }
  if (colors.size === 0) return { colors, importedValues, derivedValues }
  // Recipes use only colors that exist by then, except the text color of a missing background.
  const defaultColor = mode === 'dark' ? WHITE : BLACK
  const getColor = (token: string): string => colors.get(token) ?? defaultColor
  const hasAccent = colors.has('accent')
  for (const [token, recipe] of RECIPES) {
    if (colors.has(token)) continue
    const { derive, derivation } = token === 'primary' && hasAccent ? FROM_ACCENT : recipe
    colors.set(token, derive(getColor))
    derivedValues.push({ token: `--color-${token}`, mode, derivation })
  }
  return { colors, importedValues, derivedValues }
}

/** Lists the colors of a palette, then all others that the style sheet has as `--color-*`. */
function listColorTokens(variables: Variables): readonly string[] {
  const names = variables.names
    .filter((name) => /^--color-[\w-]+$/.test(name))
    .map((name) => name.slice('--color-'.length))
  const tokens = variables.isShadcn
    ? names.filter((name) => !SHADCN_COLORS.has(name)).map(fromShadcnName)
    : names
  return unique([...PALETTE_COLORS, ...CHART_COLORS, ...tokens])
}

/** Finds the first custom property for a color of a theme whose value is a color. */
function findColor(variables: Variables, token: string, mode: Mode): ResolvedVariable | undefined {
  const name = variables.isShadcn ? toShadcnName(token) : token
  // In shadcn/ui the name may belong to another color: its `accent` is a theme's `secondary`.
  const isOtherColor = variables.isShadcn && (SHADCN_COLORS.get(name) ?? token) !== token
  const names = [...(isOtherColor ? [] : [name]), ...(COLOR_ALIASES.get(token) ?? [])]
  for (const property of names.flatMap((suffix) => [`--color-${suffix}`, `--${suffix}`])) {
    const variable = variables.find(property, mode)
    const value = variable && toColorText(variable.value)
    if (variable && value !== undefined) return { ...variable, value }
  }
  return undefined
}

/** Other common names of theme colors, used if our own name is missing. */
const COLOR_ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
  ['background', ['bg']],
  ['text', ['foreground', 'fg']],
  ['surface', ['card']],
  ['surface-raised', ['popover']],
  ['text-muted', ['muted-foreground']],
  ['on-primary', ['primary-foreground']],
  ['on-secondary', ['secondary-foreground']],
  ['danger', ['destructive', 'error']],
  ['on-danger', ['destructive-foreground']],
  ['focus', ['ring']],
])

/** Three channels without a function: the notation of shadcn/ui before Tailwind v4. */
const BARE_HSL = /^-?[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%(?:\s*\/\s*[\d.]+%?)?$/

/** Returns a value as a CSS color; undefined if it is no color or fully transparent. */
function toColorText(value: string): string | undefined {
  const text = BARE_HSL.test(value) ? `hsl(${value})` : value
  const color = parseCssColor(text)
  return color === undefined || color.alpha === 0 ? undefined : text
}

/** Returns a color as opaque hex, with a note if it had to change. */
function toOpaqueColor(text: string, background: string): { color: string; note?: string } {
  const color = parseCssColor(text)
  if (color === undefined || /^#[\da-f]{6}$/i.test(text)) return { color: text }
  const hex = toHexNotation({ ...color, alpha: 1 })
  if (color.alpha < 1) {
    const blended = mixColors(background, hex, color.alpha) ?? hex
    return { color: blended.toUpperCase(), note: 'translucent: blended with the background' }
  }
  return color.isClamped ? { color: hex, note: 'outside sRGB: the nearest color' } : { color: hex }
}
