import { CONTENT_TYPES } from '../content/content-types.ts'
import { isInBlueprintSet, type PublishedRecord, toPublicSummary } from '../content/record.ts'
import { type Sha256, sha256Hex } from '../hash.ts'
import { humanize } from '../text.ts'
import { createIndexBuilder } from './index-builder.ts'
import { type DecodedPostings, encodePostings } from './postings.ts'
import { type SearchDocument, toSearchDocument } from './search-document.ts'
import { BODY_FIELDS, SEARCH_VERSION, STOP_WORDS } from './settings.ts'
import type { BodyTable, HeadTable } from './table-format.ts'
import { toTerms } from './tokenize.ts'

/** Both tables of some records. */
export interface SearchTables {
  readonly head: HeadTable
  readonly body: BodyTable
}

/** The records that can be found: all but hidden blueprints. */
export const selectSearchable = <P extends PublishedRecord>(records: readonly P[]): P[] =>
  records.filter((record) => record.type !== 'blueprints' || isListed(record))

const isListed = (blueprint: PublishedRecord): boolean =>
  isInBlueprintSet(toPublicSummary(blueprint).blueprint_portfolio ?? null, 'all')

/**
 * The search tables of the records that can be found. Equal hits keep the order of the records. A
 * host's own way to compute digests is faster than ours.
 */
export function writeSearchTables(
  records: readonly PublishedRecord[],
  sha256: Sha256 = sha256Hex,
): SearchTables {
  const documents = selectSearchable(records).map(toSearchDocument)
  const head = createHead(documents)
  const rest = encodePostings(
    indexWords(BODY_FIELDS.flatMap((field) => documents.map((document) => document.rest[field]))),
  )
  const stamp = sha256(JSON.stringify({ ...head, rest })).slice(0, 12)
  return {
    head: { version: SEARCH_VERSION, stamp, ...head },
    body: { version: SEARCH_VERSION, stamp, count: documents.length, rest },
  }
}

const createHead = (
  documents: readonly SearchDocument[],
): Omit<HeadTable, 'version' | 'stamp'> => ({
  types: documents.map(({ type }) => CONTENT_TYPES.indexOf(type)).join(''),
  slugs: joinLines(documents.map(({ slug }) => slug)),
  names: joinLines(documents.map(({ name, slug }) => (name === humanize(slug) ? '' : name))),
  tags: encodePostings(indexTexts(documents.map(({ tags }) => toListItems(tags)))),
  synonyms: joinLines(documents.map(({ synonyms }) => toListItems(synonyms).join(', '))),
  description: encodePostings(indexWords(documents.map(({ description }) => [description]))),
})

const joinLines = (texts: readonly string[]): string => texts.map(toSingleLine).join('\n')

const toSingleLine = (text: string): string =>
  (/[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, ' ') : text).trim()

const toListItems = (texts: readonly string[]): string[] =>
  texts.map(toListItem).filter((text) => text !== '')

/** A text for a list with commas. */
const toListItem = (text: string): string =>
  (/[^\S ]| {2}|,/.test(text) ? text.replace(/[\s,]+/g, ' ') : text).trim()

/** Where each telling word stands in lists of texts that are told apart by their number. */
function indexWords(lists: readonly (readonly string[])[]): DecodedPostings {
  const { addText, build } = createIndexBuilder(STOP_WORDS)
  for (const [place, texts] of lists.entries()) for (const text of texts) addText(text, place)
  return build()
}

/** Where each text stands in lists of texts that are told apart by their number. */
function indexTexts(lists: readonly (readonly string[])[]): DecodedPostings {
  const { add, build } = createIndexBuilder()
  for (const [place, texts] of lists.entries()) for (const text of texts) add(text, place)
  return build()
}

/** Lower case, digits and single hyphens: the same name on every file system and in every address. */
const SAFE_FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Names of devices, which Windows takes for no file, whatever their ending. */
const WINDOWS_DEVICE_NAME = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** The slugs of records and the words of their slugs, names, tags and synonyms, by code unit. */
export function listHeadTerms(records: readonly PublishedRecord[]): string[] {
  const terms = selectSearchable(records)
    .map(toSearchDocument)
    .flatMap(({ slug, name, tags, synonyms }) => [
      slug,
      ...[slug, name, ...tags, ...synonyms].flatMap(toTerms),
    ])
  return [...new Set(terms)]
    .filter(
      (term) =>
        SAFE_FILE_NAME.test(term) && !WINDOWS_DEVICE_NAME.test(term) && !STOP_WORDS.has(term),
    )
    .sort()
}
