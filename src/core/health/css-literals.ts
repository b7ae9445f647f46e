import { toCssValue } from '../theme/css-value.ts'
import { getMixPercentages } from './mix-shares.ts'
import { NAMED_COLORS } from './named-colors.ts'

/** A declaration, and the custom properties that it may use. */
export interface CssDeclaration {
  readonly property: string
  readonly value: string
  readonly tokens: ReadonlySet<string>
}

/** What a declaration says by itself and not through the tokens of its theme, in words. */
export function findCssLiterals({ property, value, tokens }: CssDeclaration): string[] {
  if (toCssValue(value) === undefined) return [`"${value}" cannot stand in a declaration`]
  const plain = value.replaceAll(/"[^"]*"|'[^']*'/g, ' ')
  const rest = plain.replaceAll(/--[\w-]+/g, ' ')
  return [
    ...findAll(plain, /--[\w-]+/g)
      .filter((name) => !tokens.has(name))
      .map((name) => `"${name}" is no token of the theme`),
    ...findColors(rest).map((color) => `"${color}" is a colour of its own`),
    ...findAll(rest, DIMENSION)
      .filter((measure) => !ALLOWED_UNIT.test(measure))
      .map((measure) => `"${measure}" is a length or time of its own`),
    ...(isLiteralFont(property, value) ? [`"${value}" is a font or weight of its own`] : []),
    ...getMixPercentages(plain)
      .filter((share) => share > MAX_MIX_PERCENT)
      .map(
        (share) => `a mix of ${Number(share.toFixed(1))} % is stronger than ${MAX_MIX_PERCENT} %`,
      ),
  ]
}

/** The strongest tint, in per cent, on which text is known to stay readable. */
const MAX_MIX_PERCENT = 12

const DIMENSION = /(?<![\w#.])[-+]?(?:\d+\.?\d*|\.\d+)[a-z]+/gi

const ALLOWED_UNIT = /(deg|grad|rad|turn|fr)$/i

const COLOR_SYNTAX =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|device-cmyk)(?=\()/gi

const findColors = (text: string): string[] => [
  ...findAll(text, COLOR_SYNTAX),
  ...findAll(text, /[a-z][a-z-]*/gi).filter((word) => NAMED_COLORS.has(word.toLowerCase())),
]

const findAll = (text: string, pattern: RegExp): string[] => [...(text.match(pattern) ?? [])]

const FONT_KEYWORD =
  /^(inherit|initial|unset|revert|(ui-)?(sans-)?serif|(ui-)?monospace|system-ui)$/i

/** Families and weights come from tokens; keywords such as `inherit` and `bold` are free. */
function isLiteralFont(property: string, value: string): boolean {
  const words = value.replaceAll(/var\([^()]*\)/g, ' ').match(/[^\s,]+/g) ?? []
  if (property === 'font-weight') return words.some((word) => /^\d/.test(word))
  if (property === 'font-family') return words.some((word) => !FONT_KEYWORD.test(word))
  return property === 'font' && /["']/.test(value)
}
