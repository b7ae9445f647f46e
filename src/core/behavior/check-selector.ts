import { quote } from '../kernel/text.ts'

/** The name of an element. */
const NAME = /^[a-z][-\w]*/i

const CLASS_OR_ID = /^[.#]-?[_a-z\u0080-\uffff][-\w\u0080-\uffff]*/i

const PSEUDO_CLASS = /^:([a-z-]+)/i

const ATTRIBUTE =
  /^\[\s*(?:-?[_a-z][-\w]*)\s*(?:[~|^$*]?=\s*(?:"[^"\n]*"|'[^'\n]*'|-?[_a-z][-\w]*)\s*(?:[is]\s*)?)?\]/i

/** A combinator; a space at the end, or before a comma, is none. */
const COMBINATOR = /^\s*[>+~]\s*|^\s+(?![\s,)]|$)/

const POSITION = /^:[a-z-]+\(\s*(?:even|odd|[+-]?\d*n\s*(?:[+-]\s*\d+)?|[+-]?\d+)\s*\)/i

const PLAIN_CLASSES: ReadonlySet<string> = new Set([
  ...['active', 'any-link', 'checked', 'default', 'disabled', 'empty', 'enabled', 'first-child'],
  ...['first-of-type', 'focus', 'focus-visible', 'focus-within', 'hover', 'in-range', 'invalid'],
  ...['indeterminate', 'last-child', 'last-of-type', 'link', 'modal', 'only-child', 'open'],
  ...['only-of-type', 'optional', 'out-of-range', 'placeholder-shown', 'popover-open'],
  ...['read-only', 'read-write', 'required', 'root', 'scope', 'target', 'user-invalid', 'valid'],
])

const POSITION_CLASSES: ReadonlySet<string> = new Set([
  ...['nth-child', 'nth-last-child', 'nth-of-type', 'nth-last-of-type'],
])

const LIST_CLASSES: ReadonlySet<string> = new Set(['not', 'is', 'where', 'has'])

/** Returns what is wrong with a CSS selector; undefined if it is valid. */
export function findSelectorError(selector: string): string | undefined {
  const reader: Reader = { rest: selector.trim() }
  if (reader.rest === '') return 'it is empty'
  if (readList(reader, false) && reader.rest === '') return undefined
  return reader.rest === '' ? 'it is incomplete' : `${quote(reader.rest)} is not expected`
}

/** The part of a selector that is not read yet; after an error, the part that is wrong. */
interface Reader {
  rest: string
}

/** Reads what a pattern matches at the start of the rest. True if there is such a part. */
function take(reader: Reader, pattern: RegExp): boolean {
  const part = pattern.exec(reader.rest)?.[0]
  if (part === undefined) return false
  reader.rest = reader.rest.slice(part.length)
  return true
}

/** Reads selectors with commas between them. False if one is wrong. */
function readList(reader: Reader, isRelative: boolean): boolean {
  do {
    take(reader, isRelative ? /^\s*[>+~]?\s*/ : /^\s*/)
    if (!readComplex(reader)) return false
  } while (take(reader, /^\s*,/))
  take(reader, /^\s*/)
  return true
}

/** Reads compound selectors with combinators between them. */
function readComplex(reader: Reader): boolean {
  do if (!readCompound(reader)) return false
  while (take(reader, COMBINATOR))
  return true
}

/** Reads simple selectors without a space between them, at least one. */
function readCompound(reader: Reader): boolean {
  let hasPart = take(reader, /^\*/) || take(reader, NAME)
  while (/^[.#:[]/.test(reader.rest)) {
    if (!readSimple(reader)) return false
    hasPart = true
  }
  return hasPart
}

function readSimple(reader: Reader): boolean {
  if (take(reader, ATTRIBUTE) || take(reader, CLASS_OR_ID)) return true
  const name = PSEUDO_CLASS.exec(reader.rest)?.[1]?.toLowerCase()
  if (name === undefined) return false
  if (PLAIN_CLASSES.has(name)) return take(reader, PSEUDO_CLASS)
  if (POSITION_CLASSES.has(name)) return take(reader, POSITION)
  return (
    LIST_CLASSES.has(name) &&
    take(reader, /^:[a-z]+\(/i) &&
    readList(reader, name === 'has') &&
    take(reader, /^\)/)
  )
}
