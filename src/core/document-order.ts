import { segmentsOf } from './pointer.ts'

/** Things that point into a document, in the order in which a reader of it comes to them. */
export function inDocumentOrder<T extends { readonly pointer: string }>(
  document: unknown,
  things: readonly T[],
): T[] {
  const positionOf = createPositions(document)
  return things
    .map((thing) => ({ thing, position: positionOf(thing.pointer) }))
    .sort((a, b) => compare(a.position, b.position))
    .map(({ thing }) => thing)
}

/** Where a pointer leads, as the index of each key among its neighbours; a missing key comes last. */
function createPositions(document: unknown): (pointer: string) => readonly number[] {
  const known = new WeakMap<object, ReadonlyMap<string, number>>()
  const indexes = (value: object): ReadonlyMap<string, number> => {
    const found = known.get(value) ?? new Map(Object.keys(value).map((key, at) => [key, at]))
    known.set(value, found)
    return found
  }
  return (pointer) => {
    let value: unknown = document
    return segmentsOf(pointer).map((segment) => {
      if (typeof value !== 'object' || value === null) return Number.MAX_SAFE_INTEGER
      const index = indexes(value).get(segment) ?? Number.MAX_SAFE_INTEGER
      value = Object.hasOwn(value, segment) ? Reflect.get(value, segment) : undefined
      return index
    })
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const difference = (a[at] as number) - (b[at] as number)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
