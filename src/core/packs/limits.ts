import type { Essence } from '../essence/version.ts'
import { toPointer } from '../json/pointer.ts'
import { Problem } from '../problem.ts'

/**
 * The limits of a compilation, the same on every host. They are far above what an app needs; within
 * them, no document takes more than seconds or exhausts the memory of a server.
 */
export const COMPILE_LIMITS = {
  /** Characters of a text or a key. */
  text: 20_000,
  /** Keys of an object. */
  keys: 2_000,
  /** Items of a list. */
  items: 10_000,
  /** Pages of all sections together. */
  pages: 2_000,
  /** Characters of all packs together, as JSON. */
  output: 24_000_000,
} as const

type Limit = keyof typeof COMPILE_LIMITS

const UNITS: Readonly<Record<Limit, string>> = {
  text: 'characters in a text',
  keys: 'keys in an object',
  items: 'items in a list',
  pages: 'pages',
  output: 'characters in all packs together',
}

/** Throws a problem if an essence is too large to compile. Nothing has been built by then. */
export function checkLimits(essence: Essence): void {
  const excess = findExcess(essence)
  if (excess) throw essenceTooLarge(excess.limit, excess.measured, toPointer(excess.path))
  const { sections } = essence.blueprint
  const pages = sections.reduce((sum, section) => sum + section.pages.length, 0)
  const largest = sections.reduce(
    (best, section, index) =>
      section.pages.length > (sections[best]?.pages.length ?? 0) ? index : best,
    0,
  )
  if (pages > COMPILE_LIMITS.pages) {
    throw essenceTooLarge('pages', pages, `/blueprint/sections/${largest}/pages`)
  }
  checkSharedText(essence, `/blueprint/sections/${largest}`)
}

interface Excess {
  readonly limit: Limit
  readonly measured: number
  /** From the value at fault to the root while it is collected, then from the root. */
  readonly path: readonly (string | number)[]
}

/** Returns the first text, object or list that is too large. */
function findExcess(value: unknown): Excess | undefined {
  if (typeof value === 'string') return exceeds('text', value.length)
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value)
  const isList = Array.isArray(value)
  const own = exceeds(isList ? 'items' : 'keys', entries.length)
  if (own) return own
  for (const [key, member] of entries) {
    const excess = exceeds('text', key.length) ?? findExcess(member)
    if (excess) return { ...excess, path: [key.slice(0, MAX_SHOWN_KEY), ...excess.path] }
  }
  return undefined
}

/** A key that is itself too long is shortened in the pointer to it. */
const MAX_SHOWN_KEY = 200

const exceeds = (limit: Limit, measured: number): Excess | undefined =>
  measured > COMPILE_LIMITS[limit] ? { limit, measured, path: [] } : undefined

/**
 * Rejects an essence whose pages repeat too much text of the app or of their section: a page pack
 * has most of it, so the output grows with both.
 */
function checkSharedText({ dna, meta, blueprint }: Essence, pointer: string): void {
  const { sections, routes: _, ...rest } = blueprint
  const appLength = measureJson([dna, meta, rest])
  const repeated = sections.reduce((sum, { pages, ...section }) => {
    return sum + pages.length * (appLength + measureJson(section))
  }, 0)
  if (repeated > COMPILE_LIMITS.output) throw essenceTooLarge('output', repeated, pointer)
}

/** Counts the characters of packs while they are built. */
export interface OutputMeter {
  /** Adds a pack, or another part of the output, about the value at a pointer. Throws a problem above the limit. */
  add(pack: object, pointer: string): void
}

/** Creates a meter. Values that many packs share are measured once. */
export function createOutputMeter(): OutputMeter {
  const lengths = new WeakMap<object, number>()
  let total = 0
  return {
    add(pack, pointer) {
      total += measureJson(pack, lengths)
      if (total > COMPILE_LIMITS.output) throw essenceTooLarge('output', total, pointer)
    },
  }
}

/** Characters that JSON writes as several. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters it escapes
const ESCAPED = /[\u0000-\u001f"\\\ud800-\udfff]/

const MIN_SHARED_LENGTH = 500

/** Returns the length of a value as JSON, without writing it. */
export function measureJson(value: unknown, lengths = new WeakMap<object, number>()): number {
  if (typeof value === 'string') {
    return ESCAPED.test(value) ? JSON.stringify(value).length : value.length + 2
  }
  if (typeof value !== 'object' || value === null) return String(value).length
  const known = lengths.get(value)
  if (known !== undefined) return known
  const isList = Array.isArray(value)
  let length = 2
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue
    length += (isList ? 1 : measureJson(key) + 2) + measureJson(member, lengths)
  }
  // Most values are small and belong to one pack; remembering those would take more than measuring.
  if (length > MIN_SHARED_LENGTH) lengths.set(value, length)
  return length
}

function essenceTooLarge(limit: Limit, measured: number, pointer: string): Problem {
  const maximum = COMPILE_LIMITS[limit]
  const message = `There are ${measured} ${UNITS[limit]} at ${pointer || '/'}; the maximum is ${maximum}.`
  return new Problem('essence-too-large', message, {
    hint: 'Shorten the value, or split the essence into several apps.',
    extensions: { pointer, limit: maximum, measured },
  })
}
