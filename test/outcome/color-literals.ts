import { parse, walk } from 'css-tree'

/** A literal color in a source file. */
export interface ColorLiteral {
  readonly line: number
  readonly literal: string
}

/** Finds the literal colors of a source file, with their lines. */
export const findColorLiterals = (file: string, text: string): ColorLiteral[] =>
  /\.(css|scss|less)$/.test(file) ? findInStyles(text) : findInScript(text)

const COLOR_FUNCTIONS = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/i

/** Finds literal colors in styles; custom properties may define them. */
function findInStyles(text: string): ColorLiteral[] {
  const literals: ColorLiteral[] = []
  const add = (literal: string, line = 0): void => void literals.push({ line, literal })
  walk(parse(text, { positions: true, parseCustomProperty: true }), function visit(node) {
    const { declaration } = this
    if (declaration === null || declaration.property.startsWith('--')) return
    const line = node.loc?.start.line
    if (node.type === 'Hash') add(`#${node.value}`, line)
    if (node.type === 'Function' && COLOR_FUNCTIONS.test(node.name)) add(`${node.name}()`, line)
    if (node.type === 'Identifier' && isNamedColor(declaration.property, node.name))
      add(node.name, line)
  })
  return literals
}

// https://www.w3.org/TR/css-color-4/#named-colors: the most common ones.
const NAMED_COLORS = new Set(
  `black white red green blue yellow orange purple pink brown gray grey silver gold navy teal maroon
  olive lime aqua cyan magenta fuchsia indigo violet crimson coral salmon tomato khaki tan beige ivory
  lavender plum orchid turquoise skyblue steelblue royalblue slategray slategrey darkgray darkgrey
  lightgray lightgrey dimgray dimgrey whitesmoke gainsboro firebrick darkred darkgreen darkblue`.split(
    /\s+/,
  ),
)

const isNamedColor = (property: string, word: string): boolean =>
  /colou?r|background|border|outline|shadow|fill|stroke/.test(property) && NAMED_COLORS.has(word)

/** Colors of a script are in strings; the fragment of a URL is not a color. */
const SCRIPT_PATTERNS = [
  /(?<!href=)(?<!to=)["'`[\s:(](#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4}))(?=["'`\]\s;,)])/gi,
  /["'`[\s:(]((?:rgba?|hsla?|hwb|oklab|oklch)\([^)]*\))/gi,
  /\b\w*(?:[cC]olor|background|fill|stroke|borderColor)\w*\s*[:=]\s*\{?["'`]([a-z]+)["'`]/g,
]

function findInScript(text: string): ColorLiteral[] {
  return text.split('\n').flatMap((line, index) =>
    SCRIPT_PATTERNS.flatMap((pattern) => [...line.matchAll(pattern)])
      .map(([, literal = '']) => literal)
      .filter((literal) => /[#(]/.test(literal) || NAMED_COLORS.has(literal))
      .map((literal) => ({ line: index + 1, literal })),
  )
}
