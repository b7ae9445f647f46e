import { compareStrings } from './compare.ts'
import { memoizeByObject } from './once-for-each.ts'
import { parsePointer } from './pointer.ts'

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
