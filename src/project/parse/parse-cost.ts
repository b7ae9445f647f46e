import type { Syntax } from '../../internal/verify.ts'
import { getSyntax } from './parse-file.ts'

/** Syntaxes whose parsers promise no time. They are not native, so that they can be stopped. */
const UNBOUNDED: ReadonlySet<Syntax> = new Set(['vue', 'svelte'])

/** Within these limits, no script takes its parser longer than about a second. */
const MAX_LENGTH = 64_000
const MAX_LINE_COST = 50_000_000
const MAX_OPEN_BRACKETS = 1_000

/**
 * True if no script of a file takes long to parse. The native parser of scripts cannot be stopped,
 * and its time is quadratic in two cases: it copies the line of every error, and it reads angle
 * brackets again that turn out not to be type arguments.
 */
export function areScriptsQuick(path: string, text: string): boolean {
  const scripts = listScripts(getSyntax(path), text)
  return (
    sum(scripts, ({ length }) => length) <= MAX_LENGTH &&
    sum(scripts, getLineCost) <= MAX_LINE_COST &&
    sum(scripts, countOpenBrackets) <= MAX_OPEN_BRACKETS
  )
}

/** True if what is not a script may take longer than its length lets expect. */
export const isUnbounded = (path: string, text: string): boolean =>
  text.length > MAX_LENGTH || UNBOUNDED.has(getSyntax(path) ?? 'script')

/** Matches the start of a script, with the rest of its tag as the group if no value has a bracket. */
const SCRIPT_START = /<script\b((?:[^<>"']|"[^"<>]*"|'[^'<>]*')*>)?/gi
const SCRIPT_END = /<\/script\s*>/gi

/** Lists the parts of a text that are parsed as scripts, or more than these. */
function listScripts(syntax: Syntax | undefined, text: string): string[] {
  if (syntax === 'css' || syntax === 'scss') return []
  if (syntax !== 'html' && syntax !== 'vue' && syntax !== 'svelte') return [text]
  const scripts: string[] = []
  let end = 0
  for (const { 0: start, 1: tag, index } of text.matchAll(SCRIPT_START)) {
    if (index < end) continue
    SCRIPT_END.lastIndex = index + start.length
    end = (tag === undefined ? undefined : SCRIPT_END.exec(text)?.index) ?? text.length
    scripts.push(text.slice(index, end))
  }
  return scripts
}

const sum = (texts: readonly string[], measure: (text: string) => number): number =>
  texts.reduce((total, text) => total + measure(text), 0)

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

/** Matches a tag without attributes, an end tag, or any other angle bracket as the last group. */
const ANGLE_BRACKET = /<(?:[\w.]*>|\/(?![*/])|())/g

/** Counts the angle brackets that may begin type arguments without an end. */
function countOpenBrackets(text: string): number {
  let count = 0
  for (const [, open] of text.matchAll(ANGLE_BRACKET)) if (open !== undefined) count += 1
  return count
}
