import { cssValue } from '../packs/css-value.ts'
import { mixShares } from './mix-shares.ts'
import { NAMED_COLORS } from './named-colors.ts'

/** A declaration, and the custom properties that it may use. */
export interface Declaration {
  readonly property: string
  readonly value: string
  readonly tokens: ReadonlySet<string>
}

/** What a declaration says by itself and not through the tokens of its theme, in words. */
export function cssLiterals({ property, value, tokens }: Declaration): string[] {
  if (cssValue(value) === undefined) return [`"${value}" cannot stand in a declaration`]
  const plain = value.replaceAll(/"[^"]*"|'[^']*'/g, ' ')
  const rest = plain.replaceAll(/--[\w-]+/g, ' ')
  return [
    ...matches(plain, /--[\w-]+/g)
      .filter((name) => !tokens.has(name))
      .map((name) => `"${name}" is no token of the theme`),
    ...colorsIn(rest).map((color) => `"${color}" is a colour of its own`),
    ...matches(rest, MEASURE)
      .filter((measure) => !FREE_UNIT.test(measure))
      .map((measure) => `"${measure}" is a length or time of its own`),
    ...(isOwnFont(property, value) ? [`"${value}" is a font or weight of its own`] : []),
    ...mixShares(plain)
      .filter((share) => share > STRONGEST)
      .map((share) => `a mix of ${Number(share.toFixed(1))} % is stronger than ${STRONGEST} %`),
  ]
}

/** The strongest tint, in per cent, on which text is known to stay readable. */
const STRONGEST = 12

const MEASURE = /(?<![\w#.])[-+]?(?:\d+\.?\d*|\.\d+)[a-z]+/gi

const FREE_UNIT = /(deg|grad|rad|turn|fr)$/i

const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|device-cmyk)(?=\()/gi

const colorsIn = (text: string): string[] => [
  ...matches(text, COLOR),
  ...matches(text, /[a-z][a-z-]*/gi).filter((word) => NAMED_COLORS.has(word.toLowerCase())),
]

const matches = (text: string, pattern: RegExp): string[] => [...(text.match(pattern) ?? [])]

const KEYWORD = /^(inherit|initial|unset|revert|(ui-)?(sans-)?serif|(ui-)?monospace|system-ui)$/i

/** Families and weights come from tokens; keywords such as `inherit` and `bold` are free. */
function isOwnFont(property: string, value: string): boolean {
  const words = value.replaceAll(/var\([^()]*\)/g, ' ').match(/[^\s,]+/g) ?? []
  if (property === 'font-weight') return words.some((word) => /^\d/.test(word))
  if (property === 'font-family') return words.some((word) => !KEYWORD.test(word))
  return property === 'font' && /["']/.test(value)
}
