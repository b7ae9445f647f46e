import { isObject } from '../json/value.ts'
import { Problem } from '../problem.ts'
import { type DecodedPostings, decodePostings, type EncodedPostings } from './postings.ts'
import { SEARCH_VERSION } from './settings.ts'

interface TableHeader {
  readonly version: number
  /** Identifies the release: equal in a head table and its body table. */
  readonly stamp: string
}

/**
 * The table that is loaded first and can be searched alone. Records are numbered; texts have one
 * line per record, and synonyms are separated by commas.
 */
export interface HeadTable extends TableHeader {
  /** The type of each record, as one digit: its index in the content types. */
  readonly types: string
  readonly slugs: string
  /** The names; an empty line means that the name is the humanized slug. */
  readonly names: string
  readonly synonyms: string
  /** The tags; a place is the number of a record. */
  readonly tags: EncodedPostings
  /** The terms of the descriptions; a place is the number of a record. */
  readonly description: EncodedPostings
}

/** The table that is loaded later. A place is `field * count + record`. */
export interface BodyTable extends TableHeader {
  readonly count: number
  readonly rest: EncodedPostings
}

/** Parses a head table. Throws for another version or format. */
export function parseHeadTable(value: unknown): HeadTable {
  const table = parseTable(value, 'head')
  const texts = ['types', 'slugs', 'names', 'synonyms'].map((key) => table[key])
  const postings = [table.tags, table.description]
  if (!texts.every((text) => typeof text === 'string') || !postings.every(isPostings))
    throw createTableProblem('The head table of the search has an unknown format.')
  return table as unknown as HeadTable
}

/** Parses the body table of a head table. Throws for another version, format or release. */
export function parseBodyTable(value: unknown, head: HeadTable): BodyTable {
  const table = parseTable(value, 'body')
  if (table.count !== head.types.length || !isPostings(table.rest))
    throw createTableProblem('The body table of the search has an unknown format.')
  if (table.stamp !== head.stamp)
    throw createTableProblem('The head and body table of the search are from different releases.')
  return table as unknown as BodyTable
}

/** Decodes postings. Throws if a place is out of range. */
export function decodeCheckedPostings(
  postings: EncodedPostings,
  placeCount: number,
): DecodedPostings {
  const decoded = decodePostings(postings)
  if (decoded.places.every((place) => place < placeCount)) return decoded
  throw createTableProblem('A search table refers to records that it does not contain.')
}

function parseTable(value: unknown, name: string): Record<string, unknown> {
  const table: Record<string, unknown> = isObject(value) ? value : {}
  if (table.version === SEARCH_VERSION) return table
  const version = table.version === undefined ? 'no version' : `version ${String(table.version)}`
  throw createTableProblem(
    `The ${name} table of the search has ${version}, but version ${SEARCH_VERSION} is supported.`,
  )
}

const isPostings = (value: unknown): boolean =>
  isObject(value) && typeof value.terms === 'string' && typeof value.places === 'string'

const createTableProblem = (message: string): Problem =>
  new Problem('source-unreachable', message, {
    hint: 'Reload both tables from the same release, or write them again from the records.',
  })
