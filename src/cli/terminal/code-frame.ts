import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { FileIssue } from '../../project/errors.ts'
import type { StyleText } from './style.ts'
import { measureWidth, truncate } from './width.ts'

/** The line of a file with the value that an issue is about. */
export interface SourceLine {
  readonly text: string
  readonly line: number
  /** The first column of the value, starting at 1. */
  readonly column: number
}

/**
 * Reads the line of an issue. The path is relative to the current folder or, for files of the
 * project, to a folder above it.
 */
export function readSourceLine(cwd: string, { file, location }: FileIssue): SourceLine | undefined {
  if (file === undefined || location === undefined) return undefined
  for (let folder = cwd; ; folder = dirname(folder)) {
    const path = resolve(folder, file)
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile()
    const lines = isFile ? readFileSync(path, 'utf8').split(/\r\n|\r|\n/) : []
    const text = lines[location.line - 1]
    if (text !== undefined) return { ...location, text }
    if (folder === dirname(folder)) return undefined
  }
}

/** A JSON string or another word at the start of a text. */
const FIRST_TOKEN = /^("(?:[^"\\]|\\.)*"|[\w.+-]+|.)/u

/** Formats a line with its number, and carets below the value. */
export function formatCodeFrame(
  { text, line, column }: SourceLine,
  columns: number,
  style: StyleText,
): string[] {
  const gutter = `${line} | `
  const [before, rest] = [text.slice(0, column - 1), text.slice(column - 1)]
  const indent = /^\s*/.exec(before)?.[0].length ?? 0
  const room = columns - gutter.length - 2
  const code = truncate(text.slice(indent).replaceAll('\t', ' '), room)
  const start = measureWidth(before.slice(indent))
  const length = measureWidth(FIRST_TOKEN.exec(rest)?.[0] ?? ' ')
  const frame = [`  ${style('dim', gutter)}${code}`]
  if (start >= room) return frame
  const margin = style('dim', `${' '.repeat(gutter.length - 2)}| `)
  const carets = style('red', '^'.repeat(Math.max(1, Math.min(length, room - start))))
  return [...frame, `  ${margin}${' '.repeat(start)}${carets}`]
}
