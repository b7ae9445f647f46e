import type { Published } from '../content/record.ts'
import { isInSet } from '../content/sets.ts'
import { publicSummary } from '../content/summary.ts'
import { CONTENT_TYPES } from '../content/type.ts'
import { digest } from '../digest.ts'
import { type SearchDocument, searchDocument } from './document.ts'
import { nameOfSlug } from './name-of-slug.ts'
import { writePostings } from './postings.ts'
import { BODY_FIELDS, SEARCH_VERSION, STOP_WORDS } from './settings.ts'
import type { BodyTable, HeadTable } from './tables.ts'
import { termsOf } from './words.ts'

/** Both tables of some records. */
export interface SearchTables {
  readonly head: HeadTable
  readonly body: BodyTable
}

/** The records that can be found: all but hidden blueprints. */
export const findable = <P extends Published>(records: readonly P[]): P[] =>
  records.filter((record) => isInSet(publicSummary(record).blueprint_portfolio ?? null, 'all'))

/** The search tables of the records that can be found. Equal hits keep the order of the records. */
export function writeTables(records: readonly Published[]): SearchTables {
  const documents = findable(records).map(searchDocument)
  const stamp = stampOf(documents)
  return {
    head: { version: SEARCH_VERSION, stamp, ...headOf(documents) },
    body: {
      version: SEARCH_VERSION,
      stamp,
      count: documents.length,
      rest: writePostings(
        placesOf(BODY_FIELDS.flatMap((field) => documents.map(({ rest }) => telling(rest[field])))),
      ),
    },
  }
}

const headOf = (documents: readonly SearchDocument[]): Omit<HeadTable, 'version' | 'stamp'> => ({
  types: documents.map(({ type }) => CONTENT_TYPES.indexOf(type)).join(''),
  slugs: lines(documents.map(({ slug }) => slug)),
  names: lines(documents.map(({ name, slug }) => (name === nameOfSlug(slug) ? '' : name))),
  tags: writePostings(placesOf(documents.map(({ tags }) => items(tags)))),
  synonyms: lines(documents.map(({ synonyms }) => items(synonyms).join(', '))),
  description: writePostings(placesOf(documents.map(({ description }) => telling([description])))),
})

const stampOf = (documents: readonly SearchDocument[]): string =>
  digest(JSON.stringify(documents)).slice('sha256:'.length).slice(0, 12)

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const lines = (texts: readonly string[]): string => texts.map(onOneLine).join('\n')

const items = (texts: readonly string[]): string[] =>
  texts.map((text) => onOneLine(text.replaceAll(',', ' '))).filter((text) => text !== '')

const telling = (texts: readonly string[]): string[] =>
  texts.flatMap(termsOf).filter((term) => !STOP_WORDS.has(term))

/** The places of each term in lists that are told apart by their number. */
function placesOf(lists: readonly (readonly string[])[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [place, terms] of lists.entries()) {
    for (const term of new Set(terms)) {
      const known = places.get(term)
      if (known) known.push(place)
      else places.set(term, [place])
    }
  }
  return places
}
