import type { Syntax } from '../../../verify.ts'
import { getSyntax } from './parse-file.ts'

/** Syntaxes that are read by compilers whose time nobody promises. */
const COMPILED: ReadonlySet<Syntax> = new Set(['vue', 'svelte'])

/** Within these limits, no text takes the other parsers longer than about a second. */
const MAX_LENGTH = 64_000
const MAX_LINE_COST = 50_000_000
const MAX_OPEN_BRACKETS = 1_000

/**
 * True if no text of this kind takes long to parse. The native parser of scripts cannot be stopped,
 * and its time is quadratic in two cases: it copies the line of every error, and it reads angle
 * brackets again that turn out not to be type arguments.
 */
export function isQuickToParse(path: string, text: string): boolean {
  const syntax = getSyntax(path)
  return (
    syntax !== undefined &&
    !COMPILED.has(syntax) &&
    text.length <= MAX_LENGTH &&
    getLineCost(text) <= MAX_LINE_COST &&
    countOpenBrackets(text) <= MAX_OPEN_BRACKETS
  )
}

/** True if a file is never quick to parse, whatever its text is. */
export const isCompiled = (path: string): boolean => COMPILED.has(getSyntax(path) ?? 'script')

/** Returns the sum of the squares of the lengths of all lines. */
function getLineCost(text: string): number {
  let [cost, start] = [0, 0]
  while (start <= text.length) {
    const found = text.indexOf('\n', start)
    const end = found === -1 ? text.length : found
    cost += (end - start) ** 2
    start = end + 1
  }
  return cost
}

/** Counts the angle brackets that are neither tags with an end nor end tags. */
function countOpenBrackets(text: string): number {
  let count = 0
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1))
    count += text[at + 1] === '/' ? -1 : 1
  for (let at = text.indexOf('/>'); at !== -1; at = text.indexOf('/>', at + 2)) count--
  return count
}
