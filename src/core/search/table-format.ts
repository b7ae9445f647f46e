import { isObject } from '../json/value.ts'
import { Problem } from '../problem.ts'
import { type DecodedPostings, decodePostings, type EncodedPostings } from './postings.ts'
import { SEARCH_VERSION } from './settings.ts'

interface TableHeader {
  readonly version: number
  /** The same in a head and the body that belongs to it. */
  readonly stamp: string
}

/**
 * What answers alone. A record is its number; texts of records have a line for each, and the
 * synonyms of one are divided by commas.
 */
export interface HeadTable extends TableHeader {
  /** The type of each record, as one digit: its place among the content types. */
  readonly types: string
  readonly slugs: string
  /** Names; an empty line is the slug in words. */
  readonly names: string
  readonly synonyms: string
  /** The tags, which many records share; a place is the number of a record. */
  readonly tags: EncodedPostings
  /** The terms of the descriptions; a place is the number of a record. */
  readonly description: EncodedPostings
}

/** What is merged later. A place is the number of a record plus the field's number times `count`. */
export interface BodyTable extends TableHeader {
  readonly count: number
  readonly rest: EncodedPostings
}

/** The value as a head table, refused when it has another version or form. */
export function parseHeadTable(value: unknown): HeadTable {
  const table = parseTable(value, 'head')
  const texts = ['types', 'slugs', 'names', 'synonyms'].map((key) => table[key])
  const postings = [table.tags, table.description]
  if (!texts.every((text) => typeof text === 'string') || !postings.every(isPostings))
    throw createTableProblem('The head table of the search has no form that this reader knows.')
  return table as unknown as HeadTable
}

/** The value as the body table of a head, refused when it has another version, form or stamp. */
export function parseBodyTable(value: unknown, head: HeadTable): BodyTable {
  const table = parseTable(value, 'body')
  if (table.count !== head.types.length || !isPostings(table.rest))
    throw createTableProblem('The body table of the search has no form that this reader knows.')
  if (table.stamp !== head.stamp)
    throw createTableProblem(
      'The body table of the search belongs to another release than its head table.',
    )
  return table as unknown as BodyTable
}

/** The terms of postings and their places, refused when a place is beyond so many. */
export function decodeCheckedPostings(postings: EncodedPostings, places: number): DecodedPostings {
  const inverted = decodePostings(postings)
  if (inverted.places.every((place) => place < places)) return inverted
  throw createTableProblem('A table of the search names records that it does not have.')
}

function parseTable(value: unknown, name: string): Record<string, unknown> {
  const table: Record<string, unknown> = isObject(value) ? value : {}
  if (table.version === SEARCH_VERSION) return table
  const found = table.version === undefined ? 'no version' : `version ${String(table.version)}`
  throw createTableProblem(
    `The ${name} table of the search has ${found}; this reader knows ${SEARCH_VERSION}.`,
  )
}

const isPostings = (value: unknown): boolean =>
  isObject(value) && typeof value.terms === 'string' && typeof value.places === 'string'

const createTableProblem = (message: string): Problem =>
  new Problem('source-unreachable', message, {
    hint: 'Read the tables again, both of the same release, or write them anew from the records.',
  })
