import type { Essence } from '../essence/version.ts'
import type { CanonicalJsonCache } from '../json/canonical.ts'
import { toPointer } from '../json/pointer.ts'
import type { JsonObject } from '../json/value.ts'
import { Problem } from '../problem.ts'

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
  const appLength = getJsonLength([essence.dna, essence.meta, rest])
  let pageCount = 0
  let repeated = 0
  for (const { pages, ...section } of sections) {
    pageCount += pages.length
    repeated += pages.length * (appLength + getJsonLength(section))
  }
  checkLimit('pages', pageCount, SECTIONS)
  checkLimit('output', repeated, SECTIONS)
}

const SECTIONS = ['blueprint', 'sections']

const getJsonLength = (value: object): number => JSON.stringify(value).length

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

/** Counts the characters of packs while they are built. */
export interface OutputMeter {
  /** Adds a part of the output, about the value at a pointer. Throws a problem above the limit. */
  add(output: unknown, pointer: string): void
}

/** Creates a meter. Values that many packs share, or whose text is known, are not measured again. */
export function createOutputMeter(texts?: CanonicalJsonCache): OutputMeter {
  const lengths = new WeakMap<object, number>()
  let total = 0
  return {
    add(output, pointer) {
      total += estimateLength(output, lengths, texts)
      if (total > COMPILE_LIMITS.output) throw createProblem('output', total, pointer)
    },
  }
}

/** Estimates the length of a value as JSON, without escapes: exact lengths would take as long as the packs. */
export function estimateLength(
  value: unknown,
  lengths: WeakMap<object, number>,
  texts?: CanonicalJsonCache,
): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 4
  const known = texts?.get(value)?.length ?? lengths.get(value)
  if (known !== undefined) return known
  let length = 2
  for (const key in value) {
    length += key.length + 4 + estimateLength((value as JsonObject)[key], lengths, texts)
  }
  lengths.set(value, length)
  return length
}

function checkLimit(limit: Limit, measured: number, path: readonly string[]): void {
  const maximum = COMPILE_LIMITS[limit]
  if (measured > maximum) throw createProblem(limit, measured, toPointer(path))
}

function createProblem(limit: Limit, measured: number, pointer: string): Problem {
  const maximum = COMPILE_LIMITS[limit]
  const message = `The limit for ${limit} is ${maximum}; ${pointer || '/'} has ${measured}.`
  return new Problem('essence-too-large', message, {
    hint: 'Shorten the value, or split the essence.',
    extensions: { pointer, limit: maximum, measured },
  })
}
