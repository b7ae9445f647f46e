import { mapConcurrent } from '../core/concurrency.ts'
import { CONTENT_TYPES, type ContentType, parseContentType } from '../core/content/content-types.ts'
import { createComparator } from '../core/content/list.ts'
import type { PublishedRecord } from '../core/content/record.ts'
import { SCHEMA_NAMES } from '../core/generated/names.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import { asString, getOwn } from '../core/json/value.ts'
import { getSchemaFamily } from '../core/schema/catalog.ts'
import type { SearchEngine } from '../core/search/search-engine.ts'
import {
  healthShape,
  listShape,
  recordShape,
  schemaShape,
  searchShape,
  unknownShape,
} from './document-shapes.ts'
import type { Health, SchemaList } from './documents.ts'
import { type ContentStore, hasTypeIn } from './list-and-search.ts'
import { PATHS } from './paths.ts'
import type { PromiseCache } from './promise-cache.ts'
import { type DocumentReader, requireDocument } from './read-document.ts'
import { type Source, type SourceOptions, unexpectedDocument } from './source.ts'
import { queryPageLinks } from './static-lists.ts'
import { toSearchMatches } from './table-store.ts'

// A server that offers the eleven routes of the specification and nothing else: no index, no
// `.json`, no echo of the query. Nothing in an answer tells whether a filter was heard, so that
// only whole lists are asked for, and filtered, sorted and cut here.

/** The routes as the specification writes them, asked for by the paths that a site of ours has. */
export const createPlainSource =
  (source: Source): Source =>
  (path, options) =>
    source(path.startsWith('schema/') ? path : path.replace(/\.json$/, ''), options)

/** What a plain server holds. */
export function createPlainStore(read: DocumentReader, cache: PromiseCache): ContentStore {
  const rowsOf = (type: ContentType, options?: SourceOptions) =>
    cache.get(
      `rows of ${type}`,
      () =>
        readAllRows(type, async (window) => {
          const { items, total } = await requireDocument(read(`${type}?${window}`, listShape), type)
          return { rows: items, total }
        }),
      options?.signal,
    )

  const rows = async (types: readonly ContentType[], options?: SourceOptions) => {
    const parts = await Promise.all(types.map((type) => rowsOf(type, options)))
    return parts.flat().sort(createComparator('recommended'))
  }

  /** Whether the server reads parameters at all; one that is a folder of files does not. */
  const isAsked = (options?: SourceOptions) =>
    cache.get(
      'parameters',
      async () => {
        const page = await requireDocument(read('patterns?limit=1', listShape), 'patterns')
        return page.limit === 1 || (page.items.length === 1 && page.total > 1)
      },
      options?.signal,
    )

  const hits = (q: string, options?: SourceOptions) =>
    cache.get(
      `hits of ${q}`,
      () =>
        readAllRows('search', async (window) => {
          const path = `search?${new URLSearchParams({ q })}&${window}`
          const { results, total } = await requireDocument(read(path, searchShape), 'search')
          return { rows: results, total }
        }),
      options?.signal,
    )

  const engine = (options?: SourceOptions) =>
    cache.get(
      'search',
      async () => {
        const all = await rows(CONTENT_TYPES)
        return { all, search: await createRecordSearch(read, all) }
      },
      options?.signal,
    )

  return {
    rows: async (types, options) => ({ rows: await rows(types, options) }),
    async find({ q, types }, options) {
      if (await isAsked(options)) {
        const found = (await hits(q, options)).filter(hasTypeIn(types))
        return { rows: found, suggestions: [], explain: (row) => row }
      }
      const { all, search } = await engine(options)
      return toSearchMatches(all, search.search(q, { types }))
    },
    links: queryPageLinks,
  }
}

/** The most rows that are asked for at once, and at all. */
const REQUEST_PAGE_SIZE = 100
const MAX_ROWS = 100_000

interface RowPage {
  readonly rows: readonly PublicContentSummaryV1[]
  readonly total: number
}

/** Every row of a list, page by page, however many the server gives at a time. */
async function readAllRows(
  path: string,
  ask: (window: string) => Promise<RowPage>,
): Promise<PublicContentSummaryV1[]> {
  const known = new Map<string, PublicContentSummaryV1>()
  while (known.size < MAX_ROWS) {
    const before = known.size
    const { rows, total } = await ask(`limit=${REQUEST_PAGE_SIZE}&offset=${before}`)
    for (const row of rows) known.set(`${row.type}/${row.slug}`, row)
    if (known.size >= total || rows.length === 0) return [...known.values()]
    // The same rows again: the offset was not heard, and the rest cannot be reached.
    if (known.size === before) break
  }
  throw unexpectedDocument(path)
}

/** A search over the records themselves, where the server has none. */
async function createRecordSearch(
  read: DocumentReader,
  rows: readonly PublicContentSummaryV1[],
): Promise<SearchEngine> {
  const [{ createSearchEngine }, { writeSearchTables }] = await Promise.all([
    import('../core/search/search-engine.ts'),
    import('../core/search/write-tables.ts'),
  ])
  const { head, body } = writeSearchTables(
    await mapConcurrent(rows, (row) => readPublishedRecord(read, row)),
  )
  return createSearchEngine(head).withBody(body)
}

async function readPublishedRecord(
  read: DocumentReader,
  { type, slug }: PublicContentSummaryV1,
): Promise<PublishedRecord> {
  const plural = parseContentType(type)
  const path = PATHS.record(plural ?? 'patterns', slug)
  if (plural === undefined) throw unexpectedDocument(path)
  const { data } = await requireDocument(read(path, recordShape), path)
  return { type: plural, data } as unknown as PublishedRecord
}

/** The specification does not say what the body is: what is missing in it is counted. */
export async function readPlainHealth(read: DocumentReader): Promise<Health> {
  const answer = await requireDocument(read(PATHS.health, unknownShape), PATHS.health)
  const ours = healthShape.safeParse(answer)
  if (ours.success) return ours.data
  const counts = await mapConcurrent(CONTENT_TYPES, async (type): Promise<[string, number]> => {
    const { total } = await requireDocument(read(`${type}?limit=1`, listShape), type)
    return [type, total]
  })
  return {
    status: 'ok',
    version: asString(getOwn(answer, 'version')) ?? '',
    surface: 'content-api',
    release: asString(getOwn(answer, 'release')) ?? '',
    counts: Object.fromEntries(counts) as Health['counts'],
    schemas: SCHEMA_NAMES.length,
  }
}

/** The catalog has fixed names, but only a site of ours lists them with their titles. */
export async function readPlainSchemas(read: DocumentReader): Promise<SchemaList> {
  const items = await mapConcurrent(SCHEMA_NAMES, async (name) => {
    const { title, description } = await requireDocument(
      read(PATHS.schema(name), schemaShape),
      name,
    )
    return { name, title, description, family: getSchemaFamily(name) }
  })
  return { total: items.length, release: '', items }
}
