import { CONTENT_TYPES } from '../content/content-types.ts'
import { isInBlueprintSet, type PublishedRecord, toPublicSummary } from '../content/record.ts'
import { type Sha256, sha256Hex } from '../hash.ts'
import { unique } from '../lists.ts'
import { humanize } from '../text.ts'
import { createIndexBuilder } from './index-builder.ts'
import { type DecodedPostings, encodePostings } from './postings.ts'
import { type SearchDocument, toSearchDocument } from './search-document.ts'
import { BODY_FIELDS, SEARCH_VERSION, STOP_WORDS } from './settings.ts'
import type { BodyTable, HeadTable } from './table-format.ts'
import { toTerms } from './tokenize.ts'

/** The head and body table of a release. */
export interface SearchTables {
  readonly head: HeadTable
  readonly body: BodyTable
}

/** Selects the searchable records: all except hidden blueprints. */
export const selectSearchable = <P extends PublishedRecord>(records: readonly P[]): P[] =>
  records.filter((record) => record.type !== 'blueprints' || isListed(record))

const isListed = (blueprint: PublishedRecord): boolean =>
  isInBlueprintSet(toPublicSummary(blueprint).blueprint_portfolio ?? null, 'all')

/**
 * Writes the search tables of the searchable records. Hits with equal scores keep the order of the
 * records. Hosts can pass a native SHA-256, which is faster.
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

/** Removes commas, which separate the items of a list. */
const toListItem = (text: string): string =>
  (/[^\S ]| {2}|,/.test(text) ? text.replace(/[\s,]+/g, ' ') : text).trim()

/** Indexes the words of lists of texts, without stop words; a place is the number of a list. */
function indexWords(lists: readonly (readonly string[])[]): DecodedPostings {
  const { addText, build } = createIndexBuilder(STOP_WORDS)
  for (const [place, texts] of lists.entries()) for (const text of texts) addText(text, place)
  return build()
}

/** Indexes whole texts of lists; a place is the number of a list. */
function indexTexts(lists: readonly (readonly string[])[]): DecodedPostings {
  const { add, build } = createIndexBuilder()
  for (const [place, texts] of lists.entries()) for (const text of texts) add(text, place)
  return build()
}

/** Lowercase letters, digits and single hyphens, which are safe in all file systems and URLs. */
const SAFE_FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Device names, which Windows does not allow as file names. */
const WINDOWS_DEVICE_NAME = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** Lists the slugs of records and the words of slugs, names, tags and synonyms, sorted. */
export function listHeadTerms(records: readonly PublishedRecord[]): string[] {
  const terms = selectSearchable(records)
    .map(toSearchDocument)
    .flatMap(({ slug, name, tags, synonyms }) => [
      slug,
      ...[slug, name, ...tags, ...synonyms].flatMap(toTerms),
    ])
  return unique(terms)
    .filter(
      (term) =>
        SAFE_FILE_NAME.test(term) && !WINDOWS_DEVICE_NAME.test(term) && !STOP_WORDS.has(term),
    )
    .sort()
}
