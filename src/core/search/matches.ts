import type { Found, Index } from './create-index.ts'
import type { HeadRecord } from './read-head.ts'
import { asOneWord, termsOf, wordsOf } from './words.ts'

/** From the first character to before the last, counted in UTF-16 units as `slice` does. */
export type Range = readonly [start: number, end: number]

/** A term of a record that answers a query. */
export interface Match {
  readonly field: string
  readonly term: string
  /** The text that holds it; absent for the fields whose texts are in no table. */
  readonly text?: string
  readonly ranges: readonly Range[]
}

/** Where a term stands in a text. */
export const rangesOf = (text: string, term: string): Range[] =>
  wordsOf(text)
    .filter((word) => word.term === term)
    .map(({ start, end }) => [start, end])

/** An index, and its terms that answer a query. */
export interface Find {
  readonly index: Index
  readonly found: readonly Found[]
}

/** What answers a query of the record that has a number. */
export function matchesOf(record: HeadRecord, number: number, finds: readonly Find[]): Match[] {
  const texts = textsOf(record)
  return finds.flatMap((one) =>
    [...fieldsByTerm(one, number)].flatMap(([term, fields]) => [
      ...inTexts(texts, term),
      ...[...fields]
        .filter((field) => !isText(field))
        .map((field) => ({ field, term, ranges: [] })),
    ]),
  )
}

/** The fields of a record that hold each term, which may answer more than one wanted term. */
function fieldsByTerm({ index, found }: Find, number: number): Map<string, Set<string>> {
  const byTerm = new Map<string, Set<string>>()
  for (const one of found) {
    const fields = index.fieldsOf(one, number)
    if (fields.length === 0) continue
    const term = index.vocabulary.terms[one.term] as string
    byTerm.set(term, new Set([...(byTerm.get(term) ?? []), ...fields]))
  }
  return byTerm
}

const TEXTS: Readonly<Record<string, (record: HeadRecord) => readonly string[]>> = {
  slug: ({ slug }) => [slug],
  name: ({ name }) => [name],
  tags: ({ tags }) => tags,
  synonyms: ({ synonyms }) => synonyms,
}

/** Whether the texts of a field are in the head table, or made of such texts. */
const isText = (field: string): boolean =>
  field === 'title' || field === 'alias' || Object.hasOwn(TEXTS, field)

/** A text of a field, with its terms. */
interface Text {
  readonly field: string
  readonly text: string
  readonly terms: readonly string[]
}

const textsOf = (record: HeadRecord): Text[] =>
  Object.entries(TEXTS).flatMap(([field, of]) =>
    of(record).map((text) => ({ field, text, terms: termsOf(text) })),
  )

/** The texts that hold a term as a word, or are it when they are written as one word. */
const inTexts = (texts: readonly Text[], term: string): Match[] =>
  texts.flatMap(({ field, text, terms }): Match[] => {
    if (asOneWord(terms) === term) return [{ field, term, text, ranges: [[0, text.length]] }]
    return terms.includes(term) ? [{ field, term, text, ranges: rangesOf(text, term) }] : []
  })
