import { mixColors } from '../../color.ts'
import { contrastRatio } from '../../contrast.ts'
import { TINT } from '../contrast-pairs.ts'
import { CHARTS, GROUNDS, STATUSES } from '../palette.ts'

/** The colours of a mode so far. */
type Colors = (token: string) => string

/** How a colour is made of others. */
export interface Recipe {
  readonly how: string
  readonly make: (color: Colors) => string
}

const WHITE = '#FFFFFF'
const BLACK = '#000000'

const far = (color: string): string => (ratio(WHITE, color) >= ratio(BLACK, color) ? WHITE : BLACK)

const ratio = (a: string, b: string): number => contrastRatio(a, b) ?? 1

const blend = (a: string, b: string, share: number): string =>
  (mixColors(a, b, share) ?? a).toUpperCase()

/** The first colour on the way from one to another that stands out enough from every ground. */
function apart(color: Colors, [from, to]: readonly [string, string], least: number): string {
  const isApart = (one: string): boolean => {
    const tint = blend(color('surface'), one, TINT)
    const grounds = [...GROUNDS.map(color), ...(least >= 4.5 ? [tint] : [])]
    return grounds.every((ground) => ratio(one, ground) >= least)
  }
  const way = Array.from({ length: 26 }, (_, step) => blend(from, to, step / 25))
  return way.find(isApart) ?? to
}

const copy = (from: string): Recipe => ({ how: `as "${from}"`, make: (color) => color(from) })

const between = (from: string, to: string, share: number): Recipe => ({
  how: `"${from}" with ${share * 100} % of "${to}"`,
  make: (color) => blend(color(from), color(to), share),
})

const on = (ground: string): Recipe => ({
  how: `black or white, whichever is further from "${ground}"`,
  make: (color) => far(color(ground)),
})

const hue = (from: string): Recipe => ({
  how: `${from}, moved towards "text" until it can be read on every ground`,
  make: (color) => apart(color, [from, color('text')], 4.5),
})

const SEEDS = { success: '#1A7F4B', warning: '#9A6700', danger: '#C62828', info: '#1668B0' }

const SERIES = ['primary', 'accent', ...STATUSES]

/** How each colour is made that a style sheet lacks; each only of those above it. */
export const RECIPES: ReadonlyMap<string, Recipe> = new Map<string, Recipe>([
  ['background', { how: 'black or white, whichever is further from "text"', make: ground }],
  ['text', on('background')],
  ['surface', copy('background')],
  ['surface-raised', copy('surface')],
  ['overlay', { how: 'the darker of "background" and "text"', make: darker }],
  ['border', between('background', 'text', 0.15)],
  ['border-strong', { how: 'between "background" and "text", 3:1 on every ground', make: strong }],
  ['text-muted', { how: 'quieter than "text", 4.5:1 on every ground', make: quiet }],
  ['text-subtle', copy('text-muted')],
  ['primary', copy('text')],
  ['on-primary', on('primary')],
  ['primary-hover', { how: '"primary", 15 % further from "on-primary"', make: hover }],
  ['secondary', between('surface', 'text', 0.08)],
  ['on-secondary', on('secondary')],
  ['accent', copy('primary')],
  ['on-accent', on('accent')],
  ['link', { how: '"primary", moved towards "text" until it can be read', make: link }],
  ['focus', copy('primary')],
  ...STATUSES.flatMap((status): [string, Recipe][] => [
    [status, hue(SEEDS[status])],
    [`on-${status}`, on(status)],
  ]),
  ...CHARTS.map((chart, at): [string, Recipe] => [chart, copy(SERIES[at] ?? 'primary')]),
])

function ground(color: Colors): string {
  return far(color('text'))
}

function darker(color: Colors): string {
  const [a, b] = [color('background'), color('text')]
  return ratio(a, WHITE) >= ratio(b, WHITE) ? a : b
}

function strong(color: Colors): string {
  return apart(color, [color('border'), color('text')], 3)
}

function quiet(color: Colors): string {
  const start = blend(color('background'), color('text'), 0.6)
  return apart(color, [start, color('text')], 4.5)
}

function hover(color: Colors): string {
  return blend(color('primary'), far(color('on-primary')), 0.15)
}

function link(color: Colors): string {
  return apart(color, [color('primary'), color('text')], 4.5)
}
