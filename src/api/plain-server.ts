import { CONTENT_TYPES, type ContentType, parseContentType } from '../core/content/content-types.ts'
import { createComparator } from '../core/content/list.ts'
import type { PublishedRecord } from '../core/content/record.ts'
import { getSchemaFamily } from '../core/content/schema-catalog.ts'
import { SCHEMA_NAMES } from '../core/generated/names.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import { mapConcurrent } from '../core/kernel/concurrency.ts'
import { asString, getOwn } from '../core/kernel/json/value.ts'
import type { SearchEngine } from '../core/search/search-engine.ts'
import { listShape, recordShape, searchShape } from './content-documents.ts'
import {
  type Health,
  healthShape,
  type SchemaList,
  schemaShape,
  unknownShape,
} from './documents.ts'
import type { ContentStore } from './list-and-search.ts'
import { queryPageLinks } from './page-links.ts'
import { PATHS } from './paths.ts'
import type { PromiseCache } from './promise-cache.ts'
import { type DocumentReader, requireDocument } from './read-document.ts'
import { hasTypeIn } from './row-filter.ts'
import { type Source, type SourceOptions, unexpectedDocument } from './source.ts'
import { toSearchMatches } from './table-store.ts'

// A plain server offers the eleven routes of the specification and nothing else: no entry document,
// no `.json`, no echo of the query. Its responses do not tell whether it applied a filter, so the
// client reads whole lists, and filters, sorts and paginates them itself.

/** Converts the paths of a published site to the routes of the specification. */
export const createPlainSource =
  (source: Source): Source =>
  (path, options) =>
    source(path.startsWith('schema/') ? path : path.replace(/\.json$/, ''), options)

/** Creates a store over the lists and searches of a plain server. */
export function createPlainStore(read: DocumentReader, cache: PromiseCache): ContentStore {
  const readRows = (type: ContentType, options?: SourceOptions) =>
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
    const lists = await Promise.all(types.map((type) => readRows(type, options)))
    return lists.flat().sort(createComparator('recommended'))
  }

  /** True if the server reads query parameters; a folder of files does not. */
  const readsParameters = (options?: SourceOptions) =>
    cache.get(
      'parameters',
      async () => {
        const page = await requireDocument(read('patterns?limit=1', listShape), 'patterns')
        return page.limit === 1 || (page.items.length === 1 && page.total > 1)
      },
      options?.signal,
    )

  const readHits = (q: string, options?: SourceOptions) =>
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

  const getEngine = (options?: SourceOptions) =>
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
      if (await readsParameters(options)) {
        const rows = (await readHits(q, options)).filter(hasTypeIn(types))
        return { rows, suggestions: [], explain: (row) => row }
      }
      const { all, search } = await getEngine(options)
      return toSearchMatches(all, search.search(q, { types }))
    },
    links: queryPageLinks,
  }
}

/** The number of rows per request, and the maximum in all. */
const REQUEST_PAGE_SIZE = 100
const MAX_ROWS = 100_000

interface RowPage {
  readonly rows: readonly PublicContentSummaryV1[]
  readonly total: number
}

/** Reads every row of a list, whatever page size the server applies. */
async function readAllRows(
  path: string,
  readPage: (window: string) => Promise<RowPage>,
): Promise<PublicContentSummaryV1[]> {
  const rowsByKey = new Map<string, PublicContentSummaryV1>()
  while (rowsByKey.size < MAX_ROWS) {
    const before = rowsByKey.size
    const { rows, total } = await readPage(`limit=${REQUEST_PAGE_SIZE}&offset=${before}`)
    for (const row of rows) rowsByKey.set(`${row.type}/${row.slug}`, row)
    if (rowsByKey.size >= total || rows.length === 0) return [...rowsByKey.values()]
    // The same rows again: the server ignores the offset, and the rest cannot be read.
    if (rowsByKey.size === before) break
  }
  throw unexpectedDocument(path)
}

/** Creates a search engine from the records, for a server without a search. */
async function createRecordSearch(
  read: DocumentReader,
  rows: readonly PublicContentSummaryV1[],
): Promise<SearchEngine> {
  const [{ createDocumentSearch }, { toSearchDocument }] = await Promise.all([
    import('../core/search/search-engine.ts'),
    import('../core/search/search-document.ts'),
  ])
  const records = await mapConcurrent(rows, (row) => readPublishedRecord(read, row))
  return createDocumentSearch(records.map(toSearchDocument))
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

/** Reads the health of a server. The specification does not define it, so gaps are computed. */
export async function readPlainHealth(read: DocumentReader): Promise<Health> {
  const document = await requireDocument(read(PATHS.health, unknownShape), PATHS.health)
  const parsed = healthShape.safeParse(document)
  if (parsed.success) return parsed.data
  const counts = await mapConcurrent(CONTENT_TYPES, async (type): Promise<[string, number]> => {
    const { total } = await requireDocument(read(`${type}?limit=1`, listShape), type)
    return [type, total]
  })
  return {
    status: 'ok',
    version: asString(getOwn(document, 'version')) ?? '',
    surface: 'content-api',
    release: asString(getOwn(document, 'release')) ?? '',
    counts: Object.fromEntries(counts) as Health['counts'],
    schemas: SCHEMA_NAMES.length,
  }
}

/** Reads the schema catalog: its names are fixed, the titles are in the schemas. */
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
