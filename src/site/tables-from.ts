import { type CorpusTable, TABLE_NAMES } from '../api/documents.ts'
import { PATHS } from '../api/paths.ts'
import { createDocumentReader } from '../api/read.ts'
import { corpusShape, entryShape, schemaListShape, showcaseShapes } from '../api/shapes.ts'
import type { Source } from '../api/source.ts'
import { CONTENT_TYPES, toSingular } from '../core/content/content-types.ts'
import type { PublishedRecord } from '../core/content/record.ts'
import { listHeadTerms } from '../core/search/write-tables.ts'
import type { PublishedCorpus } from './tables.ts'

/** What the client reads, taken from a source that has it already. */
export async function readPublishedCorpus(source: Source): Promise<PublishedCorpus> {
  const read = createDocumentReader(source)
  const entry = await read(PATHS.entry, entryShape)
  const { records } = await read(entry.tables.corpus, corpusShape)
  const schemas = await read(PATHS.schemas, schemaListShape)
  const published = CONTENT_TYPES.flatMap((type) => selectPublishedRecords(records, type))
  const paths = [
    ...TABLE_NAMES.map((name) => entry.tables[name]),
    ...[PATHS.health, PATHS.schemas, PATHS.summary, PATHS.changes],
    ...Object.keys(showcaseShapes).map(PATHS.showcase),
    ...schemas.items.map(({ name }) => PATHS.schema(name)),
    ...published.map(({ type, data }) => PATHS.record(type, data.id)),
  ]
  const files = paths.map(async (path) => [path, await source(path)] as const)
  return {
    version: entry.version,
    files: new Map<string, unknown>([[PATHS.entry, entry], ...(await Promise.all(files))]),
    terms: () => listHeadTerms(published),
    slugs: (type) => published.filter((one) => one.type === type).map(({ data }) => data.id),
  }
}

const selectPublishedRecords = (
  records: CorpusTable['records'],
  type: PublishedRecord['type'],
): PublishedRecord[] =>
  records
    .filter((record) => record.type === toSingular(type))
    .map(({ data }) => ({ type, data }) as unknown as PublishedRecord)
    .sort((a, b) => (a.data.id < b.data.id ? -1 : 1))
