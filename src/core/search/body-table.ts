import { isObject } from '../kernel/json/value.ts'
import { unique } from '../kernel/lists.ts'
import { Problem } from '../kernel/problem.ts'
import { collectPostings, type FieldTerms, type Postings } from './postings.ts'
import type { SearchDocument } from './search-document.ts'
import { BODY_FIELDS, type BodyField, SEARCH_VERSION, STOP_WORDS } from './settings.ts'
import { toTerms } from './tokenize.ts'

/**
 * The words of all records that are not on cards, loaded after the cards. The words are sorted, so
 * that similar ones compress well.
 */
export interface BodyTable {
  readonly version: number
  readonly release: string
  /** The number of records. */
  readonly count: number
  /** The words, separated by spaces. */
  readonly words: string
  /** The places of each word, separated by commas: the steps between them, in base 36. */
  readonly places: string
}

/** Collects the body words of records. */
export const collectBodyPostings = (documents: readonly SearchDocument[]): Postings =>
  collectPostings(BODY_FIELDS, documents.map(collectBodyWords))

/** Collects the body words of a record: each once, and none that its card has. */
function collectBodyWords(document: SearchDocument): FieldTerms<BodyField> {
  const { slug, name, description, tags, synonyms, rest } = document
  const seen = new Set(STOP_WORDS)
  const collect = (texts: readonly string[]): string[] => {
    const words = unique(texts.flatMap(toTerms)).filter((word) => !seen.has(word))
    for (const word of words) seen.add(word)
    return words
  }
  collect([slug, name, description, ...tags, ...synonyms])
  return { body: collect(rest.body), details: collect(rest.details) }
}

/** Writes the body table of documents. */
export function writeBodyTable(documents: readonly SearchDocument[], release: string): BodyTable {
  const { count, places } = collectBodyPostings(documents)
  const words = [...places.keys()].sort()
  return {
    version: SEARCH_VERSION,
    release,
    count,
    words: words.join(' '),
    places: words.map((word) => encodeSteps(places.get(word) ?? [])).join(','),
  }
}

const encodeSteps = (places: readonly number[]): string =>
  places.map((place, index) => (place - (places[index - 1] ?? 0)).toString(36)).join(' ')

/** Reads the words of all records. Throws for another version, format, release or corpus. */
export function readBodyTable(
  value: unknown,
  expected: Pick<BodyTable, 'release' | 'count'>,
): Postings {
  const { count, words, places } = parseBodyTable(value, expected)
  const lists = places.split(',')
  const terms = words === '' ? [] : words.split(' ')
  return {
    count,
    places: new Map(terms.map((term, index) => [term, decodeSteps(lists[index] ?? '', count)])),
  }
}

function decodeSteps(steps: string, count: number): number[] {
  let place = 0
  return steps.split(' ').map((step) => {
    place += Number.parseInt(step, 36)
    if (!(place >= 0 && place < count * BODY_FIELDS.length))
      throw createTableProblem('refers to records that it does not contain')
    return place
  })
}

function parseBodyTable(
  value: unknown,
  { release, count }: Pick<BodyTable, 'release' | 'count'>,
): BodyTable {
  const table: Record<string, unknown> = isObject(value) ? value : {}
  if (table.version !== SEARCH_VERSION) {
    const version = table.version === undefined ? 'no version' : `version ${String(table.version)}`
    throw createTableProblem(`has ${version}, but version ${SEARCH_VERSION} is supported`)
  }
  if (table.release !== release)
    throw createTableProblem(`is of release ${String(table.release)}, but the cards of ${release}`)
  if (typeof table.words !== 'string' || typeof table.places !== 'string')
    throw createTableProblem('has an unknown format')
  if (table.count !== count)
    throw createTableProblem(`has ${String(table.count)} records, but there are ${count} cards`)
  return table as unknown as BodyTable
}

const createTableProblem = (reason: string): Problem =>
  new Problem('source-unreachable', `The body table of the search ${reason}.`, {
    hint: 'Reload the cards and the body table from one release, or build the site again.',
  })
