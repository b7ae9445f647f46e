import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { type FixedToken, type ThemeTokens, themeCss, themeTokens } from '../tokens.ts'

/**
 * Returns the theme for Tailwind v4: utilities that refer to its custom properties, and these
 * properties in both modes. Empty if the theme has none.
 */
export function toTailwindCss(theme: ThemeV1): string {
  const tokens = themeTokens(theme)
  if (tokens.length === 0) return ''
  const utilities = [
    ...tokens.map(({ name }) => toSelfReference(name)),
    ...listTailwindAliases(tokens),
  ]
  const lines = utilities.map(({ name, value }) => `  ${name}: ${value};\n`)
  // Tailwind copies some values of `@theme`, such as shadows, which would fix them to the light
  // mode; a reference follows the mode.
  return `@theme inline reference {\n${lines.join('')}}\n\n${themeCss(theme)}`
}

/** Lists Tailwind's own names for custom properties of the theme. */
export function listTailwindAliases(tokens: ThemeTokens): FixedToken[] {
  const names = new Set(tokens.map(({ name }) => name))
  const durations = [...names]
    .filter((name) => name.startsWith('--duration-'))
    .map((name): [string, string] => [name.replace('--', '--transition-'), name])
  return [...durations, ...TAILWIND_DEFAULTS]
    .filter(([, name]) => names.has(name))
    .map(([alias, name]) => ({ name: alias, value: `var(${name})` }))
}

const TAILWIND_DEFAULTS: readonly [string, string][] = [
  ['--default-font-family', '--font-body'],
  ['--default-mono-font-family', '--font-mono'],
  ['--default-transition-duration', '--duration-fast'],
  ['--default-transition-timing-function', '--ease-standard'],
]

const toSelfReference = (name: string): FixedToken => ({ name, value: `var(${name})` })
