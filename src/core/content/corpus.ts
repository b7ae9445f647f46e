import { memoizeByObject } from '../kernel/memoize.ts'
import type { AssembledContent, ContentRecord } from './assemble-content.ts'
import { CONTENT_TYPES, type Content, type ContentType, type Lookup } from './content-types.ts'

/** The records of an assembled corpus, by type. */
export type CorpusRecords = AssembledContent['records']

/** Lists the records of all types, ordered by type and slug. */
export const listRecords = ({ records }: { readonly records: CorpusRecords }): ContentRecord[] =>
  CONTENT_TYPES.flatMap((type): readonly ContentRecord[] => records[type])

/** The published form of every record, by type and slug. */
export type RecordIndex = { readonly [T in ContentType]: ReadonlyMap<string, Content[T]> }

/**
 * Indexes the published form of all records by type and slug. The cache is safe because the
 * records of a corpus never change: reading the folders again returns a new object.
 */
export const indexRecords: (records: CorpusRecords) => RecordIndex = memoizeByObject(
  (records) =>
    Object.fromEntries(
      CONTENT_TYPES.map((type) => [
        type,
        new Map(records[type].map(({ slug, data }: ContentRecord) => [slug, data])),
      ]),
    ) as unknown as RecordIndex,
)

/** Creates a lookup over the records of a corpus. */
export function createCorpusLookup({ records }: { readonly records: CorpusRecords }): Lookup {
  const index = indexRecords(records)
  return {
    get: async (type, slug) => index[type].get(slug),
    slugs: async (type) => [...index[type].keys()],
  }
}
