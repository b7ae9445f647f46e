import { isFields } from '../content/fields.ts'
import type { Path } from '../content/reference.ts'
import { pointerOf } from '../pointer.ts'

/** A pointer to what stands at a path, or to the nearest value above it where nothing does. */
export function pointerInto(record: unknown, path: Path): string {
  let value = record
  const there = path.findIndex((segment) => {
    const isThere = (isFields(value) || Array.isArray(value)) && Object.hasOwn(value, segment)
    value = isThere ? Reflect.get(value as object, segment) : undefined
    return !isThere
  })
  return pointerOf(there === -1 ? path : path.slice(0, there))
}
