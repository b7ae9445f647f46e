import type { Published } from '../content/record.ts'
import { isInSet } from '../content/sets.ts'
import { publicSummary } from '../content/summary.ts'
import { CONTENT_TYPES } from '../content/type.ts'
import { type Sha256, sha256Hex } from '../digest.ts'
import { type SearchDocument, searchDocument } from './document.ts'
import { createInverter } from './inverter.ts'
import { nameOfSlug } from './name-of-slug.ts'
import { type Inverted, writePostings } from './postings.ts'
import { BODY_FIELDS, SEARCH_VERSION, STOP_WORDS } from './settings.ts'
import type { BodyTable, HeadTable } from './tables.ts'

/** Both tables of some records. */
export interface SearchTables {
  readonly head: HeadTable
  readonly body: BodyTable
}

/** The records that can be found: all but hidden blueprints. */
export const findable = <P extends Published>(records: readonly P[]): P[] =>
  records.filter((record) => record.type !== 'blueprints' || isListed(record))

const isListed = (blueprint: Published): boolean =>
  isInSet(publicSummary(blueprint).blueprint_portfolio ?? null, 'all')

/**
 * The search tables of the records that can be found. Equal hits keep the order of the records. A
 * host's own way to compute digests is faster than ours.
 */
export function writeTables(
  records: readonly Published[],
  sha256: Sha256 = sha256Hex,
): SearchTables {
  const documents = findable(records).map(searchDocument)
  const head = headOf(documents)
  const rest = writePostings(
    telling(BODY_FIELDS.flatMap((field) => documents.map((document) => document.rest[field]))),
  )
  const stamp = sha256(JSON.stringify({ ...head, rest })).slice(0, 12)
  return {
    head: { version: SEARCH_VERSION, stamp, ...head },
    body: { version: SEARCH_VERSION, stamp, count: documents.length, rest },
  }
}

const headOf = (documents: readonly SearchDocument[]): Omit<HeadTable, 'version' | 'stamp'> => ({
  types: documents.map(({ type }) => CONTENT_TYPES.indexOf(type)).join(''),
  slugs: lines(documents.map(({ slug }) => slug)),
  names: lines(documents.map(({ name, slug }) => (name === nameOfSlug(slug) ? '' : name))),
  tags: writePostings(whole(documents.map(({ tags }) => items(tags)))),
  synonyms: lines(documents.map(({ synonyms }) => items(synonyms).join(', '))),
  description: writePostings(telling(documents.map(({ description }) => [description]))),
})

const lines = (texts: readonly string[]): string => texts.map(onOneLine).join('\n')

const onOneLine = (text: string): string =>
  (/[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, ' ') : text).trim()

const items = (texts: readonly string[]): string[] =>
  texts.map(asItem).filter((text) => text !== '')

/** A text for a list with commas. */
const asItem = (text: string): string =>
  (/[^\S ]| {2}|,/.test(text) ? text.replace(/[\s,]+/g, ' ') : text).trim()

/** Where each telling word stands in lists of texts that are told apart by their number. */
function telling(lists: readonly (readonly string[])[]): Inverted {
  const { addWords, inverted } = createInverter(STOP_WORDS)
  for (const [place, texts] of lists.entries()) for (const text of texts) addWords(text, place)
  return inverted()
}

/** Where each text stands in lists of texts that are told apart by their number. */
function whole(lists: readonly (readonly string[])[]): Inverted {
  const { add, inverted } = createInverter()
  for (const [place, texts] of lists.entries()) for (const text of texts) add(text, place)
  return inverted()
}
