import { parseColor } from '../../color/parse.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { COLOR_ROLES, getDefaultMode, MODES, type Mode } from '../palette.ts'
import { getTokenValue, type ThemeToken, type ThemeTokens, themeTokens } from '../tokens.ts'
import { classifyToken, type DtcgGroup, toDesignTokens, toDtcgValue } from './dtcg-values.ts'

/**
 * The theme as design tokens, with its modes as the version 2025.10 has them: a resolver document
 * that holds its tokens, one set for all modes and one modifier with a context for each mode. What
 * the format has no type for stays as CSS under `$extensions`.
 */
export function dtcgDocument(theme: ThemeV1): DtcgGroup {
  const tokens = themeTokens(theme)
  const said = tokens.filter(isExpressible)
  const split = said.filter((token) => !('value' in token))
  const fixed = said.filter((token) => 'value' in token)
  const base = { sources: [createDescribedTokens(fixed, 'light')] }
  const contexts = Object.fromEntries(
    MODES.map((mode) => [mode, [createDescribedTokens(split, mode)]]),
  )
  const mode = { description: 'Colour mode', contexts, default: getDefaultMode(theme) }
  const order = split.length === 0 ? [BASE_REFERENCE] : [BASE_REFERENCE, MODE_REFERENCE]
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: theme.name,
    version: '2025.10',
    description: theme.description,
    sets: { base },
    ...(split.length === 0 ? {} : { modifiers: { mode } }),
    resolutionOrder: order,
    ...createExtensions(tokens.filter((token) => !isExpressible(token))),
  }
}

const BASE_REFERENCE = { $ref: '#/sets/base' }
const MODE_REFERENCE = { $ref: '#/modifiers/mode' }

/** The tokens of a mode, with what each colour is for. */
function createDescribedTokens(tokens: ThemeTokens, mode: Mode): DtcgGroup {
  const { color, ...groups } = toDesignTokens(tokens, mode, parseColor)
  if (color === undefined) return groups
  const members = Object.entries(color as object).map(([name, token]) => {
    const $description = COLOR_ROLES.get(name)
    return [name, $description === undefined ? token : { ...token, $description }]
  })
  return { color: Object.fromEntries(members), ...groups }
}

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
