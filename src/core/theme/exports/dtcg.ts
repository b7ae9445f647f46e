import { parseColor } from '../../color/parse.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { COLOR_ROLES, getDefaultMode, MODES, type Mode } from '../palette.ts'
import { getTokenValue, type ThemeToken, type ThemeTokens, themeTokens } from '../tokens.ts'
import { classifyToken, type DtcgGroup, toDesignTokens, toDtcgValue } from './dtcg-values.ts'

/**
 * Returns the theme as design tokens with modes, as defined by version 2025.10: a resolver document
 * with one set for all modes and one modifier with a context for each mode. Tokens without a type
 * in the format stay as CSS under `$extensions`.
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
  const base = { sources: [createDescribedTokens(fixed, 'light')] }
  const contexts = Object.fromEntries(
    MODES.map((mode) => [mode, [createDescribedTokens(modeTokens, mode)]]),
  )
  const mode = { description: 'Colour mode', contexts, default: getDefaultMode(theme) }
  const order = hasModes ? [BASE_REFERENCE, MODE_REFERENCE] : [BASE_REFERENCE]
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: theme.name,
    version: '2025.10',
    description: theme.description,
    sets: { base },
    ...(hasModes ? { modifiers: { mode } } : {}),
    resolutionOrder: order,
    ...createExtensions(tokens.filter((token) => !isExpressible(token))),
  }
}

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

function createExtensions(tokens: ThemeTokens): DtcgGroup {
  if (tokens.length === 0) return {}
  const css = tokens.map(({ name, ...value }) => [name, 'value' in value ? value.value : value])
  return { $extensions: { 'example.svc': { css: Object.fromEntries(css) } } }
}
