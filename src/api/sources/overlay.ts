import { CONTENT_TYPES, parseContentType, toSingular } from '../../core/content/content-types.ts'
import { createComparator } from '../../core/content/list.ts'
import type { PublishedRecord } from '../../core/content/record.ts'
import type { PublicContentSummaryV1 } from '../../core/generated/types/public-content-summary.v1.ts'
import { sha256Hex } from '../../core/hash.ts'
import { summarizeIntelligence } from '../../core/health/intelligence-summary.ts'
import type { SearchTables } from '../../core/search/write-tables.ts'
import {
  cardsShape,
  changesShape,
  corpusShape,
  entryShape,
  healthShape,
  schemaListShape,
  showcaseShapes,
  summaryShape,
} from '../document-shapes.ts'
import {
  type Changes,
  type CorpusTable,
  type Entry,
  type Health,
  type Showcase,
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

interface SearchContent {
  readonly rows: readonly PublicContentSummaryV1[]
  readonly records: CorpusTable['records']
}

/** The search tables of some rows, written from their records, which need not have examples. */
export async function createSearchTables({ rows, records }: SearchContent): Promise<SearchTables> {
  const { writeSearchTables } = await import('../../core/search/write-tables.ts')
  const byKey = new Map(records.map((record) => [`${record.type}/${record.data.id}`, record]))
  return writeSearchTables(
    rows.map(({ type, slug }): PublishedRecord => {
      const record = byKey.get(`${type}/${slug}`)
      const plural = parseContentType(type)
      if (!record || !plural) throw unexpectedDocument(`${type}/${slug}`)
      return { type: plural, data: record.data } as unknown as PublishedRecord
    }),
  )
}

/**
 * A source over two sites: a record of the first wins over the same record of the second, and
 * lists, searches, counts and the summary are those of both together. The rows come from their
 * cards; the search tables are written anew from their corpus tables, since scores of two searches
 * cannot be compared. So both must have tables: a plain server cannot be a part.
 */
export function overlaySource(mine: Source, official: Source): Source {
  const layers = [createDocumentReader(mine), createDocumentReader(official)] as const
  const cache = createPromiseCache(4)

  const both = ({ signal }: SourceOptions = {}): Promise<LayerEntries> =>
    cache.get('both', () => readLayerEntries(layers), signal)

  const content = async (options?: SourceOptions): Promise<MergedContent> => {
    const parts = await both(options)
    return cache.get(`content ${parts.release}`, () => mergeContent(layers, parts), options?.signal)
  }

  const search = async (options?: SourceOptions): Promise<SearchTables> => {
    const merged = await content(options)
    return cache.get(`search ${merged.release}`, () => createSearchTables(merged), options?.signal)
  }

  const tables: { readonly [N in TableName]: (options?: SourceOptions) => Promise<unknown> } = {
    cards: async (options) => toTable(await content(options), 'rows'),
    corpus: async (options) => toTable(await content(options), 'records'),
    'search-head': async (options) => (await search(options)).head,
    'search-body': async (options) => (await search(options)).body,
  }

  const documents: Readonly<Record<string, (options?: SourceOptions) => Promise<unknown>>> = {
    [PATHS.entry]: async (options) => {
      cache.delete('both')
      return mergeEntries(await both(options))
    },
    [PATHS.health]: async (options) =>
      mergeHealth(await layers[0](PATHS.health, healthShape, options), await content(options)),
    [PATHS.schemas]: async (options) => ({
      ...(await readFirstLayer(layers, (read) => read(PATHS.schemas, schemaListShape, options))),
      release: (await both(options)).release,
    }),
    [PATHS.changes]: async (options) => {
      const [mine, theirs] = await Promise.all([
        layers[0](PATHS.changes, changesShape, options),
        layers[1](PATHS.changes, changesShape, options),
      ])
      return mergeChanges([mine, theirs], await content(options))
    },
    [PATHS.summary]: async (options) => {
      const { release, generatedAt, rows } = await content(options)
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
      const { release } = await both(options)
      const name = TABLE_NAMES.find((one) => PATHS.table(one, release) === path)
      if (name === undefined) throw documentNotFound(path)
      return tables[name](options)
    }
    if (!isSingleLayerPath(path)) throw documentNotFound(path)
    return readFirstLayer([mine, official], async (source, isLast) => {
      const document = await source(path, options)
      if (!isLast && isEmptyShowcase(path, document)) throw documentNotFound(path)
      return document
    })
  }
}

/** What one of the two answers alone: records, schemas, the description, a showcase with sites in it. */
const isSingleLayerPath = (path: string): boolean =>
  path === PATHS.openapi || /^(\w+\/@official|schema|showcase)\//.test(path)

const SHOWCASE_NAMES = Object.keys(showcaseShapes) as (keyof Showcase)[]

function isEmptyShowcase(path: string, document: unknown): boolean {
  const name = SHOWCASE_NAMES.find((one) => PATHS.showcase(one) === path)
  const parsed = name && showcaseShapes[name].safeParse(document)
  if (!parsed?.success) return false
  return ('apps' in parsed.data ? parsed.data.apps : parsed.data.results).length === 0
}

/** The answer of the first that has one; one that cannot be reached is not passed over. */
async function readFirstLayer<L, T>(
  [first, second]: readonly [L, L],
  ask: (layer: L, isLast: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await ask(first, false)
  } catch (error) {
    if (!isNotFound(error)) throw error
    return ask(second, true)
  }
}

interface LayerEntries {
  readonly release: string
  readonly generatedAt: string
  readonly entries: readonly [Entry, Entry]
}

async function readLayerEntries([mine, official]: readonly [
  DocumentReader,
  DocumentReader,
]): Promise<LayerEntries> {
  const entries = await Promise.all([
    mine(PATHS.entry, entryShape),
    official(PATHS.entry, entryShape),
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

/** The rows and records of both. */
interface MergedContent {
  readonly release: string
  readonly generatedAt: string
  readonly rows: readonly PublicContentSummaryV1[]
  readonly records: CorpusTable['records']
  /** The records that are mine, such as `pattern/hero`, hidden ones too. */
  readonly ownKeys: ReadonlySet<string>
}

const toTable = (merged: MergedContent, part: 'rows' | 'records') => ({
  release: merged.release,
  [part]: merged[part],
})

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
  // A record that is mine but hidden has no row, and hides theirs all the same.
  const own = new Set(myCorpus.records.map(({ type, data }) => `${type}/${data.id}`))
  const rows = [
    ...myCards.rows,
    ...theirCards.rows.filter(({ type, slug }) => !own.has(`${type}/${slug}`)),
  ]
  const records = [
    ...myCorpus.records,
    ...theirCorpus.records.filter(({ type, data }) => !own.has(`${type}/${data.id}`)),
  ]
  return {
    release,
    generatedAt,
    rows: rows.sort(createComparator('recommended')),
    records,
    ownKeys: own,
  }
}

const mergeHealth = (health: Health, { release, rows }: MergedContent): Health => ({
  ...health,
  release,
  counts: Object.fromEntries(
    CONTENT_TYPES.map((type) => [type, rows.filter((row) => row.type === toSingular(type)).length]),
  ) as Health['counts'],
})

/** A record of theirs that is also mine has not changed: it was not seen before, nor is it now. */
function mergeChanges([mine, theirs]: readonly [Changes, Changes], merged: MergedContent): Changes {
  const items = [
    ...mine.items,
    ...theirs.items.filter(({ type, slug }) => !merged.ownKeys.has(`${type}/${slug}`)),
  ]
  const isKnown = mine.previous !== null && theirs.previous !== null
  return {
    release: merged.release,
    previous: isKnown ? combineReleases(mine.previous, theirs.previous) : null,
    generated_at: merged.generatedAt,
    total: items.length,
    items,
  }
}
