import type { Published } from '../content/record.ts'
import { isInSet } from '../content/sets.ts'
import { publicSummary } from '../content/summary.ts'
import { CONTENT_TYPES } from '../content/type.ts'
import { type Sha256, sha256Hex } from '../digest.ts'
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
  tags: writePostings(placesOf(documents.map(({ tags }) => items(tags)))),
  synonyms: lines(documents.map(({ synonyms }) => items(synonyms).join(', '))),
  description: writePostings(telling(documents.map(({ description }) => [description]))),
})

const onOneLine = (text: string): string =>
  (/[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, ' ') : text).trim()

const lines = (texts: readonly string[]): string => texts.map(onOneLine).join('\n')

const items = (texts: readonly string[]): string[] =>
  texts.map((text) => onOneLine(text.replaceAll(',', ' '))).filter((text) => text !== '')

type Places = Map<string, number[]>

/** The places of each telling word in lists of texts that are told apart by their number. */
function telling(lists: readonly (readonly string[])[]): Places {
  const places = placesOf(lists, termsOf)
  for (const word of STOP_WORDS) places.delete(word)
  return places
}

/** The places of each term in lists of texts that are told apart by their number. */
function placesOf(
  lists: readonly (readonly string[])[],
  termsIn: (text: string) => readonly string[] = (text) => [text],
): Places {
  const places: Places = new Map()
  for (let place = 0; place < lists.length; place++) {
    for (const text of lists[place] as readonly string[]) {
      for (const term of termsIn(text)) {
        const known = places.get(term)
        if (known === undefined) places.set(term, [place])
        else if (known[known.length - 1] !== place) known.push(place)
      }
    }
  }
  return places
}
