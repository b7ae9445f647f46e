import type { PublishedRecord } from '../../../src/core/content/record.ts'
import { indexHeadTable, readHeadRecords } from '../../../src/core/search/head-table.ts'
import {
  createInvertedIndex,
  type InvertedIndex,
  type SearchField,
} from '../../../src/core/search/inverted-index.ts'
import type { DecodedPostings } from '../../../src/core/search/postings.ts'
import { planQuery, type QueryPlan } from '../../../src/core/search/query-plan.ts'
import { BODY_FIELDS, HEAD_FIELDS } from '../../../src/core/search/settings.ts'
import { decodeCheckedPostings } from '../../../src/core/search/table-format.ts'
import { writeSearchTables } from '../../../src/core/search/write-tables.ts'

/** An index together with its input. */
export interface BuiltIndex {
  readonly fields: readonly SearchField[]
  readonly inverted: DecodedPostings
  readonly records: number
  readonly index: InvertedIndex
}

/** Builds the head and body indexes of records. */
export function buildIndexes(published: readonly PublishedRecord[]): BuiltIndex[] {
  const { head, body } = writeSearchTables(published)
  const records = body.count
  const build = (fields: readonly SearchField[], inverted: DecodedPostings): BuiltIndex => ({
    fields,
    inverted,
    records,
    index: createInvertedIndex(fields, inverted, records),
  })
  return [
    build(HEAD_FIELDS, indexHeadTable(head, readHeadRecords(head))),
    build(BODY_FIELDS, decodeCheckedPostings(body.rest, records * BODY_FIELDS.length)),
  ]
}

/** Plans a query over indexes. */
export const planOverIndexes = (indexes: readonly BuiltIndex[], text: string): QueryPlan =>
  planQuery(text, (term) => indexes.some(({ index }) => index.dictionary.findTerm(term) >= 0))
