import { mixColors, parseCssColor, toHexNotation } from '../../color/color.ts'
import { contrastRatio } from '../../color/contrast.ts'
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

/** The colours of a mode so far. */
type GetColor = (token: string) => string

/** How a colour is made of others. */
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

/** The first colour on the way from one to another that stands out enough from every ground. */
function findContrastingColor(
  color: GetColor,
  [from, to]: readonly [string, string],
  least: number,
): string {
  const isApart = (one: string): boolean => {
    const tint = blendColors(color('surface'), one, MAX_TINT)
    const grounds = [...BACKGROUND_COLORS.map(color), ...(least >= 4.5 ? [tint] : [])]
    return grounds.every((ground) => getRatio(one, ground) >= least)
  }
  const way = Array.from({ length: 26 }, (_, step) => blendColors(from, to, step / 25))
  return way.find(isApart) ?? to
}

const copyRecipe = (from: string): Recipe => ({
  derivation: `as "${from}"`,
  derive: (color) => color(from),
})

const mixRecipe = (from: string, to: string, share: number): Recipe => ({
  derivation: `"${from}" with ${share * 100} % of "${to}"`,
  derive: (color) => blendColors(color(from), color(to), share),
})

const onColorRecipe = (ground: string): Recipe => ({
  derivation: `black or white, whichever is further from "${ground}"`,
  derive: (color) => getMostContrasting(color(ground)),
})

const statusRecipe = (from: string): Recipe => ({
  derivation: `${from}, moved towards "text" until it can be read on every ground`,
  derive: (color) => findContrastingColor(color, [from, color('text')], 4.5),
})

const STATUS_SEEDS = { success: '#1A7F4B', warning: '#9A6700', danger: '#C62828', info: '#1668B0' }

const CHART_SOURCES = ['primary', 'accent', ...STATUS_COLORS]

/** How each colour is made that a style sheet lacks; each only of those above it. */
export const RECIPES: ReadonlyMap<string, Recipe> = new Map<string, Recipe>([
  [
    'background',
    { derivation: 'black or white, whichever is further from "text"', derive: deriveBackground },
  ],
  ['text', onColorRecipe('background')],
  ['surface', copyRecipe('background')],
  ['surface-raised', copyRecipe('surface')],
  ['overlay', { derivation: 'the darker of "background" and "text"', derive: deriveOverlay }],
  ['border', mixRecipe('background', 'text', 0.15)],
  [
    'border-strong',
    {
      derivation: 'between "background" and "text", 3:1 on every ground',
      derive: deriveStrongBorder,
    },
  ],
  [
    'text-muted',
    { derivation: 'quieter than "text", 4.5:1 on every ground', derive: deriveMutedText },
  ],
  ['text-subtle', copyRecipe('text-muted')],
  ['primary', copyRecipe('text')],
  ['on-primary', onColorRecipe('primary')],
  [
    'primary-hover',
    { derivation: '"primary", 15 % further from "on-primary"', derive: derivePrimaryHover },
  ],
  ['secondary', mixRecipe('surface', 'text', 0.08)],
  ['on-secondary', onColorRecipe('secondary')],
  ['accent', copyRecipe('primary')],
  ['on-accent', onColorRecipe('accent')],
  [
    'link',
    { derivation: '"primary", moved towards "text" until it can be read', derive: deriveLink },
  ],
  ['focus', copyRecipe('primary')],
  ...STATUS_COLORS.flatMap((status): [string, Recipe][] => [
    [status, statusRecipe(STATUS_SEEDS[status])],
    [`on-${status}`, onColorRecipe(status)],
  ]),
  ...CHART_COLORS.map((chart, at): [string, Recipe] => [
    chart,
    copyRecipe(CHART_SOURCES[at] ?? 'primary'),
  ]),
])

function deriveBackground(color: GetColor): string {
  return getMostContrasting(color('text'))
}

function deriveOverlay(color: GetColor): string {
  const [a, b] = [color('background'), color('text')]
  return getRatio(a, WHITE) >= getRatio(b, WHITE) ? a : b
}

function deriveStrongBorder(color: GetColor): string {
  return findContrastingColor(color, [color('border'), color('text')], 3)
}

function deriveMutedText(color: GetColor): string {
  const start = blendColors(color('background'), color('text'), 0.6)
  return findContrastingColor(color, [start, color('text')], 4.5)
}

function derivePrimaryHover(color: GetColor): string {
  return blendColors(color('primary'), getMostContrasting(color('on-primary')), 0.15)
}

function deriveLink(color: GetColor): string {
  return findContrastingColor(color, [color('primary'), color('text')], 4.5)
}

/** The colours of one mode, and how each was come by. */
export interface ModePalette {
  readonly colors: ReadonlyMap<string, string>
  readonly importedValues: readonly ImportedValue[]
  readonly derivedValues: readonly DerivedValue[]
}

/**
 * The colours of a mode: those that the style sheet has, then those that a theme needs and that can
 * be made of them. Empty when the style sheet has no colour at all.
 */
export function readPalette(variables: Variables, mode: Mode): ModePalette {
  const colors = new Map<string, string>()
  const taken: ImportedValue[] = []
  const derived: DerivedValue[] = []
  for (const token of listColorTokens(variables)) {
    const found = findColor(variables, token, mode)
    if (found === undefined) continue
    const beneath = colors.get('background') ?? (mode === 'dark' ? '#000000' : '#FFFFFF')
    const { color, note } = toOpaqueColor(found.value, beneath)
    colors.set(token, color)
    const { name: from, selector } = found
    taken.push({ token: `--color-${token}`, mode, from, selector, ...(note ? { note } : {}) })
  }
  // A recipe asks only for what is known by then, but for the text that a background is far from.
  const ink = mode === 'dark' ? '#FFFFFF' : '#000000'
  const color = (token: string): string => colors.get(token) ?? ink
  for (const [token, { derive, derivation }] of colors.size === 0 ? [] : RECIPES) {
    if (colors.has(token)) continue
    colors.set(token, derive(color))
    derived.push({ token: `--color-${token}`, mode, derivation })
  }
  return { colors, importedValues: taken, derivedValues: derived }
}

/** The colours that a palette names, then whatever else the style sheet has under `--color-`. */
function listColorTokens(variables: Variables): readonly string[] {
  const own = variables.names
    .filter((name) => /^--color-[\w-]+$/.test(name))
    .map((name) => name.slice('--color-'.length))
  const free = variables.isShadcn
    ? own.filter((name) => !SHADCN_COLORS.has(name)).map(fromShadcnName)
    : own
  return [...new Set([...PALETTE_COLORS, ...CHART_COLORS, ...free])]
}

/** The first custom property that stands for a colour of a theme and is a colour. */
function findColor(variables: Variables, token: string, mode: Mode): ResolvedVariable | undefined {
  const name = variables.isShadcn ? toShadcnName(token) : token
  const isOther = variables.isShadcn && (SHADCN_COLORS.get(name) ?? token) !== token
  const names = [...(isOther ? [] : [name]), ...(COLOR_ALIASES.get(token) ?? [])]
  for (const one of names.flatMap((bare) => [`--color-${bare}`, `--${bare}`])) {
    const found = variables.find(one, mode)
    const value = found && toColorText(found.value)
    if (value !== undefined) return { ...found, value } as ResolvedVariable
  }
  return undefined
}

/** Names that stand for a colour of a theme when it has no name of its own. */
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

/** Three channels without a function are what shadcn/ui wrote before Tailwind v4. */
const BARE_HSL = /^-?[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%(?:\s*\/\s*[\d.]+%?)?$/

function toColorText(value: string): string | undefined {
  const text = BARE_HSL.test(value) ? `hsl(${value})` : value
  const color = parseCssColor(text)
  return color === undefined || color.alpha === 0 ? undefined : text
}

function toOpaqueColor(text: string, beneath: string): { color: string; note?: string } {
  const color = parseCssColor(text)
  if (color === undefined || /^#[\da-f]{6}$/i.test(text)) return { color: text }
  const hex = toHexNotation({ ...color, alpha: 1 })
  if (color.alpha < 1) {
    const seen = mixColors(beneath, hex, color.alpha) ?? hex
    return { color: seen.toUpperCase(), note: 'translucent: as it looks on the background' }
  }
  return color.isClamped ? { color: hex, note: 'outside sRGB: the nearest colour' } : { color: hex }
}
