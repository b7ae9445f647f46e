import { type CssNode, generate, parse, walk } from 'css-tree'
import { formatHex8, parse as parseColor } from 'culori'

/** A literal color in a declaration of a style sheet. */
export interface ColorLiteral {
  readonly property: string
  readonly literal: string
}

/** Finds the literal colors of a style sheet, other than values of the theme's own variables. */
export function findForeignColors(css: string, themeCss: string): ColorLiteral[] {
  const themeValues = new Set(findColorLiterals(themeCss).map(toKey))
  return findColorLiterals(css).filter((found) => !themeValues.has(toKey(found)))
}

/** Returns a key that is equal for `#FFF` and `rgb(255, 255, 255)` of the same variable. */
function toKey({ property, literal }: ColorLiteral): string {
  const value = formatHex8(parseColor(literal)) ?? literal
  return `${property}: ${property.startsWith('--') ? value : literal}`
}

const COLOR_FUNCTIONS = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/i

/** Properties whose colors are never painted. */
const UNPAINTED = /^(-webkit-)?mask/

/** Finds the literal colors of a style sheet. */
function findColorLiterals(css: string): ColorLiteral[] {
  const literals: ColorLiteral[] = []
  walk(parse(css, { parseCustomProperty: true }), function visit(node) {
    const property = this.declaration?.property
    if (property === undefined || UNPAINTED.test(property)) return
    if (isColorLiteral(node, property)) literals.push({ property, literal: generate(node) })
  })
  return literals
}

function isColorLiteral(node: CssNode, property: string): boolean {
  if (isTransparent(node)) return false
  if (node.type === 'Hash') return true
  // A color that is derived from a variable, such as `rgb(from var(--color-text) r g b / 50%)`.
  if (node.type === 'Function')
    return COLOR_FUNCTIONS.test(node.name) && !generate(node).includes('var(')
  return node.type === 'Identifier' && PAINTS.test(property) && NAMED_COLORS.has(node.name)
}

/** True for a color that is not painted, such as `#0000`, which build tools write for `transparent`. */
const isTransparent = (node: CssNode): boolean =>
  (node.type === 'Hash' || node.type === 'Function') && parseColor(generate(node))?.alpha === 0

/** Properties whose identifiers can be colors. */
const PAINTS = /^--|colou?r|background|border|outline|shadow|fill|stroke/

// https://www.w3.org/TR/css-color-4/#named-colors: the most common ones.
const NAMED_COLORS = new Set(
  `black white red green blue yellow orange purple pink brown gray grey silver gold navy teal maroon
  olive lime aqua cyan magenta fuchsia indigo violet crimson coral salmon tomato khaki tan beige ivory
  lavender plum orchid turquoise skyblue steelblue royalblue slategray slategrey darkgray darkgrey
  lightgray lightgrey dimgray dimgrey whitesmoke gainsboro firebrick darkred darkgreen darkblue
  rebeccapurple`.split(/\s+/),
)
