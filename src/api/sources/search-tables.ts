import { parseContentType } from '../../core/content/content-types.ts'
import type { PublishedRecord } from '../../core/content/record.ts'
import type { PublicContentSummaryV1 } from '../../core/generated/types/public-content-summary.v1.ts'
import type { SearchTables } from '../../core/search/write-tables.ts'
import type { CorpusTable } from '../documents.ts'
import { unexpectedDocument } from '../read.ts'

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
