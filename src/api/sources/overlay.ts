import { CONTENT_TYPES, parseContentType, toSingular } from '../../core/content/content-types.ts'
import { createComparator } from '../../core/content/list.ts'
import type { PublishedRecord } from '../../core/content/record.ts'
import type { PublicContentSummaryV1 } from '../../core/generated/types/public-content-summary.v1.ts'
import { sha256Hex } from '../../core/kernel/hash.ts'
import { isObject } from '../../core/kernel/json/value.ts'
import { summarizeIntelligence } from '../../core/quality/intelligence-summary.ts'
import type { BodyTable } from '../../core/search/body-table.ts'
import {
  type Cards,
  type CorpusTable,
  cardsShape,
  corpusShape,
  type Showcase,
  showcaseShapes,
  summaryShape,
} from '../content-documents.ts'
import {
  type Changes,
  changesShape,
  type Entry,
  entryShape,
  type Health,
  healthShape,
  schemaListShape,
  TABLE_NAMES,
  type TableName,
} from '../documents.ts'
import { isTablePath, PATHS } from '../paths.ts'
import { createPromiseCache } from '../promise-cache.ts'
import { createDocumentReader, type DocumentReader } from '../read-document.ts'
import {
  documentNotFound,
  isNotFound,
  type Source,
  type SourceOptions,
  unexpectedDocument,
} from '../source.ts'

/** The tables of two sites that lists and searches read. */
interface SearchTables {
  readonly cards: Cards
  readonly body: BodyTable
}

/** Creates the tables of rows from their records, whose examples are not needed. */
async function createSearchTables({
  rows,
  records,
  release,
}: MergedContent): Promise<SearchTables> {
  const [{ toSearchDocument }, { writeBodyTable }] = await Promise.all([
    import('../../core/search/search-document.ts'),
    import('../../core/search/body-table.ts'),
  ])
  const byKey = new Map(records.map((record) => [`${record.type}/${record.data.id}`, record]))
  const documents = rows.map(({ type, slug }) => {
    const record = byKey.get(`${type}/${slug}`)
    const plural = parseContentType(type)
    if (!record || !plural) throw unexpectedDocument(`${type}/${slug}`)
    return toSearchDocument({ type: plural, data: record.data } as unknown as PublishedRecord)
  })
  return {
    cards: {
      release,
      rows,
      tags: documents.map(({ tags }) => tags),
      synonyms: documents.map(({ synonyms }) => synonyms),
    },
    body: writeBodyTable(documents, release),
  }
}

/**
 * Returns a source that merges two sites: a record of the first replaces the same record of the
 * second, and lists, searches, counts and the summary cover both. Rows come from the card tables;
 * what a search reads is written again from the corpus tables, so that all records are in one index.
 * So both sites must have tables, and neither can be a plain server.
 */
export function overlaySource(mine: Source, official: Source): Source {
  const layers = [createDocumentReader(mine), createDocumentReader(official)] as const
  const cache = createPromiseCache(4)

  const readEntries = ({ signal, revalidate }: SourceOptions = {}): Promise<LayerEntries> =>
    cache.get('entries', () => readLayerEntries(layers, revalidate ? { revalidate } : {}), signal)

  const mergeLayers = async (options?: SourceOptions): Promise<MergedContent> => {
    const entries = await readEntries(options)
    const { release } = entries
    return cache.get(`content ${release}`, () => mergeContent(layers, entries), options?.signal)
  }

  /** Merges both sites. If a table is missing, a cached entry is of an older release. */
  const readMerged = (options?: SourceOptions): Promise<MergedContent> =>
    mergeLayers(options).catch((error: unknown) => {
      if (!isNotFound(error)) throw error
      cache.delete('entries')
      return mergeLayers({ ...options, revalidate: true })
    })

  const getSearchTables = async (options?: SourceOptions): Promise<SearchTables> => {
    const merged = await readMerged(options)
    return cache.get(`search ${merged.release}`, () => createSearchTables(merged), options?.signal)
  }

  const tables: { readonly [N in TableName]: (options?: SourceOptions) => Promise<unknown> } = {
    cards: async (options) => (await getSearchTables(options)).cards,
    corpus: async (options) => {
      const { release, records } = await readMerged(options)
      return { release, records }
    },
    'search-body': async (options) => (await getSearchTables(options)).body,
  }

  const documents: Readonly<Record<string, (options?: SourceOptions) => Promise<unknown>>> = {
    [PATHS.entry]: async (options) => {
      cache.delete('entries')
      return mergeEntries(await readEntries(options))
    },
    [PATHS.health]: async (options) =>
      mergeHealth(await layers[0](PATHS.health, healthShape, options), await readMerged(options)),
    [PATHS.schemas]: async (options) => ({
      ...(await readFirstLayer(layers, (read) => read(PATHS.schemas, schemaListShape, options))),
      release: (await readEntries(options)).release,
    }),
    [PATHS.changes]: async (options) => {
      const [mine, theirs] = await Promise.all([
        layers[0](PATHS.changes, changesShape, options),
        layers[1](PATHS.changes, changesShape, options),
      ])
      return mergeChanges([mine, theirs], await readMerged(options))
    },
    [PATHS.summary]: async (options) => {
      const { release, generatedAt, rows } = await readMerged(options)
      const { $schema, namespace } = await layers[0](PATHS.summary, summaryShape, options)
      return {
        $schema,
        generated_at: generatedAt,
        namespace,
        ...summarizeIntelligence(rows),
        release,
      }
    },
  }

  return async (path, options) => {
    const document = Object.hasOwn(documents, path) ? documents[path] : undefined
    if (document) return document(options)
    if (isTablePath(path)) {
      // Reading the content may show that a cached entry is of an older release.
      const { release } = await readMerged(options)
      const name = TABLE_NAMES.find((table) => PATHS.table(table, release) === path)
      if (name === undefined) throw documentNotFound(path)
      return tables[name](options)
    }
    if (!isSingleLayerPath(path)) throw documentNotFound(path)
    const { entries } = await readEntries(options)
    return readFirstLayer([mine, official], async (source, isLast) => {
      const document = await source(path, options)
      if (!isLast && isEmptyShowcase(path, document)) throw documentNotFound(path)
      return withMergedRelease(document, { entries, layer: isLast ? 1 : 0 })
    })
  }
}

/** True if one of the two sites provides a document alone, such as a record or a schema. */
const isSingleLayerPath = (path: string): boolean =>
  path === PATHS.openapi || /^([\w-]+\/@official|schema|showcase)\//.test(path)

const SHOWCASE_NAMES = Object.keys(showcaseShapes) as (keyof Showcase)[]

function isEmptyShowcase(path: string, document: unknown): boolean {
  const name = SHOWCASE_NAMES.find((document) => PATHS.showcase(document) === path)
  const parsed = name && showcaseShapes[name].safeParse(document)
  if (!parsed?.success) return false
  return ('apps' in parsed.data ? parsed.data.apps : parsed.data.results).length === 0
}

/** Reads from the first layer that has a document; an unreachable layer is an error. */
async function readFirstLayer<L, T>(
  [first, second]: readonly [L, L],
  read: (layer: L, isLast: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await read(first, false)
  } catch (error) {
    if (!isNotFound(error)) throw error
    return read(second, true)
  }
}

interface LayerEntries {
  readonly release: string
  readonly generatedAt: string
  readonly entries: readonly [Entry, Entry]
}

async function readLayerEntries(
  [mine, official]: readonly [DocumentReader, DocumentReader],
  options: SourceOptions,
): Promise<LayerEntries> {
  const entries = await Promise.all([
    mine(PATHS.entry, entryShape, options),
    official(PATHS.entry, entryShape, options),
  ])
  const [first, second] = entries
  return {
    entries,
    release: combineReleases(first.release, second.release),
    generatedAt:
      first.generated_at > second.generated_at ? first.generated_at : second.generated_at,
  }
}

const combineReleases = (mine: string, theirs: string): string =>
  sha256Hex(`${mine} ${theirs}`).slice(0, 16)

/**
 * Returns a record of one site with the release of both. If its site has published another release
 * since its entry was read, the result is another one too, so that a client notices.
 */
function withMergedRelease(
  document: unknown,
  { entries, layer }: Pick<LayerEntries, 'entries'> & { readonly layer: 0 | 1 },
): unknown {
  if (!isObject(document) || typeof document.release !== 'string') return document
  const releases = entries.map(({ release }) => release).with(layer, document.release)
  return { ...document, release: combineReleases(...(releases as [string, string])) }
}

const mergeEntries = ({
  entries: [mine, official],
  release,
  generatedAt,
}: LayerEntries): Entry => ({
  version: mine.version,
  release,
  generated_at: generatedAt,
  links: { ...official.links, ...mine.links },
  tables: Object.fromEntries(
    TABLE_NAMES.map((name) => [name, PATHS.table(name, release)]),
  ) as Entry['tables'],
})

/** The rows and records of both sites. */
interface MergedContent {
  readonly release: string
  readonly generatedAt: string
  readonly rows: readonly PublicContentSummaryV1[]
  readonly records: CorpusTable['records']
  /** The keys of the first site's records, such as `pattern/hero`, including hidden ones. */
  readonly ownKeys: ReadonlySet<string>
}

async function mergeContent(
  [mine, official]: readonly [DocumentReader, DocumentReader],
  { entries: [first, second], release, generatedAt }: LayerEntries,
): Promise<MergedContent> {
  const [myCards, theirCards, myCorpus, theirCorpus] = await Promise.all([
    mine(first.tables.cards, cardsShape),
    official(second.tables.cards, cardsShape),
    mine(first.tables.corpus, corpusShape),
    official(second.tables.corpus, corpusShape),
  ])
  // A hidden record of the first site has no row, but still replaces that of the second site.
  const ownKeys = new Set(myCorpus.records.map(({ type, data }) => `${type}/${data.id}`))
  const rows = [
    ...myCards.rows,
    ...theirCards.rows.filter(({ type, slug }) => !ownKeys.has(`${type}/${slug}`)),
  ]
  const records = [
    ...myCorpus.records,
    ...theirCorpus.records.filter(({ type, data }) => !ownKeys.has(`${type}/${data.id}`)),
  ]
  return {
    release,
    generatedAt,
    rows: rows.sort(createComparator('recommended')),
    records,
    ownKeys,
  }
}

const mergeHealth = (health: Health, { release, rows }: MergedContent): Health => ({
  ...health,
  release,
  counts: Object.fromEntries(
    CONTENT_TYPES.map((type) => [type, rows.filter((row) => row.type === toSingular(type)).length]),
  ) as Health['counts'],
})

/** Ignores changes of the second site's records that the first site replaces. */
function mergeChanges([mine, theirs]: readonly [Changes, Changes], merged: MergedContent): Changes {
  const items = [
    ...mine.items,
    ...theirs.items.filter(({ type, slug }) => !merged.ownKeys.has(`${type}/${slug}`)),
  ]
  const hasPrevious = mine.previous !== null && theirs.previous !== null
  return {
    release: merged.release,
    previous: hasPrevious ? combineReleases(mine.previous, theirs.previous) : null,
    generated_at: merged.generatedAt,
    total: items.length,
    items,
  }
}
