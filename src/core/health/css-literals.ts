import { toCssValue } from '../theme/css-value.ts'

/** The share in per cent of the weaker colour in each `color-mix()` of a value. */
export function getMixPercentages(value: string): number[] {
  return [...value.matchAll(/color-mix\(/gi)].map(({ index }) => {
    const [, first = '', second = ''] = splitArguments(value, index + 'color-mix('.length)
    return smallerShare(parsePercentage(first), parsePercentage(second))
  })
}

/** The arguments of the function whose bracket opens before a place, without what is nested. */
function splitArguments(value: string, start: number): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of value.slice(start)) {
    if (sign === ')' && depth === 0) break
    if (sign === '(') depth += 1
    if (depth === 0 && sign === ',') parts.push('')
    else if (depth === 0) parts[parts.length - 1] += sign
    if (sign === ')') depth -= 1
  }
  return parts
}

function parsePercentage(part: string): number | undefined {
  const found = /(\d+\.?\d*|\.\d+)%/.exec(part)?.[1]
  return found === undefined ? undefined : Number(found)
}

// https://www.w3.org/TR/css-color-5/#color-mix-percent-norm
function smallerShare(first: number | undefined, second: number | undefined): number {
  const a = first ?? (second === undefined ? 50 : 100 - second)
  const b = second ?? 100 - a
  return a + b > 0 ? (Math.min(a, b) / (a + b)) * 100 : 0
}

// https://www.w3.org/TR/css-color-4/#named-colors, without `transparent` and `currentcolor`, which
// are no colours of their own.
const COLOR_NAMES = `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue
blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan
darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen
darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey
darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite
forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink
indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral
lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen
lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta
maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin
navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red
rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white
whitesmoke yellow yellowgreen`

/** The colours that CSS knows by name. */
export const NAMED_COLORS: ReadonlySet<string> = new Set(COLOR_NAMES.split(/\s+/))

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
