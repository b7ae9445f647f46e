import type { ThemeV1 } from '../generated/types/theme.v1.ts'
import {
  asArray,
  asNumber,
  asObject,
  isObject,
  type JsonObject,
  mapObject,
} from '../kernel/json/value.ts'
import { toCssValue } from './css-value.ts'
import type { Mode } from './palette.ts'

/** A custom property with the same value in every mode. */
export interface FixedToken {
  readonly name: string
  readonly value: string
}

/** A custom property with a different value in each mode. */
export interface ModeToken {
  readonly name: string
  readonly light: string
  readonly dark: string
}

/** A custom property of a theme. */
export type ThemeToken = FixedToken | ModeToken

/** Returns the value of a custom property in a mode. */
export const getTokenValue = (token: ThemeToken, mode: Mode): string =>
  'value' in token ? token.value : token[mode]

/** The custom properties of a theme: unique names in a fixed order. */
export type ThemeTokens = readonly ThemeToken[]

/**
 * Returns the custom properties of a theme, under the names that all exports share. Values that are
 * missing or unsafe as CSS are left out.
 *
 *
 * @example
 * import { createClient } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 * import { themeTokens } from '@svc/content/themes'
 *
 * const client = createClient(embeddedSource())
 * const { data: theme } = await client.get('themes', 'slate')
 * themeTokens(theme).some(({ name }) => name === '--color-primary') // => true
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
    ...createToken('--text-display', toRem(type.display_size), 'rem'),
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

/** The selector and mode of a theme's CSS. */
export interface ThemeCssOptions {
  /** A single selector without a comma; `:root` by default. */
  readonly selector?: string
  /** `auto` writes both modes, and is the default. */
  readonly mode?: Mode | 'auto'
}

/**
 * Returns the custom properties of a theme as CSS rules; an empty text if it has none. In mode
 * `auto` the system preference applies; `data-mode` overrides it, on the element or on a part
 * inside it.
 *
 *
 * @example
 * import { createClient } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 * import { themeCss } from '@svc/content/themes'
 *
 * const client = createClient(embeddedSource())
 * const { data: theme } = await client.get('themes', 'slate')
 * themeCss(theme).includes(':root') // => true
 */
export function themeCss(theme: ThemeV1, options: ThemeCssOptions = {}): string {
  const { selector = ':root', mode = 'auto' } = options
  const tokens = themeTokens(theme)
  const modeTokens = tokens.filter((token) => !('value' in token))
  if (mode !== 'auto' || modeTokens.length === 0) {
    return toCssRule([selector], toDeclarations(tokens, mode === 'dark' ? 'dark' : 'light'))
  }
  // `:where` adds no specificity, so that a nested element can have another theme.
  const getPartSelector = (name: Mode) => `${selector} :where([data-mode="${name}"])`
  const dark = toDeclarations(modeTokens, 'dark')
  const system = toCssRule([`${selector}:not([data-mode="light"])`], dark)
  return [
    toCssRule([selector, getPartSelector('light')], toDeclarations(tokens, 'light')),
    toCssRule([`${selector}[data-mode="dark"]`, getPartSelector('dark')], dark),
    `@media (prefers-color-scheme: dark) {\n${system.replaceAll(/^(?=.)/gm, '  ')}}\n`,
  ].join('\n')
}

const toDeclarations = (tokens: ThemeTokens, mode: Mode): string[] =>
  tokens.map((token) => `  ${token.name}: ${getTokenValue(token, mode)};\n`)

const toCssRule = (selectors: readonly string[], lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${selectors.join(',\n')} {\n${lines.join('')}}\n`

const DURATION_NAMES = ['instant', 'fast', 'base', 'slow', 'deliberate']

/**
 * The exponent of the scale ratio for each size. Sizes below the base use half steps: with the
 * ratios in use, up to 1.333, whole steps would end at 9 px, half steps end at 12 px.
 */
const TYPE_SCALE_STEPS = { xs: -1, sm: -0.5, base: 0, lg: 1, xl: 2, '2xl': 3, '3xl': 4 }

/** Returns the ratio of a type scale such as `1.25`; nothing for a scale that is only a name. */
export const getTypeRatio = (scale: unknown): number | undefined => asNumber(Number(scale), 1, 4)

/** Returns the text sizes in rem; none without a ratio, and NaN without a base size. */
function getTextSizes({ base_size, scale }: JsonObject): JsonObject {
  const ratio = getTypeRatio(scale)
  return mapObject(
    ratio && TYPE_SCALE_STEPS,
    (step) => toRem(base_size) * Number(ratio) ** Number(step),
  )
}

/** Converts pixels to rem, which follows the text size that the reader has set. */
const toRem = (pixels: unknown): number => (asNumber(pixels, 1) ?? Number.NaN) / 16

/** Returns the shadow of a level, from a list for all modes or a list for each mode. */
const getShadow = (levels: unknown, level: number): unknown =>
  asArray(levels)[level] ?? mapObject(levels, (list) => asArray(list)[level])

const createTokens = (prefix: string, keys: readonly string[], values: unknown, unit?: string) =>
  keys.flatMap((key) => createToken(`--${prefix}-${key}`, asObject(values)[key], unit))

/** Creates a token with one value or one for each mode; a missing mode uses the other's value. */
function createToken(name: string, value: unknown, unit?: string): ThemeToken[] {
  const modes = isObject(value) ? value : { light: value }
  const [light, dark] = [toCssValue(modes.light, unit), toCssValue(modes.dark, unit)]
  if (light && dark && light !== dark) return [{ name, light, dark }]
  const either = light ?? dark
  return either ? [{ name, value: either }] : []
}
