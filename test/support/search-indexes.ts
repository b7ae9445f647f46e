import type { Published } from '../../src/core/content/record.ts'
import { createIndex, type Field, type Index } from '../../src/core/search/create-index.ts'
import { invertHead } from '../../src/core/search/invert-head.ts'
import { type Plan, planOf } from '../../src/core/search/plan.ts'
import type { Inverted } from '../../src/core/search/postings.ts'
import { readHead } from '../../src/core/search/read-head.ts'
import { BODY_FIELDS, HEAD_FIELDS } from '../../src/core/search/settings.ts'
import { invertedOf } from '../../src/core/search/tables.ts'
import { writeTables } from '../../src/core/search/write-tables.ts'

/** An index, and what it was made of. */
export interface Made {
  readonly fields: readonly Field[]
  readonly inverted: Inverted
  readonly records: number
  readonly index: Index
}

/** The indexes of the head and the body of some records. */
export function indexesOf(published: readonly Published[]): Made[] {
  const { head, body } = writeTables(published)
  const records = body.count
  const make = (fields: readonly Field[], inverted: Inverted): Made => ({
    ...{ fields, inverted, records },
    index: createIndex(fields, inverted, records),
  })
  return [
    make(HEAD_FIELDS, invertHead(head, readHead(head))),
    make(BODY_FIELDS, invertedOf(body.rest, records * BODY_FIELDS.length)),
  ]
}

/** The plan of a query over some indexes. */
export const planOver = (made: readonly Made[], text: string): Plan =>
  planOf(text, (term) => made.some(({ index }) => index.vocabulary.numberOf(term) >= 0))
