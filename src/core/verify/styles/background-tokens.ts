import { toHexNotation } from '../../color/color.ts'
import type { StyleRule } from '../source-file.ts'
import type { ColorScheme } from './color-modes.ts'
import { getTokenWords } from './color-roles.ts'
import { parseColorValue } from './css-colors.ts'
import type { TokenTable } from './token-table.ts'

/** True if a token, in words, is behind a text. */
export type IsOnBackground = (words: string) => boolean

/** Returns a function that knows the tokens of the background that a rule sets. */
export function readRuleBackground(
  { declarations }: StyleRule,
  table: TokenTable,
  scheme: ColorScheme | null,
): IsOnBackground {
  const values = declarations.filter(({ property }) => /^background(?:-color)?$/.test(property))
  return matchBackgrounds(values.flatMap(({ value }) => listTokens(value, table, scheme)))
}

const BACKGROUND_CLASS = /(?:^|[\s"'`])((?:[\w-]+:)*)bg-(?:\[([^\s\]]+)\]|([\w-]+))/g

/** Returns a function that knows the tokens of the background that classes set. */
export function readClassBackground(
  { classes, variants }: { readonly classes: string; readonly variants: string },
  table: TokenTable,
  scheme: ColorScheme | null,
): IsOnBackground {
  const found = [...classes.matchAll(BACKGROUND_CLASS)].filter(
    ([, before]) => before === '' || before === variants,
  )
  return matchBackgrounds(
    found.flatMap(([, , value, name]) =>
      value === undefined ? (name ?? []) : listTokens(value.replaceAll('_', ' '), table, scheme),
    ),
  )
}

/** `--primary-foreground` is for all shades of the background: `primary`, `primary-hover`. */
const matchBackgrounds =
  (backgrounds: readonly string[]): IsOnBackground =>
  (words) =>
    backgrounds.some((background) => background === words || background.startsWith(`${words}-`))

/** Lists the tokens, in words, that a value uses or has the color of. */
function listTokens(value: string, { colors }: TokenTable, scheme: ColorScheme | null): string[] {
  const [, name] = /^var\(\s*(--[\w-]+)\s*\)$/.exec(value) ?? []
  if (name !== undefined) return [getTokenWords(name)]
  const color = parseColorValue(value)
  if (color === undefined) return []
  return colors.flatMap((token) => {
    const current = scheme === 'dark' ? token.dark : token
    const isEqual = current && toHexNotation(current.color) === toHexNotation(color)
    return isEqual ? getTokenWords(token.token.name) : []
  })
}
