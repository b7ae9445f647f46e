import { escapeControls, HIDDEN_CHARACTER, toEscape } from '../../internal/verify.ts'
import type { Io } from '../io.ts'
import { hasColors } from './style.ts'

/** The sequences of the styles in `style.ts`, which are the only ones that this program writes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a style starts with an escape character
const STYLE_SEQUENCE = /\u001b\[(?:[1-4]|2[2-4]|3[1236]|39)m/

const STYLES_AND_CONTROLS = new RegExp(`${STYLE_SEQUENCE.source}|${HIDDEN_CHARACTER}`, 'gu')

/** Returns an `Io` that escapes the hidden characters of everything that is written. */
export function withEscapedControls(io: Io, allowsColors: boolean): Io {
  const createFilter = (isTerminal: boolean) =>
    allowsColors && hasColors(io.env, isTerminal) ? escapeAllButStyles : escapeControls
  const [escapeOut, escapeErr] = [createFilter(io.isTerminal), createFilter(io.isErrorTerminal)]
  return {
    ...io,
    writeOut: (text) => io.writeOut(escapeOut(text)),
    writeErr: (text) => io.writeErr(escapeErr(text)),
    // Another program reads it, such as `git apply`.
    writeExact: (text) => io.writeOut(io.isTerminal ? escapeOut(text) : text),
  }
}

const escapeAllButStyles = (text: string): string =>
  text.replaceAll(STYLES_AND_CONTROLS, (match) =>
    match.startsWith('\u001b[') ? match : toEscape(match),
  )
