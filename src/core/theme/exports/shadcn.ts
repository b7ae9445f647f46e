import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import type { JsonObject } from '../../kernel/json/value.ts'
import { MODES, type Mode } from '../palette.ts'
import { SHADCN_COLORS, toShadcnName } from '../shadcn-colors.ts'
import { type FixedToken, getTokenValue, type ThemeTokens, themeTokens } from '../tokens.ts'
import { EXTENSION_KEY } from './formats.ts'
import { listTailwindAliases } from './tailwind.ts'

/** Values of CSS variables by name, without the leading dashes. */
export type CssVars = Readonly<Record<string, string>>

/** A registry item of shadcn/ui with a theme. */
export interface ShadcnItem {
  readonly $schema: 'https://ui.shadcn.com/schema/registry-item.json'
  readonly name: string
  readonly type: 'registry:theme'
  readonly title: string
  readonly description: string
  readonly cssVars: { readonly theme: CssVars; readonly light: CssVars; readonly dark: CssVars }
  readonly docs: string
  readonly meta: JsonObject
}

/**
 * Returns the theme for `shadcn add`: the variables of shadcn/ui in both modes, and every color of
 * the theme under its own name, which becomes `--color-<name>` in the project.
 *
 * @example
 * import { createClient } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 * import { shadcnItem } from '@svc/content/themes'
 *
 * const client = createClient(embeddedSource())
 * const { data: theme } = await client.get('themes', 'slate')
 * shadcnItem(theme).type // => 'registry:theme'
 */
export function shadcnItem(theme: ThemeV1): ShadcnItem {
  const tokens = themeTokens(theme)
  const [light, dark] = MODES.map((mode) => createModeVars(tokens, mode))
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: theme.id,
    type: 'registry:theme',
    title: theme.name,
    description: theme.description,
    cssVars: { theme: createThemeVars(tokens), light: { ...light }, dark: { ...dark } },
    docs: USAGE_NOTE,
    meta: { [EXTENSION_KEY]: { theme: theme.id } },
  }
}

const USAGE_NOTE = [
  'In shadcn/ui `accent` is the ground of a hovered item.',
  'The accent color of this theme is `highlight`, with `on-highlight` for text on it.',
].join(' ')

/** Creates the variables that are the same in both modes, without colors. */
function createThemeVars(tokens: ThemeTokens): CssVars {
  const fixed = tokens
    .filter((token) => 'value' in token)
    .filter(({ name }) => !isColorProperty(name))
  const body = fixed.filter(({ name }) => name === '--font-body')
  const sans = body.map(({ value }) => ({ name: '--font-sans', value }))
  return toCssVars([...fixed, ...sans, ...listTailwindAliases(tokens)])
}

function createModeVars(tokens: ThemeTokens, mode: Mode): CssVars {
  const values = new Map(tokens.map((token) => [token.name, getTokenValue(token, mode)]))
  const copyToken = (name: string, source: string): FixedToken[] => {
    const value = values.get(source)
    return value === undefined ? [] : [{ name: `--${name}`, value }]
  }
  const colors = [...values.keys()]
    .filter(isColorProperty)
    .map((name) => name.replace('--color-', ''))
  const shadows = tokens.filter((token) => !('value' in token) && !isColorProperty(token.name))
  return toCssVars([
    ...colors.flatMap((token) => copyToken(toShadcnName(token), `--color-${token}`)),
    // These come last: under a name of shadcn/ui, its components expect their own meaning.
    ...[...SHADCN_COLORS].flatMap(([name, token]) => copyToken(name, `--color-${token}`)),
    ...copyToken('radius', '--radius-base'),
    ...shadows.flatMap(({ name }) => copyToken(name.slice(2), name)),
  ])
}

const isColorProperty = (name: string): boolean => name.startsWith('--color-')

const toCssVars = (tokens: readonly FixedToken[]): CssVars =>
  Object.fromEntries(tokens.map(({ name, value }) => [name.slice(2), value]))
