import { TYPES } from './facts.ts'

/** A page of a list or a search, as far as a walk looks at it. */
export interface Page {
  readonly items?: readonly Row[]
  readonly results?: readonly Row[]
  readonly total: number
  readonly next: string | null
  readonly previous: string | null
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
}

interface Row {
  readonly type: string
  readonly slug: string
}

/** Reads what stands at a link of a body. */
export type Read = <T>(path: string) => Promise<T>

/** More pages than any list has. */
const NO_END = 3_000

/** The pages from one on, by their links. */
export async function walk(read: Read, path: string, by: 'next' | 'previous'): Promise<Page[]> {
  const pages: Page[] = []
  for (let to: string | null = path; to !== null; ) {
    const page: Page = await read(to)
    pages.push(page)
    to = page[by]
    if (pages.length > NO_END) throw new Error(`${path} has no end.`)
  }
  return pages
}

/** What a record is called, such as `patterns/hero`. */
export const keyOf = ({ type, slug }: Row): string => `${PLURAL.get(type) ?? type}/${slug}`

/** The rows of a page by their keys. */
export const keysOf = (page: Page | undefined): string[] =>
  (page?.items ?? page?.results ?? []).map(keyOf)

const PLURAL: ReadonlyMap<string, string> = new Map(
  Object.entries(TYPES).map(([type, one]) => [one, type]),
)
