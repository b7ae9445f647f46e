import { toCssValue } from '../theme/css-value.ts'

/** Returns the smaller percentage of each `color-mix()` in a CSS value. */
export function getMixPercentages(value: string): number[] {
  return [...value.matchAll(/color-mix\(/gi)].map(({ index }) => {
    const [, first = '', second = ''] = splitArguments(value, index + 'color-mix('.length)
    return getSmallerShare(parsePercentage(first), parsePercentage(second))
  })
}

/** Splits the arguments of a function after its opening parenthesis, without nested functions. */
function splitArguments(value: string, start: number): string[] {
  const parts = ['']
  let depth = 0
  for (const character of value.slice(start)) {
    if (character === ')' && depth === 0) break
    if (character === '(') depth += 1
    if (depth === 0 && character === ',') parts.push('')
    else if (depth === 0) parts[parts.length - 1] += character
    if (character === ')') depth -= 1
  }
  return parts
}

function parsePercentage(part: string): number | undefined {
  const percentage = /(\d+\.?\d*|\.\d+)%/.exec(part)?.[1]
  return percentage === undefined ? undefined : Number(percentage)
}

// https://www.w3.org/TR/css-color-5/#color-mix-percent-norm
function getSmallerShare(first: number | undefined, second: number | undefined): number {
  const a = first ?? (second === undefined ? 50 : 100 - second)
  const b = second ?? 100 - a
  return a + b > 0 ? (Math.min(a, b) / (a + b)) * 100 : 0
}

// https://www.w3.org/TR/css-color-4/#named-colors, without `transparent` and `currentcolor`,
// which adapt to what is around them.
const COLOR_NAMES = `
aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue
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

/** The named colors of CSS, in lower case. */
const NAMED_COLORS: ReadonlySet<string> = new Set(COLOR_NAMES.trim().split(/\s+/))

/** A CSS declaration and the custom properties that it may use. */
export interface CssDeclaration {
  readonly property: string
  readonly value: string
  readonly tokens: ReadonlySet<string>
}

/** Describes every value in a declaration that does not come from a token of the theme. */
export function findCssLiterals({ property, value, tokens }: CssDeclaration): string[] {
  if (toCssValue(value) === undefined) return [`"${value}" is not a valid CSS value`]
  const unquoted = value.replaceAll(/"[^"]*"|'[^']*'/g, ' ')
  const literals = unquoted.replaceAll(/--[\w-]+/g, ' ')
  return [
    ...findAll(unquoted, /--[\w-]+/g)
      .filter((name) => !tokens.has(name))
      .map((name) => `"${name}" is not a token of the theme`),
    ...findColors(literals).map((color) => `"${color}" is a literal color`),
    ...findAll(literals, DIMENSION)
      .filter((dimension) => !ALLOWED_UNIT.test(dimension))
      .map((dimension) => `"${dimension}" is a literal length or time`),
    ...(isLiteralFont(property, value) ? [`"${value}" is a literal font or font weight`] : []),
    ...getMixPercentages(unquoted.replaceAll(TRANSLUCENT_BACKGROUND, ' '))
      .filter((percent) => percent > MAX_MIX_PERCENT)
      .map((percent) => `a ${Number(percent.toFixed(1))}% mix exceeds ${MAX_MIX_PERCENT}%`),
  ]
}

/** The strongest tint, in percent, on which the contrast rules check text. */
const MAX_MIX_PERCENT = 12

/**
 * A background of the theme that is at least half opaque. What shows through is another background
 * of the theme, and text has enough contrast on all of them.
 */
const TRANSLUCENT_BACKGROUND =
  /color-mix\(in srgb, var\(--color-(?:background|surface|surface-raised)\) (?:[5-9]\d|100)%, transparent\)/g

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

/** True if a font family or weight is not a token; keywords such as `inherit` are allowed. */
function isLiteralFont(property: string, value: string): boolean {
  const words = value.replaceAll(/var\([^()]*\)/g, ' ').match(/[^\s,]+/g) ?? []
  if (property === 'font-weight') return words.some((word) => /^\d/.test(word))
  if (property === 'font-family') return words.some((word) => !FONT_KEYWORD.test(word))
  return property === 'font' && /["']/.test(value)
}
