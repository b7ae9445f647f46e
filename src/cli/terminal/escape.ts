import type { Io } from '../io.ts'
import { hasColors } from './style.ts'

/** Control characters but tabs and line breaks. A carriage return alone overwrites its line. */
const CONTROL_CHARACTER = /(?!\r\n)[^\P{Cc}\n\t]/u

/** The sequences of the styles in `style.ts`, which are the only ones that this program writes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a style starts with an escape character
const STYLE_SEQUENCE = /\u001b\[(?:[1-4]|2[2-4]|3[1236]|39)m/

const CONTROLS = new RegExp(CONTROL_CHARACTER, 'gu')
const STYLES_AND_CONTROLS = new RegExp(`${STYLE_SEQUENCE.source}|${CONTROL_CHARACTER.source}`, 'gu')

/**
 * Replaces control characters by their JSON escapes, so that a text from a record, a key or a file
 * name cannot move the cursor, hide output or change the terminal. JSON stays the same JSON.
 */
export const escapeControls = (text: string): string => text.replaceAll(CONTROLS, toEscape)

/** Replaces line breaks and tabs as well, for a text that belongs on one line. */
export const escapeLine = (text: string): string => text.replaceAll(/\p{Cc}/gu, toEscape)

const toEscape = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Returns an `Io` that escapes the control characters of everything that is written. */
export function withEscapedControls(io: Io, allowsColors: boolean): Io {
  const createFilter = (isTerminal: boolean) =>
    allowsColors && hasColors(io.env, isTerminal) ? escapeAllButStyles : escapeControls
  const [escapeOut, escapeErr] = [createFilter(io.isTerminal), createFilter(io.isErrorTerminal)]
  return {
    ...io,
    writeOut: (text) => io.writeOut(escapeOut(text)),
    writeErr: (text) => io.writeErr(escapeErr(text)),
  }
}

const escapeAllButStyles = (text: string): string =>
  text.replaceAll(STYLES_AND_CONTROLS, (match) => (match.length > 1 ? match : toEscape(match)))
