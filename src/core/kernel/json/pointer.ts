import { compareStrings } from '../lists.ts'
import { memoizeByObject } from '../memoize.ts'
import { isObject } from './value.ts'

/** The keys and indexes on the path from a document to one of its values. */
export type JsonPath = readonly (string | number)[]

/** Returns the JSON Pointer (RFC 6901) for a path. */
export const toPointer = (path: JsonPath): string =>
  path.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Splits a JSON Pointer into the segments of its path. */
export const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Returns the value at a JSON Pointer, or undefined if there is none. */
export function resolvePointer(document: unknown, pointer: string): unknown {
  let value = document
  for (const segment of parsePointer(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment))
      return undefined
    value = Reflect.get(value, segment)
  }
  return value
}

/** The number of digits that any index fits into. */
const INDEX_DIGITS = 10

/** Sorts after all digits. */
const AFTER_ALL_INDEXES = 'z'

/** Sorts items that point into a document by the order in which their values appear there. */
export function sortByDocumentOrder<T extends { readonly pointer: string }>(
  document: unknown,
  items: readonly T[],
): T[] {
  const indexes = memoizeByObject(
    (value: object) => new Map(Object.keys(value).map((key, index) => [key, index])),
  )
  // A sort key: the index of each segment among its siblings. A missing segment comes last.
  const getPosition = (pointer: string): string => {
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
  return items
    .map((item) => [getPosition(item.pointer), item] as const)
    .sort(([a], [b]) => compareStrings(a, b))
    .map(([, item]) => item)
}

/** Returns the pointer of a path, or of its nearest ancestor if there is no value at the path. */
export function toNearestPointer(record: unknown, path: JsonPath): string {
  let value = record
  const missing = path.findIndex((segment) => {
    const exists = (isObject(value) || Array.isArray(value)) && Object.hasOwn(value, segment)
    value = exists ? Reflect.get(value as object, segment) : undefined
    return !exists
  })
  return toPointer(missing === -1 ? path : path.slice(0, missing))
}

/** A value and its path. */
export interface ValueAtPath {
  readonly path: readonly string[]
  readonly value: unknown
}

/** Selects every value at a path such as `presets.*.description`; `*` matches any key or index. */
export function selectValues(record: unknown, path: string): ValueAtPath[] {
  const steps = path === '' ? [] : path.split('.')
  let matches: ValueAtPath[] = [{ path: [], value: record }]
  for (const step of steps) matches = matches.flatMap((match) => selectMembers(match, step))
  return matches
}

function selectMembers({ path, value }: ValueAtPath, step: string): ValueAtPath[] {
  if (!isObject(value) && !Array.isArray(value)) return []
  const members = Object.entries(value).filter(([key]) => step === '*' || step === key)
  return members.map(([key, member]) => ({ path: [...path, key], value: member }))
}
