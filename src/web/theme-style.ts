import { type Theme, themeTokens } from '../themes.ts'

/**
 * A theme's custom properties for a part of a page, under names that the page itself does not use:
 * `--t-color-text`, `--t-shadow-2-dark`. Colours follow the colour scheme of the part.
 */
export function createThemeStyle(theme: Theme): Readonly<Record<string, string>> {
  const entries = themeTokens(theme).flatMap((token): (readonly [string, string])[] => {
    const name = `--t-${token.name.slice(2)}`
    if ('value' in token) return [[name, token.value]]
    // A shadow is no colour, so that only a rule of its own can choose between two of them.
    if (!token.name.startsWith('--color-')) {
      return [
        [`${name}-light`, token.light],
        [`${name}-dark`, token.dark],
      ]
    }
    return [[name, `light-dark(${token.light}, ${token.dark})`]]
  })
  return Object.fromEntries(entries)
}
