import { toHexNotation } from '../../kernel/color/color.ts'
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
  return matchBackgrounds(() =>
    declarations
      .filter(({ property }) => /^background(?:-color)?$/.test(property))
      .flatMap(({ value }) => listTokens(value, table, scheme)),
  )
}

/** True if a rule sets its background with a token, so that it changes with the mode. */
export const hasTokenBackground = ({ declarations }: StyleRule): boolean =>
  declarations.some(
    ({ property, value }) =>
      /^background(?:-color)?$/.test(property) && /^var\(\s*--[\w-]+\s*\)$/.test(value),
  )

/** True if classes set the background with a token. */
export const hasTokenBackgroundClass = (classes: string): boolean =>
  [...classes.matchAll(BACKGROUND_CLASS)].some(
    ([, , value, name]) => name !== undefined || (value ?? '').startsWith('var('),
  )

const BACKGROUND_CLASS = /(?:^|[\s"'`])((?:[\w-]+:)*)bg-(?:\[([^\s\]]+)\]|([\w-]+))/g

/** Returns a function that knows the tokens of the background that classes set. */
export function readClassBackground(
  { classes, variants }: { readonly classes: string; readonly variants: string },
  table: TokenTable,
  scheme: ColorScheme | null,
): IsOnBackground {
  return matchBackgrounds(() =>
    [...classes.matchAll(BACKGROUND_CLASS)]
      .filter(([, before]) => before === '' || before === variants)
      .flatMap(([, , value, name]) =>
        value === undefined ? (name ?? []) : listTokens(value.replaceAll('_', ' '), table, scheme),
      ),
  )
}

/**
 * Matches the shades of a background: `--primary-foreground` is for `primary` and `primary-hover`.
 * Backgrounds are read when a token asks for the first time, because most colors are not for text.
 */
function matchBackgrounds(read: () => readonly string[]): IsOnBackground {
  let backgrounds: readonly string[] | undefined
  return (words) => {
    backgrounds ??= read()
    return backgrounds.some((name) => name === words || name.startsWith(`${words}-`))
  }
}

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
