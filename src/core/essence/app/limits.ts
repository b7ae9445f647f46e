import type { CanonicalJsonCache } from '../../kernel/json/canonical.ts'
import { toPointer } from '../../kernel/json/pointer.ts'
import type { JsonObject } from '../../kernel/json/value.ts'
import { Problem } from '../../kernel/problem.ts'
import type { Essence } from '../version.ts'

/**
 * The limits of a compilation, the same on every host. They are far above what an app needs; within
 * them, no document takes more than seconds or exhausts the memory of a server.
 */
export const COMPILE_LIMITS = {
  /** Characters of a text or a key. */
  text: 20_000,
  /** Keys of an object, or items of a list. */
  members: 5_000,
  /** Pages of all sections together. */
  pages: 2_000,
  /** Characters of all packs together, as JSON. */
  output: 24_000_000,
} as const

type Limit = keyof typeof COMPILE_LIMITS

/**
 * Throws a problem if an essence is too large to compile; nothing has been built by then. A page
 * pack has most of the text of the app and of its section, so the output grows with both.
 */
export function checkLimits(essence: Essence): void {
  checkSize(essence, [])
  const { sections, routes: _, ...rest } = essence.blueprint
  const appLength = estimateLength([essence.dna, essence.meta, rest])
  let pageCount = 0
  let repeated = 0
  for (const { pages, ...section } of sections) {
    pageCount += pages.length
    repeated += pages.length * (appLength + estimateLength(section))
  }
  checkLimit('pages', pageCount, SECTIONS)
  checkLimit('output', repeated, SECTIONS)
}

const SECTIONS = ['blueprint', 'sections']

/**
 * Throws for the first text, object or list that is too large. `path` leads to the value while it
 * is checked, so that only a problem costs a pointer.
 */
function checkSize(value: unknown, path: string[]): void {
  if (typeof value === 'string') checkLimit('text', value.length, path)
  if (typeof value !== 'object' || value === null) return
  const keys = Object.keys(value)
  checkLimit('members', keys.length, path)
  for (const key of keys) {
    checkLimit('text', key.length, path)
    path.push(key)
    checkSize((value as JsonObject)[key], path)
    path.pop()
  }
}

/** Returns a function that adds a part of the output, and throws a problem above the limit. */
export function createOutputMeter(texts?: CanonicalJsonCache): (output: unknown) => void {
  let total = 0
  return (output) => {
    total += estimateLength(output, texts)
    checkLimit('output', total, SECTIONS)
  }
}

/**
 * Estimates the length of a value as JSON, without escapes: exact lengths would take as long as the
 * packs. Values whose text is known are not measured.
 */
export function estimateLength(value: unknown, texts?: CanonicalJsonCache): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 4
  const text = texts?.get(value)
  if (text) return text.length
  let length = 2
  for (const key in value) {
    length += key.length + 4 + estimateLength((value as JsonObject)[key], texts)
  }
  return length
}

function checkLimit(limit: Limit, measured: number, path: readonly string[]): void {
  const maximum = COMPILE_LIMITS[limit]
  if (measured <= maximum) return
  const pointer = toPointer(path)
  const message = `The limit for ${limit} is ${maximum}; ${pointer || '/'} has ${measured}.`
  throw new Problem('essence-too-large', message, {
    hint: 'Shorten the value, or split the essence.',
    extensions: { pointer, limit: maximum, measured },
  })
}
