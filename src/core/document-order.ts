import { compare } from './compare.ts'
import { onceForEach } from './once-for-each.ts'
import { segmentsOf } from './pointer.ts'

/** As many as any index has. */
const DIGITS = 10

/** What comes behind all digits. */
const LAST = 'z'

/** Things that point into a document, in the order in which a reader of it comes to them. */
export function inDocumentOrder<T extends { readonly pointer: string }>(
  document: unknown,
  things: readonly T[],
): T[] {
  const indexes = onceForEach(
    (value: object) => new Map(Object.keys(value).map((key, index) => [key, index])),
  )
  // Where a pointer leads, as the index of each key among its neighbours; a missing key comes last.
  const positionOf = (pointer: string): string => {
    let value = document
    return segmentsOf(pointer)
      .map((segment) => {
        const parent = Object(value)
        const index = indexes(parent).get(segment)
        value = parent[segment]
        return index?.toString().padStart(DIGITS, '0') ?? LAST
      })
      .join('')
  }
  return things
    .map((thing) => [positionOf(thing.pointer), thing] as const)
    .sort(([a], [b]) => compare(a, b))
    .map(([, thing]) => thing)
}
