import { type CssColor, parseColorName, parseCssColor } from '../../color/color.ts'
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
const SKIPPED = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)|#\{[^}]*\}|\/\*[\s\S]*?\*\//gi
const COLOR =
  /#[\da-f]{3,8}(?![\w-])|\b(?:rgba?|hsla?|lab|lch|oklab|oklch)\([^()]*\)|(?<![\w$@.#&:-])[a-z]{3,}(?![\w(.-])/gi

/** Finds the colors that are written out in a CSS value. */
export function findColorLiterals(value: string): ColorLiteral[] {
  const text = value.replaceAll(SKIPPED, (part) => ' '.repeat(part.length))
  return [...text.matchAll(COLOR)].flatMap(({ 0: literal, index }) => {
    const color = parseCssColor(literal) ?? parseColorName(literal)
    if (color === undefined || color.alpha === 0) return []
    const functions = listOpenFunctions(text.slice(0, index))
    if (functions.some(({ name }) => name === 'var')) return []
    const isArgument = functions.some(({ name }) => !TRANSPARENT_FUNCTION.test(name))
    const lightDark = functions.find(({ name }) => name === 'light-dark')
    const scheme = lightDark && (lightDark.commas === 0 ? 'light' : 'dark')
    return [{ text: literal, start: index, color, isArgument, ...(scheme ? { scheme } : {}) }]
  })
}

/** Functions that show their colors as they are. */
const TRANSPARENT_FUNCTION = /^(?:|[\w-]*gradient|drop-shadow)$/

/** A function whose parentheses are still open, and the commas in it so far. */
interface OpenFunction {
  readonly name: string
  readonly commas: number
}

/** Lists the functions whose parentheses are still open at the end of a text. */
function listOpenFunctions(text: string): OpenFunction[] {
  const open: OpenFunction[] = []
  for (const { 0: piece } of text.matchAll(/[\w-]*\(|[),]/g)) {
    if (piece === ')') open.pop()
    else if (piece !== ',') open.push({ name: piece.slice(0, -1).toLowerCase(), commas: 0 })
    else open.push(...open.splice(-1).map((last) => ({ ...last, commas: last.commas + 1 })))
  }
  return open
}

/** Parses a value that is nothing but a color. */
export const parseColorValue = (value: string): CssColor | undefined =>
  parseCssColor(value.trim()) ?? parseColorName(value.trim())
