import { fieldsOf, numberOf } from '../content/fields.ts'
import type { ThemeV1 } from '../generated/types/theme.v1.ts'
import { cssValue } from './css-value.ts'

/** A custom property with one value, whatever the mode. */
export interface FixedToken {
  readonly name: string
  readonly value: string
}

/** A custom property with a value of its own in each mode. */
export interface ModeToken {
  readonly name: string
  readonly light: string
  readonly dark: string
}

/** A custom property of a theme. */
export type ThemeToken = FixedToken | ModeToken

/** The value of a custom property in a mode. */
export const valueIn = (token: ThemeToken, mode: 'light' | 'dark'): string =>
  'value' in token ? token.value : token[mode]

/** The custom properties of a theme, each name once, in an order that no key order changes. */
export type ThemeTokens = readonly ThemeToken[]

/**
 * The custom properties that a theme gives a product, by the one set of names that all exports
 * share. What the theme leaves out, or what is not safe as CSS, is left out.
 */
export function themeTokens(theme: ThemeV1): ThemeTokens {
  const type = fieldsOf(theme.typography)
  const motion = fieldsOf(theme.motion)
  const weights = { heading: type.heading_weight, body: type.body_weight }
  return [
    ...colors(theme),
    ...named('font', ['display', 'body', 'mono'], type),
    ...named('text', Object.keys(STEPS), sizes(type)),
    ...named('font-weight', ['heading', 'body'], weights),
    ...named('radius', ['base', 'card', 'control', 'pill'], theme.radius, 'px'),
    ...shadows(theme),
    ...fixed('--spacing', cssValue(rem(fieldsOf(theme.spatial).base_unit), 'rem')),
    ...named('ease', ['standard', 'enter', 'exit'], motion.easings),
    ...named('duration', DURATIONS, motion.durations, 'ms'),
  ]
}

/** Where the custom properties stand, and for which mode; both modes when it is `auto`. */
export interface ThemeCssOptions {
  /** One selector without a comma; `:root` when absent. */
  readonly selector?: string
  readonly mode?: 'light' | 'dark' | 'auto'
}

/**
 * The custom properties of a theme as CSS rules, empty when it has none. In mode `auto` the system
 * chooses; `data-mode` overrules it, on the element for all, on a part inside for that part.
 */
export function themeCss(theme: ThemeV1, options: ThemeCssOptions = {}): string {
  const { selector = ':root', mode = 'auto' } = options
  const tokens = themeTokens(theme)
  const split = tokens.filter((token) => !('value' in token))
  if (mode !== 'auto' || split.length === 0) {
    return rule([selector], declarations(tokens, mode === 'dark' ? 'dark' : 'light'))
  }
  // Parts count as little as the element itself, so that another theme inside can have its way.
  const part = (name: string) => `${selector} :where([data-mode="${name}"])`
  const dark = declarations(split, 'dark')
  const system = rule([`${selector}:not([data-mode="light"])`], dark)
  return [
    rule([selector, part('light')], declarations(tokens, 'light')),
    rule([`${selector}[data-mode="dark"]`, part('dark')], dark),
    `@media (prefers-color-scheme: dark) {\n${system.replaceAll(/^(?=.)/gm, '  ')}}\n`,
  ].join('\n')
}

const declarations = (tokens: ThemeTokens, mode: 'light' | 'dark'): string[] =>
  tokens.map((token) => `  ${token.name}: ${valueIn(token, mode)};\n`)

const rule = (selectors: readonly string[], lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${selectors.join(',\n')} {\n${lines.join('')}}\n`

const DURATIONS = ['instant', 'fast', 'base', 'slow', 'deliberate']

/**
 * Powers of the ratio. Below the base they are halves: with whole ones the ratios in use, up to
 * 1.333, would end at 9 px; with halves they end at 12 px.
 */
const STEPS = { xs: -1, sm: -0.5, base: 0, lg: 1, xl: 2, '2xl': 3, '3xl': 4 }

function sizes(type: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const base = rem(type.base_size)
  const ratio = numberOf(typeof type.scale === 'string' ? Number(type.scale) : type.scale, 1, 4)
  if (base === undefined || ratio === undefined) return {}
  const size = (step: number) => cssValue(base * ratio ** step, 'rem')
  return Object.fromEntries(Object.entries(STEPS).map(([name, step]) => [name, size(step)]))
}

/** Pixels in the unit that follows the text size a reader has chosen. */
function rem(pixels: unknown): number | undefined {
  const count = numberOf(pixels, 1)
  return count && count / 16
}

function colors(theme: ThemeV1): ThemeToken[] {
  const palette = Object.entries(fieldsOf(theme.palette)).filter(([token]) =>
    /^[\w-]+$/.test(token),
  )
  return palette
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([token, color]) => byMode(`--color-${token}`, color))
}

function shadows(theme: ThemeV1): ThemeToken[] {
  const { levels } = fieldsOf(theme.elevation)
  const { light, dark } = fieldsOf(levels)
  return [0, 1, 2, 3, 4].flatMap((level) => {
    const each = { light: itemOf(light, level), dark: itemOf(dark, level) }
    return byMode(`--shadow-${level}`, itemOf(levels, level) ?? each)
  })
}

const itemOf = (list: unknown, index: number): unknown =>
  Array.isArray(list) ? list[index] : undefined

/** One value for all modes, or one for each; a mode without its own has the other's. */
function byMode(name: string, value: unknown): ThemeToken[] {
  const modes = typeof value === 'string' ? { light: value } : fieldsOf(value)
  const [light, dark] = [textValue(modes.light), textValue(modes.dark)]
  if (light === undefined || dark === undefined || light === dark) return fixed(name, light ?? dark)
  return [{ name, light, dark }]
}

const textValue = (value: unknown): string | undefined =>
  typeof value === 'string' ? cssValue(value) : undefined

const named = (prefix: string, keys: readonly string[], values: unknown, unit?: string) =>
  keys.flatMap((key) => fixed(`--${prefix}-${key}`, cssValue(fieldsOf(values)[key], unit)))

const fixed = (name: string, value: string | undefined): FixedToken[] =>
  value === undefined ? [] : [{ name, value }]
