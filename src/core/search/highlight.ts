import type { HeadRecord } from './head-table.ts'
import type { IndexMatch, InvertedIndex } from './inverted-index.ts'
import { joinTerms, tokenize, toTerms } from './tokenize.ts'

/** From the first character to before the last, counted in UTF-16 units as `slice` does. */
export type TextRange = readonly [start: number, end: number]

/** A term of a record that answers a query. */
export interface FieldMatch {
  readonly field: string
  readonly term: string
  /** The text that holds it; absent for the fields whose texts are in no table. */
  readonly text?: string
  readonly ranges: readonly TextRange[]
}

/** Where a term stands in a text. */
export const findRanges = (text: string, term: string): TextRange[] =>
  tokenize(text)
    .filter((word) => word.term === term)
    .map(({ start, end }) => [start, end])

/** An index, and its terms that answer a query. */
export interface IndexMatches {
  readonly index: InvertedIndex
  readonly found: readonly IndexMatch[]
}

/** What answers a query of the record that has a number. */
export function listMatches(
  record: HeadRecord,
  number: number,
  finds: readonly IndexMatches[],
): FieldMatch[] {
  const texts = listFieldTexts(record)
  return finds.flatMap((one) =>
    [...groupFieldsByTerm(one, number)].flatMap(([term, fields]) => [
      ...matchTexts(texts, term),
      ...[...fields]
        .filter((field) => !isTextField(field))
        .map((field) => ({ field, term, ranges: [] })),
    ]),
  )
}

/** The fields of a record that hold each term, which may answer more than one wanted term. */
function groupFieldsByTerm(
  { index, found }: IndexMatches,
  number: number,
): Map<string, Set<string>> {
  const byTerm = new Map<string, Set<string>>()
  for (const one of found) {
    const fields = index.getFields(one, number)
    if (fields.length === 0) continue
    const term = index.dictionary.terms[one.term] as string
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

/** Whether the texts of a field are in the head table, or made of such texts. */
const isTextField = (field: string): boolean =>
  field === 'title' || field === 'alias' || Object.hasOwn(TEXT_FIELDS, field)

/** A text of a field, with its terms. */
interface FieldText {
  readonly field: string
  readonly text: string
  readonly terms: readonly string[]
}

const listFieldTexts = (record: HeadRecord): FieldText[] =>
  Object.entries(TEXT_FIELDS).flatMap(([field, of]) =>
    of(record).map((text) => ({ field, text, terms: toTerms(text) })),
  )

/** The texts that hold a term as a word, or are it when they are written as one word. */
const matchTexts = (texts: readonly FieldText[], term: string): FieldMatch[] =>
  texts.flatMap(({ field, text, terms }): FieldMatch[] => {
    if (joinTerms(terms) === term) return [{ field, term, text, ranges: [[0, text.length]] }]
    return terms.includes(term) ? [{ field, term, text, ranges: findRanges(text, term) }] : []
  })
