import { isObject } from '../index.ts'
import type { Cut } from './envelope.ts'

/** The maximum size of an answer in bytes, by its detail. */
export const BUDGETS = { compact: 12_000, full: 60_000 } as const

/** The part of a budget that is kept for the envelope around the data. */
export const ENVELOPE_BYTES = 1_500

/** A value that fits a budget, and what was left out of it. */
export interface Fitted {
  readonly value: unknown
  readonly cuts: readonly Cut[]
}

/** Returns the size of a value as JSON, in bytes. */
export const jsonSize = (value: unknown): number =>
  Buffer.byteLength(JSON.stringify(value) ?? 'null')

/**
 * Shortens a value until its JSON fits: lists lose items at their end, and texts lose characters.
 * The result is always complete JSON. Small values next to large ones stay whole.
 */
export function fitValue(value: unknown, maxBytes: number): Fitted {
  const cuts: Cut[] = []
  return { value: shorten(value, maxBytes, '', cuts), cuts: cuts.slice(0, MAX_CUTS) }
}

const MAX_CUTS = 10

/** The smallest budget that is worth keeping a part of a value for. */
const MIN_BYTES = 80

function shorten(value: unknown, maxBytes: number, pointer: string, cuts: Cut[]): unknown {
  if (jsonSize(value) <= maxBytes) return value
  if (typeof value === 'string') return shortenText(value, maxBytes, pointer, cuts)
  if (Array.isArray(value)) return shortenList(value, maxBytes, pointer, cuts)
  return isObject(value) ? shortenObject(value, maxBytes, pointer, cuts) : null
}

function shortenText(value: string, maxBytes: number, pointer: string, cuts: Cut[]): string {
  let low = 0
  let high = value.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (jsonSize(`${value.slice(0, middle)}...`) <= maxBytes) low = middle
    else high = middle - 1
  }
  cuts.push({ pointer, shown: low, total: value.length, unit: 'characters' })
  // Half of a surrogate pair is not a character.
  return `${value.slice(0, low).replace(/[\uD800-\uDBFF]$/, '')}...`
}

function shortenList(
  list: readonly unknown[],
  maxBytes: number,
  pointer: string,
  cuts: Cut[],
): unknown[] {
  const shown: unknown[] = []
  let bytes = 2
  for (const item of list) {
    bytes += jsonSize(item) + 1
    if (bytes > maxBytes) break
    shown.push(item)
  }
  const [first] = list
  // A list with one part of an item says more than an empty one.
  if (shown.length === 0 && maxBytes > MIN_BYTES) {
    shown.push(shorten(first, maxBytes - 4, `${pointer}/0`, cuts))
  }
  if (shown.length < list.length) {
    cuts.push({ pointer, shown: shown.length, total: list.length, unit: 'items' })
  }
  return shown
}

function shortenObject(
  object: Readonly<Record<string, unknown>>,
  maxBytes: number,
  pointer: string,
  cuts: Cut[],
): Record<string, unknown> {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined)
  const sizes = entries.map(([, value]) => jsonSize(value))
  const keyBytes = entries.map(([key]) => jsonSize(key) + 2)
  const room = maxBytes - 2 - keyBytes.reduce((sum, bytes) => sum + bytes, 0)
  const share = findShare(sizes, room)
  // Too many keys to keep a part of each: a map is shortened like a list.
  if (share < MIN_BYTES) return shortenMap(entries, maxBytes, pointer, cuts)
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      shorten(value, share, `${pointer}/${escapeKey(key)}`, cuts),
    ]),
  )
}

/** Returns the size that every value may have, so that values below it stay whole. */
function findShare(sizes: readonly number[], room: number): number {
  let rest = room
  const sorted = [...sizes].sort((a, b) => a - b)
  for (const [index, size] of sorted.entries()) {
    const share = Math.floor(rest / (sorted.length - index))
    if (size > share) return share
    rest -= size
  }
  return Number.POSITIVE_INFINITY
}

function shortenMap(
  entries: readonly (readonly [string, unknown])[],
  maxBytes: number,
  pointer: string,
  cuts: Cut[],
): Record<string, unknown> {
  let bytes = 2
  const shown = entries.filter(([key, value]) => {
    bytes += jsonSize(key) + jsonSize(value) + 2
    return bytes <= maxBytes
  })
  cuts.push({ pointer, shown: shown.length, total: entries.length, unit: 'items' })
  return Object.fromEntries(shown)
}

/** Escapes a key in a JSON Pointer (RFC 6901). */
const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
