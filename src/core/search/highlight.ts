import type { HeadRecord } from './head-table.ts'
import type { IndexMatch, InvertedIndex } from './inverted-index.ts'
import { joinTerms, tokenize, toTerms } from './tokenize.ts'

/** A range of UTF-16 code units; the end is exclusive, as in `slice`. */
export type TextRange = readonly [start: number, end: number]

/** A term of a record that matches a query. */
export interface FieldMatch {
  readonly field: string
  readonly term: string
  /** The text that contains it; absent for fields whose texts are not in a table. */
  readonly text?: string
  readonly ranges: readonly TextRange[]
}

/** Finds the ranges of a term in a text. */
const findRanges = (text: string, term: string): TextRange[] =>
  tokenize(text)
    .filter((token) => token.term === term)
    .map(({ start, end }) => [start, end])

/** An index and its terms that match a query. */
export interface IndexMatches {
  readonly index: InvertedIndex
  readonly matches: readonly IndexMatch[]
}

/** Lists the terms of a record that match a query. */
export function listMatches(
  record: HeadRecord,
  number: number,
  indexMatches: readonly IndexMatches[],
): FieldMatch[] {
  const texts = listFieldTexts(record)
  return indexMatches.flatMap((matches) =>
    [...groupFieldsByTerm(matches, number)].flatMap(([term, fields]) => [
      ...matchTexts(texts, term),
      ...[...fields]
        .filter((field) => !isTextField(field))
        .map((field) => ({ field, term, ranges: [] })),
    ]),
  )
}

/** Returns the fields of a record by term. A term may match more than one term of the query. */
function groupFieldsByTerm(
  { index, matches }: IndexMatches,
  number: number,
): Map<string, Set<string>> {
  const byTerm = new Map<string, Set<string>>()
  for (const match of matches) {
    const fields = index.getFields(match, number)
    if (fields.length === 0) continue
    const term = index.dictionary.terms[match.term] as string
    byTerm.set(term, new Set([...(byTerm.get(term) ?? []), ...fields]))
  }
  return byTerm
}

const TEXT_FIELDS: Readonly<Record<string, (record: HeadRecord) => readonly string[]>> = {
  slug: ({ slug }) => [slug],
  name: ({ name }) => [name],
  tags: ({ tags }) => tags,
  synonyms: ({ synonyms }) => synonyms,
}

/** True if the texts of a field are in the head table or derived from such texts. */
const isTextField = (field: string): boolean =>
  field === 'title' || field === 'alias' || Object.hasOwn(TEXT_FIELDS, field)

/** A text of a field and its terms. */
interface FieldText {
  readonly field: string
  readonly text: string
  readonly terms: readonly string[]
}

const listFieldTexts = (record: HeadRecord): FieldText[] =>
  Object.entries(TEXT_FIELDS).flatMap(([field, getTexts]) =>
    getTexts(record).map((text) => ({ field, text, terms: toTerms(text) })),
  )

/** Finds the texts that contain a term or that equal it when joined to one word. */
const matchTexts = (texts: readonly FieldText[], term: string): FieldMatch[] =>
  texts.flatMap(({ field, text, terms }): FieldMatch[] => {
    if (joinTerms(terms) === term) return [{ field, term, text, ranges: [[0, text.length]] }]
    return terms.includes(term) ? [{ field, term, text, ranges: findRanges(text, term) }] : []
  })
