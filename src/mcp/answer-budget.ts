import { toPointer } from '../essence.ts'
import { isObject } from '../internal.ts'
import type { Cut } from './envelope.ts'
import { fitText } from './fit-text.ts'
import { findShare, jsonSize } from './sizes.ts'

/**
 * The maximum size of an answer in bytes. A pack was already made as short as it is useful, so it
 * has more room than other compact answers.
 */
export const BUDGETS = { compact: 12_000, pack: 16_000, full: 60_000 } as const

/** The part of a budget that is kept for the envelope around the data. */
export const ENVELOPE_BYTES = 1_500

/** True if a value needs no shortening without `detail: full`. */
export const fitsCompact = (value: unknown): boolean =>
  jsonSize(value) <= BUDGETS.compact - ENVELOPE_BYTES

/** A value that fits a budget, and what was left out of it. */
export interface Fitted {
  readonly value: unknown
  readonly cuts: readonly Cut[]
}

/**
 * Shortens a value until its JSON fits: lists lose items at their end, and texts lose lines or
 * words.
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
  const { text, ...amount } = fitText(value, maxBytes)
  cuts.push({ pointer, ...amount })
  return text
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
      shorten(value, share, `${pointer}${toPointer([key])}`, cuts),
    ]),
  )
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
