import { parse, walk } from 'css-tree'

export interface ColorLiteral {
  readonly line: number
  readonly literal: string
}

/** The colours that a source file writes out, with their lines. */
export const findColorLiterals = (file: string, text: string): ColorLiteral[] =>
  /\.(css|scss|less)$/.test(file) ? findInStyles(text) : findInScript(text)

const COLOR_FUNCTIONS = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/i

/** Variables are where colours are written out; everywhere else they are used. */
function findInStyles(text: string): ColorLiteral[] {
  const found: ColorLiteral[] = []
  const add = (literal: string, line = 0): void => void found.push({ line, literal })
  walk(parse(text, { positions: true, parseCustomProperty: true }), function visit(node) {
    const { declaration } = this
    if (declaration === null || declaration.property.startsWith('--')) return
    const line = node.loc?.start.line
    if (node.type === 'Hash') add(`#${node.value}`, line)
    if (node.type === 'Function' && COLOR_FUNCTIONS.test(node.name)) add(`${node.name}()`, line)
    if (node.type === 'Identifier' && isNamedColor(declaration.property, node.name))
      add(node.name, line)
  })
  return found
}

// https://www.w3.org/TR/css-color-4/#named-colors: those that people write.
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

/** In a script a colour stands in a string; a fragment of an address is none. */
const SCRIPT_PATTERNS = [
  /(?<!href=)(?<!to=)["'`[\s:(](#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4}))(?=["'`\]\s;,)])/gi,
  /["'`[\s:(]((?:rgba?|hsla?|hwb|oklab|oklch)\([^)]*\))/gi,
  /\b\w*(?:[cC]olor|background|fill|stroke|borderColor)\w*\s*[:=]\s*\{?["'`]([a-z]+)["'`]/g,
]

function findInScript(text: string): ColorLiteral[] {
  return text.split('\n').flatMap((line, at) =>
    SCRIPT_PATTERNS.flatMap((pattern) => [...line.matchAll(pattern)])
      .map(([, literal = '']) => literal)
      .filter((literal) => /[#(]/.test(literal) || NAMED_COLORS.has(literal))
      .map((literal) => ({ line: at + 1, literal })),
  )
}
