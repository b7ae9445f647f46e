import { TYPES } from '../corpus/corpus-facts.ts'

/** The parts of a list or search page that tests read. */
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

/** Reads the JSON at a link of a body. */
export type ReadPage = <T>(path: string) => Promise<T>

/** More pages than any list has, to stop endless loops. */
const MAX_PAGES = 3_000

/** Reads pages by following their `next` or `previous` links. */
export async function walkPages(
  read: ReadPage,
  path: string,
  direction: 'next' | 'previous',
): Promise<ListPage[]> {
  const pages: ListPage[] = []
  for (let link: string | null = path; link !== null; ) {
    const page: ListPage = await read(link)
    pages.push(page)
    link = page[direction]
    if (pages.length > MAX_PAGES) throw new Error(`${path} has more than ${MAX_PAGES} pages.`)
  }
  return pages
}

/** Returns the key of a record, such as `patterns/hero`. */
export const recordKey = ({ type, slug }: Row): string => `${PLURALS.get(type) ?? type}/${slug}`

/** Returns the keys of the records on a page. */
export const recordKeys = (page: ListPage | undefined): string[] =>
  (page?.items ?? page?.results ?? []).map(recordKey)

const PLURALS: ReadonlyMap<string, string> = new Map(
  Object.entries(TYPES).map(([plural, singular]) => [singular, plural]),
)
