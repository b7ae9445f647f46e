import type { ThemeV1 } from '../generated/types/theme.v1.ts'
import { asArray, asNumber, asObject, isObject, type JsonObject, mapObject } from '../json/value.ts'
import { toCssValue } from './css-value.ts'

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
export const getTokenValue = (token: ThemeToken, mode: 'light' | 'dark'): string =>
  'value' in token ? token.value : token[mode]

/** The custom properties of a theme, each name once, in an order that no key order changes. */
export type ThemeTokens = readonly ThemeToken[]

/**
 * The custom properties that a theme gives a product, by the one set of names that all exports
 * share. What the theme leaves out, or what is not safe as CSS, is left out.
 */
export function themeTokens({
  palette,
  typography,
  motion,
  radius,
  ...theme
}: ThemeV1): ThemeTokens {
  const type = asObject(typography)
  const { easings, durations } = asObject(motion)
  const { levels } = asObject(theme.elevation)
  const colors = Object.keys(asObject(palette)).filter((color) => /^[\w-]+$/.test(color))
  const weights = { heading: type.heading_weight, body: type.body_weight }
  return [
    ...createTokens('color', colors.sort(), palette),
    ...createTokens('font', ['display', 'body', 'mono'], type),
    ...createTokens('text', Object.keys(TYPE_SCALE_STEPS), getTextSizes(type), 'rem'),
    ...createTokens('font-weight', ['heading', 'body'], weights, ''),
    ...createTokens('radius', ['base', 'card', 'control', 'pill'], radius, 'px'),
    ...[0, 1, 2, 3, 4].flatMap((level) =>
      createToken(`--shadow-${level}`, getShadow(levels, level)),
    ),
    ...createToken('--spacing', toRem(asObject(theme.spatial).base_unit), 'rem'),
    ...createTokens('ease', ['standard', 'enter', 'exit'], easings),
    ...createTokens('duration', DURATION_NAMES, durations, 'ms'),
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
    return toCssRule([selector], toDeclarations(tokens, mode === 'dark' ? 'dark' : 'light'))
  }
  // Parts count as little as the element itself, so that another theme inside can have its way.
  const part = (name: string) => `${selector} :where([data-mode="${name}"])`
  const dark = toDeclarations(split, 'dark')
  const system = toCssRule([`${selector}:not([data-mode="light"])`], dark)
  return [
    toCssRule([selector, part('light')], toDeclarations(tokens, 'light')),
    toCssRule([`${selector}[data-mode="dark"]`, part('dark')], dark),
    `@media (prefers-color-scheme: dark) {\n${system.replaceAll(/^(?=.)/gm, '  ')}}\n`,
  ].join('\n')
}

const toDeclarations = (tokens: ThemeTokens, mode: 'light' | 'dark'): string[] =>
  tokens.map((token) => `  ${token.name}: ${getTokenValue(token, mode)};\n`)

const toCssRule = (selectors: readonly string[], lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${selectors.join(',\n')} {\n${lines.join('')}}\n`

const DURATION_NAMES = ['instant', 'fast', 'base', 'slow', 'deliberate']

/**
 * Powers of the ratio. Below the base they are halves: with whole ones the ratios in use, up to
 * 1.333, would end at 9 px; with halves they end at 12 px.
 */
const TYPE_SCALE_STEPS = { xs: -1, sm: -0.5, base: 0, lg: 1, xl: 2, '2xl': 3, '3xl': 4 }

/** The sizes of text; none without a ratio, and no numbers without a base. */
function getTextSizes({ base_size, scale }: JsonObject): JsonObject {
  const ratio = asNumber(Number(scale), 1, 4)
  return mapObject(
    ratio && TYPE_SCALE_STEPS,
    (step) => toRem(base_size) * Number(ratio) ** Number(step),
  )
}

/** Pixels in the unit that follows the text size a reader has chosen. */
const toRem = (pixels: unknown): number => (asNumber(pixels, 1) ?? Number.NaN) / 16

/** A shadow of a list, or of a list for each mode. */
const getShadow = (levels: unknown, level: number): unknown =>
  asArray(levels)[level] ?? mapObject(levels, (list) => asArray(list)[level])

const createTokens = (prefix: string, keys: readonly string[], values: unknown, unit?: string) =>
  keys.flatMap((key) => createToken(`--${prefix}-${key}`, asObject(values)[key], unit))

/** One value for all modes, or one for each; a mode without its own has the other's. */
function createToken(name: string, value: unknown, unit?: string): ThemeToken[] {
  const modes = isObject(value) ? value : { light: value }
  const [light, dark] = [toCssValue(modes.light, unit), toCssValue(modes.dark, unit)]
  if (light && dark && light !== dark) return [{ name, light, dark }]
  const either = light ?? dark
  return either ? [{ name, value: either }] : []
}
