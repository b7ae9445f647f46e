import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { parseColor } from '../../kernel/color/parse.ts'
import { COLOR_ROLES, getDefaultMode, MODES, type Mode } from '../palette.ts'
import { getTokenValue, type ThemeToken, type ThemeTokens, themeTokens } from '../tokens.ts'
import { classifyToken, type DtcgGroup, toDesignTokens, toDtcgValue } from './dtcg-values.ts'
import { EXTENSION_KEY } from './formats.ts'

/**
 * Returns the tokens of a mode as a plain file of design tokens, as defined by version 2025.10 of
 * the format. Tokens without a type in the format stay as CSS under `$extensions`.
 *
 * @example
 * import { createClient } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 * import { dtcgTokens } from '@svc/content/themes'
 *
 * const client = createClient(embeddedSource())
 * const { data: theme } = await client.get('themes', 'slate')
 * Object.keys(dtcgTokens(theme, 'dark')).includes('color') // => true
 */
export function dtcgTokens(theme: ThemeV1, mode: Mode): DtcgGroup {
  const tokens = themeTokens(theme)
  return {
    $schema: `${SCHEMAS}/format.json`,
    $description: `${theme.name}, ${mode}`,
    ...createDescribedTokens(tokens.filter(isExpressible), mode),
    ...createExtensions(theme, tokens),
  }
}

/**
 * Returns the theme as one document with all modes, as defined by version 2025.10 of the resolver
 * module: one set for all modes and one modifier with a context for each mode.
 *
 * @example
 * import { createClient } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 * import { dtcgDocument } from '@svc/content/themes'
 *
 * const client = createClient(embeddedSource())
 * const { data: theme } = await client.get('themes', 'slate')
 * typeof dtcgDocument(theme) // => 'object'
 */
export function dtcgDocument(theme: ThemeV1): DtcgGroup {
  const tokens = themeTokens(theme)
  const expressible = tokens.filter(isExpressible)
  const modeTokens = expressible.filter((token) => !('value' in token))
  const fixed = expressible.filter((token) => 'value' in token)
  const hasModes = modeTokens.length > 0
  return {
    ...createResolverHead(theme),
    sets: { base: { sources: [createDescribedTokens(fixed, 'light')] } },
    ...(hasModes
      ? createModeModifier(theme, (mode) => createDescribedTokens(modeTokens, mode))
      : {}),
    resolutionOrder: hasModes ? [BASE_REFERENCE, MODE_REFERENCE] : [BASE_REFERENCE],
    ...createExtensions(theme, tokens),
  }
}

/**
 * Returns the files of a folder of design tokens, by name: a plain file for each mode, and a
 * resolver document that refers to them.
 *
 * @example
 * import { createClient } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 * import { dtcgFiles } from '@svc/content/themes'
 *
 * const client = createClient(embeddedSource())
 * const { data: theme } = await client.get('themes', 'slate')
 * Object.keys(dtcgFiles(theme)) // => ['light.tokens.json', 'dark.tokens.json', 'theme.resolver.json']
 */
export const dtcgFiles = (theme: ThemeV1): Readonly<Record<string, DtcgGroup>> => ({
  ...Object.fromEntries(MODES.map((mode) => [toModeFile(mode), dtcgTokens(theme, mode)])),
  'theme.resolver.json': {
    ...createResolverHead(theme),
    ...createModeModifier(theme, (mode) => ({ $ref: toModeFile(mode) })),
    resolutionOrder: [MODE_REFERENCE],
    ...createExtensions(theme, []),
  },
})

const toModeFile = (mode: Mode): string => `${mode}.tokens.json`

const SCHEMAS = 'https://www.designtokens.org/schemas/2025.10'

const createResolverHead = ({ name, description }: ThemeV1): DtcgGroup => ({
  $schema: `${SCHEMAS}/resolver.json`,
  name,
  version: '2025.10',
  description,
})

/** Creates the modifier that selects the mode. */
const createModeModifier = (
  theme: ThemeV1,
  createContext: (mode: Mode) => DtcgGroup,
): DtcgGroup => ({
  modifiers: {
    mode: {
      description: 'Color mode',
      contexts: Object.fromEntries(MODES.map((mode) => [mode, [createContext(mode)]])),
      default: getDefaultMode(theme),
    },
  },
})

const BASE_REFERENCE = { $ref: '#/sets/base' }
const MODE_REFERENCE = { $ref: '#/modifiers/mode' }

/** Creates the tokens of a mode, with the purpose of each color. */
function createDescribedTokens(tokens: ThemeTokens, mode: Mode): DtcgGroup {
  const { color, ...groups } = toDesignTokens(tokens, mode, parseColor)
  if (color === undefined) return groups
  const members = Object.entries(color as object).map(([name, token]) => {
    const $description = COLOR_ROLES.get(name)
    return [name, $description === undefined ? token : { ...token, $description }]
  })
  return { color: Object.fromEntries(members), ...groups }
}

/** True if the format has a type for the value of a token in every mode. */
const isExpressible = (token: ThemeToken): boolean =>
  MODES.every(
    (mode) =>
      toDtcgValue(classifyToken(token).type, getTokenValue(token, mode), parseColor) !== undefined,
  )

/** Creates what the format cannot express: the id of the theme, and tokens without a type. */
function createExtensions({ id }: ThemeV1, tokens: ThemeTokens): DtcgGroup {
  const css = tokens
    .filter((token) => !isExpressible(token))
    .map(({ name, ...value }) => [name, 'value' in value ? value.value : value])
  const rest = css.length === 0 ? {} : { css: Object.fromEntries(css) }
  return { $extensions: { [EXTENSION_KEY]: { theme: id, ...rest } } }
}
