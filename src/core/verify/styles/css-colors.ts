import { type CssColor, parseColorName, parseCssColor } from '../../kernel/color/color.ts'
import type { ColorScheme } from './color-modes.ts'

/** A color that is written out in a CSS value. */
export interface ColorLiteral {
  readonly text: string
  /** Its offset in the value. */
  readonly start: number
  readonly color: CssColor
  /** True if it is an argument of a function other than a gradient, such as `lighten()` of Sass. */
  readonly isArgument: boolean
  /** The color scheme that an argument of `light-dark()` is for. */
  readonly scheme?: ColorScheme
}

// Strings and URLs contain no colors; a fallback of `var()` is only used if its token is missing.
const SKIPPED =
  /"(?:\\[\s\S]?|[^"\\])*(?:"|$)|'(?:\\[\s\S]?|[^'\\])*(?:'|$)|url\([^)]*(?:\)|$)|#\{[^}]*(?:\}|$)|\/\*[\s\S]*?(?:\*\/|$)/gi
const COLOR =
  /#[\da-f]{3,8}(?![\w-])|\b(?:rgba?|hsla?|lab|lch|oklab|oklch)\([^()]*\)|(?<![\w$@.#&:-])[a-z]{3,}(?![\w(.-])/gi

/** Finds the colors that are written out in a CSS value. */
export function findColorLiterals(value: string): ColorLiteral[] {
  const text = value.replaceAll(SKIPPED, (part) => ' '.repeat(part.length))
  const findFunctions = createFunctionFinder(text)
  return [...text.matchAll(COLOR)].flatMap(({ 0: literal, index }) => {
    const color = parseCssColor(literal) ?? parseColorName(literal)
    if (color === undefined || color.alpha === 0) return []
    const around = findFunctions(index)
    if (around?.isFallback) return []
    const isArgument = around?.isArgument ?? false
    const scheme = around?.lightDark && (around.lightDark.commas === 0 ? 'light' : 'dark')
    return [{ text: literal, start: index, color, isArgument, ...(scheme ? { scheme } : {}) }]
  })
}

/** Functions that show their colors as they are. */
const TRANSPARENT_FUNCTION = /^(?:|[\w-]*gradient|drop-shadow)$/

/** A function whose parentheses are still open, with what those around it mean for colors in it. */
interface OpenFunction {
  /** The commas in it so far. */
  commas: number
  /** True if it is `var()` or inside of one. */
  readonly isFallback: boolean
  /** True if it, or one around it, may change its colors. */
  readonly isArgument: boolean
  /** The outermost `light-dark()`. */
  readonly lightDark: OpenFunction | undefined
}

const PIECE = /(?<![\w-])[\w-]*\(|[),]/g

/**
 * Creates a function that finds the innermost function around an offset. The offsets must ascend:
 * the text is read once.
 */
function createFunctionFinder(text: string): (offset: number) => OpenFunction | undefined {
  const open: OpenFunction[] = []
  const pieces = [...text.matchAll(PIECE)]
  let next = 0
  return (offset) => {
    for (; next < pieces.length && (pieces[next]?.index ?? 0) < offset; next++) {
      const [piece = ''] = pieces[next] ?? []
      const last = open.at(-1)
      if (piece === ')') open.pop()
      else if (piece !== ',') open.push(openFunction(piece.slice(0, -1).toLowerCase(), last))
      else if (last !== undefined) last.commas += 1
    }
    return open.at(-1)
  }
}

function openFunction(name: string, outer: OpenFunction | undefined): OpenFunction {
  const isArgument = outer?.isArgument || !TRANSPARENT_FUNCTION.test(name)
  const isFallback = outer?.isFallback || name === 'var'
  const opened = { commas: 0, isFallback, isArgument, lightDark: outer?.lightDark }
  if (name === 'light-dark') opened.lightDark ??= opened
  return opened
}

/** Parses a value that is nothing but a color. */
export const parseColorValue = (value: string): CssColor | undefined =>
  parseCssColor(value.trim()) ?? parseColorName(value.trim())
