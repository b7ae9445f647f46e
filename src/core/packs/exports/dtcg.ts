import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { parseColor } from '../../theme/color-notation.ts'
import { COLOR_ROLES } from '../../theme/color-roles.ts'
import { defaultMode, MODES, type Mode } from '../../theme/palette.ts'
import { type ThemeToken, type ThemeTokens, themeTokens, valueIn } from '../tokens.ts'
import { type DtcgGroup, designTokens, placeOf } from './design-tokens.ts'
import { dtcgValue } from './dtcg-value.ts'

/**
 * The theme as design tokens, with its modes as the version 2025.10 has them: a resolver document
 * that holds its tokens, one set for all modes and one modifier with a context for each mode. What
 * the format has no type for stays as CSS under `$extensions`.
 */
export function dtcgDocument(theme: ThemeV1): DtcgGroup {
  const tokens = themeTokens(theme)
  const said = tokens.filter(isSaid)
  const split = said.filter((token) => !('value' in token))
  const fixed = said.filter((token) => 'value' in token)
  const base = { sources: [described(fixed, 'light')] }
  const contexts = Object.fromEntries(MODES.map((mode) => [mode, [described(split, mode)]]))
  const mode = { description: 'Colour mode', contexts, default: defaultMode(theme) }
  const order = split.length === 0 ? [BASE] : [BASE, MODE]
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: theme.name,
    version: '2025.10',
    description: theme.description,
    sets: { base },
    ...(split.length === 0 ? {} : { modifiers: { mode } }),
    resolutionOrder: order,
    ...unsaid(tokens.filter((token) => !isSaid(token))),
  }
}

const BASE = { $ref: '#/sets/base' }
const MODE = { $ref: '#/modifiers/mode' }

/** The tokens of a mode, with what each colour is for. */
function described(tokens: ThemeTokens, mode: Mode): DtcgGroup {
  const { color, ...groups } = designTokens(tokens, mode, parseColor)
  if (color === undefined) return groups
  const members = Object.entries(color as object).map(([name, token]) => {
    const $description = COLOR_ROLES.get(name)
    return [name, $description === undefined ? token : { ...token, $description }]
  })
  return { color: Object.fromEntries(members), ...groups }
}

const isSaid = (token: ThemeToken): boolean =>
  MODES.every(
    (mode) => dtcgValue(placeOf(token).type, valueIn(token, mode), parseColor) !== undefined,
  )

function unsaid(tokens: ThemeTokens): DtcgGroup {
  if (tokens.length === 0) return {}
  const css = tokens.map(({ name, ...value }) => [name, 'value' in value ? value.value : value])
  return { $extensions: { 'example.svc': { css: Object.fromEntries(css) } } }
}
