/** The position of a page in a list. */
export interface Page {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/** A page of a list, with the total before paging. */
export interface PagedList<T> {
  readonly total: number
  readonly items: readonly T[]
  /** Where the next page starts; undefined on the last page. */
  readonly next_offset?: number
}

const DEFAULT_LIMIT = 50

/** Returns a page of a list. */
export function paginate<T>(
  items: readonly T[],
  { limit = DEFAULT_LIMIT, offset = 0 }: Page,
): PagedList<T> {
  const end = offset + limit
  return {
    total: items.length,
    items: items.slice(offset, end),
    ...(end < items.length ? { next_offset: end } : {}),
  }
}
