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

/** An index, and what it was made of. */
export interface BuiltIndex {
  readonly fields: readonly SearchField[]
  readonly inverted: DecodedPostings
  readonly records: number
  readonly index: InvertedIndex
}

/** The indexes of the head and the body of some records. */
export function buildIndexes(published: readonly PublishedRecord[]): BuiltIndex[] {
  const { head, body } = writeSearchTables(published)
  const records = body.count
  const make = (fields: readonly SearchField[], inverted: DecodedPostings): BuiltIndex => ({
    ...{ fields, inverted, records },
    index: createInvertedIndex(fields, inverted, records),
  })
  return [
    make(HEAD_FIELDS, indexHeadTable(head, readHeadRecords(head))),
    make(BODY_FIELDS, decodeCheckedPostings(body.rest, records * BODY_FIELDS.length)),
  ]
}

/** The plan of a query over some indexes. */
export const planOverIndexes = (made: readonly BuiltIndex[], text: string): QueryPlan =>
  planQuery(text, (term) => made.some(({ index }) => index.dictionary.findTerm(term) >= 0))
