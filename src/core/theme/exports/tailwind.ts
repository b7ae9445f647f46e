import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import type { ModeRule } from '../from-css/variables.ts'
import {
  type FixedToken,
  type ThemeCssOptions,
  type ThemeTokens,
  themeCss,
  themeTokens,
} from '../tokens.ts'

/**
 * Returns the theme for Tailwind v4: utilities that refer to its custom properties, these
 * properties in both modes, and a `dark` variant that applies when they do. Empty if the theme has
 * none.
 */
export function toTailwindCss(theme: ThemeV1, options: Pick<ThemeCssOptions, 'mode'> = {}): string {
  const { mode = 'auto' } = options
  const tokens = themeTokens(theme)
  if (tokens.length === 0) return ''
  const hasModes = mode === 'auto' && tokens.some((token) => !('value' in token))
  const utilities = [
    ...tokens.map(({ name }) => toSelfReference(name)),
    ...listTailwindAliases(tokens),
  ]
  return [
    ...(hasModes ? [renderDarkVariant(DARK_RULES)] : []),
    renderTailwindTheme(utilities),
    themeCss(theme, { mode }),
  ].join('\n')
}

/** The rules of dark mode in the CSS of a theme. */
const DARK_RULES: readonly ModeRule[] = [
  { mode: 'dark', selector: '[data-mode="dark"]' },
  {
    mode: 'dark',
    selector: ':root:not([data-mode="light"])',
    media: '@media (prefers-color-scheme: dark)',
  },
]

/** Renders the variant behind Tailwind's `dark:`, for an element that a rule matches or contains. */
export function renderDarkVariant(rules: readonly ModeRule[]): string {
  const slots = rules.map(({ selector, media }) => {
    const slot = `&:where(${selector}, :is(${selector}) *) { @slot; }`
    return media === undefined ? `  ${slot}\n` : `  ${media} {\n    ${slot}\n  }\n`
  })
  return `@custom-variant dark {\n${slots.join('')}}\n`
}

/**
 * Renders the names that become utilities. Tailwind copies some values of `@theme`, such as
 * shadows, which would fix them to the light mode; a reference follows the mode.
 */
export function renderTailwindTheme(utilities: readonly FixedToken[]): string {
  const lines = utilities.map(({ name, value }) => `  ${name}: ${value};\n`)
  return lines.length === 0 ? '' : `@theme inline reference {\n${lines.join('')}}\n`
}

/** Lists Tailwind's own names for custom properties of the theme. */
export function listTailwindAliases(tokens: ThemeTokens): FixedToken[] {
  const names = new Set(tokens.map(({ name }) => name))
  const defaults = TAILWIND_DEFAULTS.filter(([, name]) => names.has(name))
  return [
    ...listDurationAliases(tokens),
    ...defaults.map(([alias, name]) => ({ name: alias, value: `var(${name})` })),
  ]
}

/** Lists the names by which durations become utilities. */
export const listDurationAliases = (tokens: ThemeTokens): FixedToken[] =>
  tokens
    .filter(({ name }) => name.startsWith('--duration-'))
    .map(({ name }) => ({ name: name.replace('--', '--transition-'), value: `var(${name})` }))

const TAILWIND_DEFAULTS: readonly [string, string][] = [
  ['--default-font-family', '--font-body'],
  ['--default-mono-font-family', '--font-mono'],
  ['--default-transition-duration', '--duration-fast'],
  ['--default-transition-timing-function', '--ease-standard'],
]

/** Returns a variable of Tailwind's theme that refers to the custom property of its name. */
export const toSelfReference = (name: string): FixedToken => ({ name, value: `var(${name})` })
