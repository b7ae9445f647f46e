import type { SearchCard } from './search-document.ts'
import type { IndexHit } from './search-index.ts'
import { joinTerms, tokenize, toTerms } from './tokenize.ts'

/** A range of UTF-16 code units; the end is exclusive, as in `slice`. */
export type TextRange = readonly [start: number, end: number]

/** A term of a record that matches a query. */
export interface FieldMatch {
  readonly field: string
  readonly term: string
  /** The text that contains it; absent for fields that are not quoted. */
  readonly text?: string
  readonly ranges: readonly TextRange[]
}

/** Finds the ranges of a term in a text. */
const findRanges = (text: string, term: string): TextRange[] =>
  tokenize(text)
    .filter((token) => token.term === term)
    .map(({ start, end }) => [start, end])

/** Lists the terms of a record that match a query, from the hits of the record in each index. */
export function listMatches(
  card: SearchCard<string>,
  indexHits: readonly IndexHit[],
): FieldMatch[] {
  const texts = listFieldTexts(card)
  return indexHits
    .flatMap(({ match }) => Object.entries(match))
    .flatMap(([term, fields]) => [
      ...matchTexts(texts, term),
      ...fields
        .filter((field) => !isTextField(field))
        .map((field) => ({ field, term, ranges: [] })),
    ])
}

const TEXT_FIELDS: Readonly<Record<string, (card: SearchCard<string>) => readonly string[]>> = {
  slug: ({ slug }) => [slug],
  name: ({ name }) => [name],
  tags: ({ tags }) => tags,
  synonyms: ({ synonyms }) => synonyms,
}

/** True if the texts of a field are quoted in matches, or derived from such texts. */
const isTextField = (field: string): boolean =>
  field === 'title' || field === 'alias' || Object.hasOwn(TEXT_FIELDS, field)

/** A text of a field and its terms. */
interface FieldText {
  readonly field: string
  readonly text: string
  readonly terms: readonly string[]
}

const listFieldTexts = (card: SearchCard<string>): FieldText[] =>
  Object.entries(TEXT_FIELDS).flatMap(([field, getTexts]) =>
    getTexts(card).map((text) => ({ field, text, terms: toTerms(text) })),
  )

/** Finds the texts that contain a term or that equal it when joined to one word. */
const matchTexts = (texts: readonly FieldText[], term: string): FieldMatch[] =>
  texts.flatMap(({ field, text, terms }): FieldMatch[] => {
    if (joinTerms(terms) === term) return [{ field, term, text, ranges: [[0, text.length]] }]
    return terms.includes(term) ? [{ field, term, text, ranges: findRanges(text, term) }] : []
  })
