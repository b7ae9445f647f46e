import { CONTENT_TYPES, type ContentType, toSingular } from '../core/content/content-types.ts'
import { isSlug, NAMESPACE } from '../core/content/record.ts'
import { isSchemaName } from '../core/content/schema-catalog.ts'
import { SCHEMA_NAMES } from '../core/generated/names.ts'
import type { ExecutionPackBundleV1 } from '../core/generated/types/execution-pack-bundle.v1.ts'
import type { PublicContentListV1 } from '../core/generated/types/public-content-list.v1.ts'
import type {
  Bucket,
  RegistryIntelligenceSummaryV1,
} from '../core/generated/types/registry-intelligence-summary.v1.ts'
import type { Sha256 } from '../core/kernel/hash.ts'
import { nearest } from '../core/kernel/nearest.ts'
import { Problem } from '../core/kernel/problem.ts'
import type { SelectedPack } from '../core/packs/compile.ts'
import type { SelectableType } from '../core/packs/pack-plan.ts'
import {
  type PublicRecord,
  recordShape,
  type SearchResponse,
  type Showcase,
  showcaseShapes,
  summaryShape,
} from './content-documents.ts'
import {
  type Changes,
  changesShape,
  type Entry,
  entryShape,
  type Health,
  healthShape,
  type OpenApi,
  openapiShape,
  type SchemaDocument,
  type SchemaList,
  schemaListShape,
  schemaShape,
} from './documents.ts'
import { createListAndSearch, type ListAndSearch, type SearchOptions } from './list-and-search.ts'
import { computeInOneRelease, isReleaseMismatch } from './one-release.ts'
import {
  compileWithClient,
  type PackOptions,
  type PackRequest,
  type PackSource,
  selectWithClient,
} from './pack-requests.ts'
import { type QueryInput, resolveNamespace } from './parameters.ts'
import { PATHS } from './paths.ts'
import {
  createPlainSource,
  createPlainStore,
  readPlainHealth,
  readPlainSchemas,
} from './plain-server.ts'
import { createPromiseCache, type PromiseCache } from './promise-cache.ts'
import { parseListQuery, parseSearchQuery, requireContentType } from './query.ts'
import { createDocumentReader, type DocumentReader, requireDocument } from './read-document.ts'
import {
  ifFound,
  isNotFound,
  type Source,
  type SourceOptions,
  sourceUnreachable,
} from './source.ts'
import { createTableStore, readEntry } from './table-store.ts'

/** The API as function calls, with the same results as over HTTP, from any source. */
export interface Client {
  /** Returns the entry document; a plain server of the specification has none. */
  entry(options?: SourceOptions): Promise<Entry>
  health(options?: SourceOptions): Promise<Health>
  schemas(options?: SourceOptions): Promise<SchemaList>
  schema(name: string, options?: SourceOptions): Promise<SchemaDocument>
  list(type: ContentType, query?: QueryInput, options?: SourceOptions): Promise<PublicContentListV1>
  /** Returns the whole list of a type, in the default order. */
  all(type: ContentType, options?: SourceOptions): Promise<PublicContentListV1>
  get<T extends ContentType>(
    type: T,
    slug: string,
    options?: SourceOptions,
  ): Promise<PublicRecord<T>>
  search(query: QueryInput, options?: SearchOptions): Promise<SearchResponse>
  summary(
    query?: { readonly namespace?: string },
    options?: SourceOptions,
  ): Promise<RegistryIntelligenceSummaryV1>
  showcase<N extends keyof Showcase>(name: N, options?: SourceOptions): Promise<Showcase[N]>
  /** Compiles every pack of an essence, in this process: the essence is never sent anywhere. */
  compile(essence: unknown, options?: PackOptions): Promise<ExecutionPackBundleV1>
  /** Compiles one pack of an essence. */
  select<T extends SelectableType>(
    request: PackRequest<T>,
    options?: PackOptions,
  ): Promise<SelectedPack<T>>
  /** Returns the changes since the last recorded release; a plain server has none. */
  changes(options?: SourceOptions): Promise<Changes>
  /** Returns the OpenAPI document; a plain server of the specification has none. */
  openapi(options?: SourceOptions): Promise<OpenApi>
  /** The SHA-256 of the host, if the client was created with one; handlers hash with it too. */
  readonly sha256?: Sha256 | undefined
}

export interface ClientOptions {
  /** The maximum number of cached documents: the tables, and the most recently read records. */
  readonly cacheSize?: number
  /** The SHA-256 of the host, if it has a faster one. Results are the same with any. */
  readonly sha256?: Sha256 | undefined
}

/**
 * Creates a client that reads everything through one source. In Node the source can be left out: the
 * client then reads the API at `SVC_API_URL` or `REGISTRY_URL`, else the embedded corpus.
 *
 * @example
 * import { createClient } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 *
 * const client = createClient(embeddedSource())
 * const { items } = await client.list('patterns', { limit: 3 })
 * items.length // => 3
 * const { results } = await client.search({ q: 'table with paging' })
 * results[0].slug // => 'data-table'
 */
export function createClient(
  source: Source = missingSource,
  { cacheSize = 256, sha256 }: ClientOptions = {},
): Client {
  const cache = createPromiseCache(cacheSize)
  const readSite = createDocumentReader(source)

  /** Returns how to read the source: as a published site, or as a plain server. */
  const getAdapter = (options: SourceOptions = {}): Promise<SourceAdapter> =>
    cache.get(
      'adapter',
      async () => {
        try {
          await readEntry(readSite, cache)
          const content = createListAndSearch(createTableStore(readSite, cache))
          return createSiteAdapter(readSite, content, cache)
        } catch (error) {
          if (!isNotFound(error)) throw error
          const readPlain = createDocumentReader(createPlainSource(source))
          const store = createPlainStore(readPlain, cache)
          return createPlainAdapter(readPlain, createListAndSearch(store))
        }
      },
      options.signal,
    )

  const read = async <T>(
    path: string,
    shape: Parameters<typeof readSite<T>>[1],
    options: SourceOptions = {},
  ): Promise<T> => {
    const adapter = await getAdapter(options)
    return cache.get(path, () => adapter.read(path, shape), options.signal)
  }

  /** Clears the cache if a record is of another release, so that the next calls read that one. */
  const forgetOtherReleases = async (
    { release }: Pick<PublicRecord, 'release'>,
    options?: SourceOptions,
  ): Promise<void> => {
    if (release === undefined) return
    const known = await (await getAdapter(options)).release(options)
    if (known !== undefined && known !== release) cache.clear()
  }

  /** Lists the slugs of a type. Rejects if the slug of a missing record is still among them. */
  const listUnlessMissing = async (
    type: ContentType,
    slug: string,
    options?: SourceOptions,
  ): Promise<readonly string[]> => {
    const listSlugs = async () => (await getAdapter(options)).content.slugs(type, options)
    const slugs = await listSlugs()
    if (!slugs.includes(slug)) return slugs
    // The list may be of an earlier release.
    cache.clear()
    const current = await listSlugs()
    if (!current.includes(slug)) return current
    const path = PATHS.record(type, slug)
    throw sourceUnreachable(`The site lists ${path}, but does not have it.`)
  }

  /** Computes a result from one release. If another one is published meanwhile, it starts again. */
  const inOneRelease = async <T>(compute: (reader: PackSource) => Promise<T>): Promise<T> => {
    try {
      return await computeInOneRelease({ ...client, publishedRelease }, compute)
    } catch (error) {
      if (!isReleaseMismatch(error)) throw error
    }
    cache.clear()
    const revalidated: Source = (path, options) => source(path, { ...options, revalidate: true })
    const fresh = createClient(revalidated, { cacheSize, sha256 })
    return computeInOneRelease({ ...fresh, publishedRelease }, compute)
  }

  const publishedRelease = async () => (await getAdapter()).publishedRelease()

  const client: Client = {
    entry: (options) => requireDocument(readEntry(readSite, cache, options), PATHS.entry),
    async health(options) {
      const { health } = await getAdapter(options)
      return requireDocument(cache.get(PATHS.health, health, options?.signal), PATHS.health)
    },
    async schemas(options) {
      const { schemas } = await getAdapter(options)
      return requireDocument(cache.get(PATHS.schemas, schemas, options?.signal), PATHS.schemas)
    },
    async schema(name, options) {
      if (!isSchemaName(name)) throw schemaNotFound(name)
      return requireDocument(read(PATHS.schema(name), schemaShape, options), PATHS.schema(name))
    },
    async list(type, query = {}, options) {
      const parsed = parseListQuery(type, query)
      return (await getAdapter(options)).content.list(parsed, options)
    },
    async all(type, options) {
      const known = requireContentType(type)
      return (await getAdapter(options)).content.all(known, options)
    },
    async get<T extends ContentType>(type: T, slug: string, options?: SourceOptions) {
      const known = requireContentType(type)
      const path = PATHS.record(known, slug)
      // No other string reaches the source as part of a path.
      const record = isSlug(slug) ? await ifFound(read(path, recordShape, options)) : undefined
      if (record === undefined || record.slug !== slug) {
        const slugs = await listUnlessMissing(known, slug, options)
        throw recordNotFound(known, slug, slugs)
      }
      await forgetOtherReleases(record, options)
      return record as PublicRecord<T>
    },
    async search(query, options) {
      const parsed = parseSearchQuery(query)
      return (await getAdapter(options)).content.search(parsed, options)
    },
    async summary(query = {}, options) {
      const namespace = resolveNamespace(query.namespace)
      const summary = await requireDocument(
        read(PATHS.summary, summaryShape, options),
        PATHS.summary,
      )
      return namespace === NAMESPACE ? summary : emptySummary(summary, namespace)
    },
    showcase: (name, options) =>
      requireDocument(
        read(PATHS.showcase(name), showcaseShapes[name], options),
        PATHS.showcase(name),
      ),
    changes: (options) =>
      requireDocument(read(PATHS.changes, changesShape, options), PATHS.changes),
    openapi: (options) =>
      requireDocument(read(PATHS.openapi, openapiShape, options), PATHS.openapi),
    compile: (essence, options) =>
      inOneRelease((reader) => compileWithClient(reader, essence, { ...options, sha256 })),
    select: (request, options) =>
      inOneRelease((reader) => selectWithClient(reader, request, { ...options, sha256 })),
    sha256,
  }
  return client
}

/** Stands for a source that was left out where nothing can be read without one. */
const missingSource: Source = async () => {
  throw new Problem('source-unreachable', 'The client has no source to read from.', {
    hint: 'Use createClient(fetchSource(url)), or embeddedSource of @svc/content/embedded.',
  })
}

/** The parts of a client that differ between a published site and a plain server. */
interface SourceAdapter {
  readonly read: DocumentReader
  readonly content: ListAndSearch
  health(): Promise<Health>
  schemas(): Promise<SchemaList>
  /** Returns the release of the cached entry; a plain server has none. */
  release(options?: SourceOptions): Promise<string | undefined>
  /** Reads the published release, whatever is cached. */
  publishedRelease(): Promise<string | undefined>
}

const createSiteAdapter = (
  read: DocumentReader,
  content: ListAndSearch,
  cache: PromiseCache,
): SourceAdapter => ({
  read,
  content,
  release: async (options) => (await readEntry(read, cache, options)).release,
  publishedRelease: async () => (await read(PATHS.entry, entryShape, { revalidate: true })).release,
  health: () => read(PATHS.health, healthShape),
  schemas: () => read(PATHS.schemas, schemaListShape),
})

const createPlainAdapter = (read: DocumentReader, content: ListAndSearch): SourceAdapter => ({
  read,
  content,
  release: async () => undefined,
  publishedRelease: async () => undefined,
  health: () => readPlainHealth(read),
  schemas: () => readPlainSchemas(read),
})

/** Returns the problem of a missing record, with the slugs most similar to the requested one. */
export function recordNotFound(
  type: ContentType,
  slug: string,
  slugs: readonly string[],
  namespace = NAMESPACE,
): Problem {
  const near = nearest(slug, slugs)
  const name = namespace === NAMESPACE ? `"${slug}"` : `"${namespace}/${slug}"`
  return new Problem('record-not-found', `There is no ${toSingular(type)} ${name}.`, {
    ...(near.length > 0
      ? { hint: `Did you mean ${near.join(' or ')}?` }
      : { hint: slugs[0] ? `Available: ${slugs.slice(0, 8).join(', ')}.` : '', listing: type }),
    extensions: { record_type: toSingular(type), slug, nearest: near },
  })
}

/** Returns the summary of another namespace, which has no records. */
function emptySummary(
  summary: RegistryIntelligenceSummaryV1,
  namespace: string,
): RegistryIntelligenceSummaryV1 {
  const emptyBucket = Object.fromEntries(
    Object.keys(summary.totals).map((key) => [key, 0]),
  ) as unknown as Bucket
  const by_type = Object.fromEntries(CONTENT_TYPES.map((type) => [toSingular(type), emptyBucket]))
  return {
    ...summary,
    namespace,
    totals: emptyBucket,
    by_type: by_type as unknown as RegistryIntelligenceSummaryV1['by_type'],
  }
}

function schemaNotFound(name: string): Problem {
  const [first, ...rest] = nearest(name, SCHEMA_NAMES)
  return new Problem('schema-not-found', `There is no schema called "${name}".`, {
    ...(first ? { hint: `Did you mean ${[first, ...rest].join(' or ')}?` } : { listing: 'schema' }),
    extensions: { available: SCHEMA_NAMES },
  })
}
