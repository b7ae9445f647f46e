import { isObject } from '../content/fields.ts'
import type { JsonPath } from '../content/reference.ts'
import { toPointer } from '../pointer.ts'

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
