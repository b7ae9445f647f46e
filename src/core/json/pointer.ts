import { compareStrings } from '../lists.ts'
import { memoizeByObject } from '../memoize.ts'
import { isObject } from './value.ts'

/** The keys and indexes that lead from a document to one of its values. */
export type JsonPath = readonly (string | number)[]

/** Returns the JSON Pointer (RFC 6901) for a path. */
export const toPointer = (path: JsonPath): string =>
  path.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The path segments of a JSON Pointer. */
export const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The value that a JSON Pointer leads to, or undefined when there is none. */
export function resolvePointer(document: unknown, pointer: string): unknown {
  let value = document
  for (const segment of parsePointer(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment))
      return undefined
    value = Reflect.get(value, segment)
  }
  return value
}

/** As many as any index has. */
const INDEX_DIGITS = 10

/** What comes behind all digits. */
const AFTER_ALL_INDEXES = 'z'

/** Things that point into a document, in the order in which a reader of it comes to them. */
export function sortByDocumentOrder<T extends { readonly pointer: string }>(
  document: unknown,
  things: readonly T[],
): T[] {
  const indexes = memoizeByObject(
    (value: object) => new Map(Object.keys(value).map((key, index) => [key, index])),
  )
  // Where a pointer leads, as the index of each key among its neighbours; a missing key comes last.
  const positionOf = (pointer: string): string => {
    let value = document
    return parsePointer(pointer)
      .map((segment) => {
        const parent = Object(value)
        const index = indexes(parent).get(segment)
        value = parent[segment]
        return index?.toString().padStart(INDEX_DIGITS, '0') ?? AFTER_ALL_INDEXES
      })
      .join('')
  }
  return things
    .map((thing) => [positionOf(thing.pointer), thing] as const)
    .sort(([a], [b]) => compareStrings(a, b))
    .map(([, thing]) => thing)
}

/** A pointer to what stands at a path, or to the nearest value above it where nothing does. */
export function toNearestPointer(record: unknown, path: JsonPath): string {
  let value = record
  const there = path.findIndex((segment) => {
    const isThere = (isObject(value) || Array.isArray(value)) && Object.hasOwn(value, segment)
    value = isThere ? Reflect.get(value as object, segment) : undefined
    return !isThere
  })
  return toPointer(there === -1 ? path : path.slice(0, there))
}

/** A value and the keys that lead to it. */
export interface ValueAtPath {
  readonly path: readonly string[]
  readonly value: unknown
}

/** Every value at a path such as `presets.*.description`, where `*` is any key or index. */
export function selectValues(record: unknown, path: string): ValueAtPath[] {
  const steps = path === '' ? [] : path.split('.')
  let found: ValueAtPath[] = [{ path: [], value: record }]
  for (const step of steps) found = found.flatMap((placed) => selectMembers(placed, step))
  return found
}

function selectMembers({ path, value }: ValueAtPath, step: string): ValueAtPath[] {
  if (!isObject(value) && !Array.isArray(value)) return []
  const members = Object.entries(value).filter(([key]) => step === '*' || step === key)
  return members.map(([key, member]) => ({ path: [...path, key], value: member }))
}
