import { mixColors } from '../../color/color.ts'
import { contrastRatio } from '../../color/contrast.ts'
import { MAX_TINT } from '../contrast-pairs.ts'
import { BACKGROUND_COLORS, CHART_COLORS, STATUS_COLORS } from '../palette.ts'

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
