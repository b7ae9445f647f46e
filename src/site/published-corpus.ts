import {
  type Cards,
  type CorpusTable,
  corpusShape,
  showcaseShapes,
} from '../api/content-documents.ts'
import {
  type Entry,
  entryShape,
  type Health,
  type SchemaList,
  schemaListShape,
  TABLE_NAMES,
  type TableName,
} from '../api/documents.ts'
import { PATHS } from '../api/paths.ts'
import { createDocumentReader } from '../api/read-document.ts'
import type { Source } from '../api/source.ts'
import { CONTENT_TYPES, type ContentType, toSingular } from '../core/content/content-types.ts'
import { createComparator } from '../core/content/list.ts'
import {
  getRecordKey,
  type PublishedRecord,
  selectListed,
  toCorpusRecord,
  toPublicRecord,
  toPublicSummary,
} from '../core/content/record.ts'
import { getSchemaFamily } from '../core/content/schema-catalog.ts'
import type { PublicContentSummaryV1 } from '../core/generated/types/public-content-summary.v1.ts'
import type { RegistryIntelligenceSummaryV1 } from '../core/generated/types/registry-intelligence-summary.v1.ts'
import { type Sha256, sha256OfParts } from '../core/kernel/hash.ts'
import { memoizeByObject } from '../core/kernel/memoize.ts'
import { summarizeIntelligence } from '../core/quality/intelligence-summary.ts'
import { writeBodyTable } from '../core/search/body-table.ts'
import { toSearchDocument } from '../core/search/search-document.ts'
import { listSearchTerms } from '../core/search/static-search-terms.ts'
import { createCardPages } from './card-pages.ts'
import type { Corpus } from './corpus.ts'
import { serializeInParts } from './planned-file.ts'
import {
  compareReleases,
  computeRelease,
  digestRecords,
  getGeneratedAt,
  serializeSchemas,
} from './releases.ts'
import { emptyShowcase } from './showcase/showcase-documents.ts'

/** A corpus as documents that a client reads, with the lists that its files are made from. */
export interface PublishedCorpus {
  /** The version of the package that published the corpus. */
  readonly version: string
  /** Documents by their path below `/v1/`. */
  readonly files: ReadonlyMap<string, unknown>
  /** The documents that are already serialized, as in their files. */
  readonly texts?: ReadonlyMap<string, string>
  /** Returns the words that have a results page of their own. */
  readonly terms: () => readonly string[]
  readonly slugs: (type: ContentType) => readonly string[]
  /** The SHA-256 of the host, if it has a faster one. */
  readonly sha256?: Sha256 | undefined
}

/** Converts a corpus to the documents that a client reads. */
export const publishCorpus: (corpus: Corpus) => PublishedCorpus = memoizeByObject((corpus) => {
  const digests = digestRecords(corpus)
  const schemas = serializeSchemas(corpus)
  const release = computeRelease(corpus, { digests, schemas })
  const published = CONTENT_TYPES.flatMap((type) => publishRecords(corpus, type))
  const rows = createRows(published)
  const generatedAt = getGeneratedAt(corpus)
  const { tables, pages } = createHashedTables({ published, rows, release })
  const files = new Map<string, unknown>([
    [PATHS.entry, createEntry(corpus, { release, generatedAt, tables })],
    ...Object.values(tables).map(({ path, table }) => [path, table] as const),
    ...pages,
    [PATHS.health, createHealth(corpus, rows, release)],
    [PATHS.schemas, createSchemaList(corpus, release)],
    ...[...corpus.schemas].map(([name, schema]) => [PATHS.schema(name), schema] as const),
    ...published.map(
      (record) =>
        [PATHS.record(record.type, record.data.id), toPublicRecord(record, release)] as const,
    ),
    [PATHS.summary, createSummary(rows, { release, generatedAt })],
    [PATHS.changes, compareReleases(corpus, { release, generatedAt, digests })],
    ...Object.entries(corpus.showcase ?? emptyShowcase(generatedAt)).map(
      ([name, document]) => [PATHS.showcase(name), document] as const,
    ),
  ])
  return {
    version: corpus.version,
    files,
    texts: new Map([...schemas].map(([name, text]) => [PATHS.schema(name), text] as const)),
    ...createListing(published),
    sha256: corpus.sha256,
  }
})

const publishRecords = (
  { records, intelligence, source }: Corpus,
  type: ContentType,
): PublishedRecord[] =>
  records[type].map(({ slug, data }) => ({
    type,
    data,
    source,
    intelligence: intelligence.get(getRecordKey({ type, slug })) ?? null,
  }))

interface PublishedRow {
  readonly row: PublicContentSummaryV1
  readonly published: PublishedRecord
}

/** Returns the rows of all lists, best first; a search refers to a row by its index. */
function createRows(published: readonly PublishedRecord[]): readonly PublishedRow[] {
  const compare = createComparator('recommended')
  return selectListed(published)
    .map((record) => ({ row: toPublicSummary(record), published: record }))
    .sort((a, b) => compare(a.row, b.row))
}

interface PublishedContent {
  readonly published: readonly PublishedRecord[]
  readonly rows: readonly PublishedRow[]
  readonly release: string
}

/** A table, and a path with a hash of its content. */
interface HashedTable {
  readonly path: string
  readonly table: unknown
}

interface PublishedTables {
  readonly tables: { readonly [N in keyof Entry['tables']]: HashedTable }
  /** The pages of cards, if there are many. */
  readonly pages: ReadonlyMap<string, unknown>
}

/** Creates the tables by name. */
function createHashedTables({ published, rows, release }: PublishedContent): PublishedTables {
  const documents = rows.map((row) => toSearchDocument(row.published))
  const cards: Cards = {
    release,
    rows: rows.map(({ row }) => row),
    tags: documents.map(({ tags }) => tags),
    synonyms: documents.map(({ synonyms }) => synonyms),
  }
  // The table of all records can be too long for one string.
  const hashTable = (table: unknown): string => sha256OfParts(serializeInParts(table)).slice(0, 16)
  const toTable = (name: string, table: unknown): HashedTable => ({
    path: PATHS.table(name, hashTable(table)),
    table,
  })
  const required: { readonly [N in TableName]: HashedTable } = {
    cards: toTable('cards', cards),
    'search-body': toTable('search-body', writeBodyTable(documents, release)),
    corpus: toTable('corpus', { release, records: published.map(toCorpusRecord) }),
  }
  const large = createCardPages(cards, hashTable(cards))
  return {
    tables: { ...required, ...(large && { names: toTable('names', large.names) }) },
    pages: large?.pages ?? new Map(),
  }
}

interface ReleaseInfo {
  readonly release: string
  readonly generatedAt: string
}

const createEntry = (
  { version }: Corpus,
  info: ReleaseInfo & Pick<PublishedTables, 'tables'>,
): Entry => ({
  version,
  release: info.release,
  generated_at: info.generatedAt,
  links: {
    health: PATHS.health,
    ...Object.fromEntries(CONTENT_TYPES.map((type) => [type, PATHS.list(type)])),
    schema: PATHS.schemas,
    summary: PATHS.summary,
    showcase: PATHS.showcase('manifest'),
    changes: PATHS.changes,
    openapi: PATHS.openapi,
    manifest: PATHS.manifest,
  },
  tables: Object.fromEntries(
    Object.entries(info.tables).map(([name, { path }]) => [name, path]),
  ) as unknown as Entry['tables'],
})

const createHealth = (
  { version, schemas }: Corpus,
  rows: readonly PublishedRow[],
  release: string,
): Health => ({
  status: 'ok',
  version,
  surface: 'content-api',
  release,
  counts: Object.fromEntries(
    CONTENT_TYPES.map((type) => [type, rows.filter((row) => row.published.type === type).length]),
  ) as Health['counts'],
  schemas: schemas.size,
})

const createSchemaList = ({ schemas }: Corpus, release: string): SchemaList => ({
  total: schemas.size,
  release,
  items: [...schemas].map(([name, { title, description }]) => ({
    name,
    title,
    description,
    family: getSchemaFamily(name),
  })),
})

const createSummary = (
  rows: readonly PublishedRow[],
  { release, generatedAt }: ReleaseInfo,
): RegistryIntelligenceSummaryV1 => ({
  $schema: 'https://svc.example/schemas/registry-intelligence-summary.v1.json',
  generated_at: generatedAt,
  namespace: '@official',
  ...summarizeIntelligence(rows.map(({ row }) => row)),
  release,
})

/** Reads a published corpus from a source, such as another site. */
export async function readPublishedCorpus(source: Source): Promise<PublishedCorpus> {
  const read = createDocumentReader(source)
  const entry = withoutNames(await read(PATHS.entry, entryShape))
  const { records } = await read(entry.tables.corpus, corpusShape)
  const schemas = await read(PATHS.schemas, schemaListShape)
  const published = CONTENT_TYPES.flatMap((type) => selectPublishedRecords(records, type))
  const paths = [
    ...TABLE_NAMES.map((name) => entry.tables[name]),
    PATHS.health,
    PATHS.schemas,
    PATHS.summary,
    PATHS.changes,
    ...Object.keys(showcaseShapes).map(PATHS.showcase),
    ...schemas.items.map(({ name }) => PATHS.schema(name)),
    ...published.map(({ type, data }) => PATHS.record(type, data.id)),
  ]
  const files = paths.map(async (path) => [path, await source(path)] as const)
  return {
    version: entry.version,
    files: new Map<string, unknown>([[PATHS.entry, entry], ...(await Promise.all(files))]),
    ...createListing(published),
  }
}

/** Returns the lists of a corpus. They keep the published records only, not what was authored. */
const createListing = (
  published: readonly PublishedRecord[],
): Pick<PublishedCorpus, 'terms' | 'slugs'> => ({
  terms: () => listSearchTerms(selectListed(published).map(toSearchDocument)),
  slugs: (type) => published.filter((record) => record.type === type).map(({ data }) => data.id),
})

/** Returns an entry without the table of names, which no reader of an embedded corpus needs. */
function withoutNames({ tables: { names, ...tables }, ...entry }: Entry): Entry {
  return { ...entry, tables }
}

const selectPublishedRecords = (
  records: CorpusTable['records'],
  type: PublishedRecord['type'],
): PublishedRecord[] =>
  records
    .filter((record) => record.type === toSingular(type))
    .map(({ data }) => ({ type, data }) as unknown as PublishedRecord)
    .sort((a, b) => (a.data.id < b.data.id ? -1 : 1))
