import { styleText } from 'node:util'

/** A text style. */
export type Style = 'bold' | 'dim' | 'italic' | 'underline' | 'red' | 'yellow' | 'green' | 'cyan'

/** Applies a style to a text, or returns the text if there are no colors. */
export type StyleText = (style: Style, text: string) => string

// Newer versions of Node check the stream themselves, unless `validateStream` is false.
const applyStyle: (style: Style, text: string, options: object) => string = styleText

/** Creates a function that applies styles, or none. */
export const createStyle = (hasColors: boolean): StyleText =>
  hasColors
    ? (style, text) => applyStyle(style, text, { validateStream: false })
    : (_style, text) => text

/** True if a stream gets colors. As in Node, FORCE_COLOR wins over NO_COLOR. */
export function hasColors(
  env: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): boolean {
  const { FORCE_COLOR, NO_COLOR, TERM } = env
  if (FORCE_COLOR !== undefined) return !['0', 'false'].includes(FORCE_COLOR)
  // https://no-color.org: any value but an empty one.
  return isTerminal && !NO_COLOR && TERM !== 'dumb'
}
