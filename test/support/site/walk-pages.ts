import { TYPES } from '../corpus/corpus-facts.ts'

/** A page of a list or a search, as far as a walk looks at it. */
export interface ListPage {
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
export type ReadPage = <T>(path: string) => Promise<T>

/** More pages than any list has. */
const MAX_PAGES = 3_000

/** The pages from one on, by their links. */
export async function walkPages(
  read: ReadPage,
  path: string,
  by: 'next' | 'previous',
): Promise<ListPage[]> {
  const pages: ListPage[] = []
  for (let to: string | null = path; to !== null; ) {
    const page: ListPage = await read(to)
    pages.push(page)
    to = page[by]
    if (pages.length > MAX_PAGES) throw new Error(`${path} has no end.`)
  }
  return pages
}

/** What a record is called, such as `patterns/hero`. */
export const recordKey = ({ type, slug }: Row): string => `${PLURAL.get(type) ?? type}/${slug}`

/** The rows of a page by their keys. */
export const recordKeys = (page: ListPage | undefined): string[] =>
  (page?.items ?? page?.results ?? []).map(recordKey)

const PLURAL: ReadonlyMap<string, string> = new Map(
  Object.entries(TYPES).map(([type, one]) => [one, type]),
)
